import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppFrame } from './_components/frame/app-frame';
import { withBasePath } from './_components/base-path';
import { SETTLE_SCRIPT } from './_components/frame/locale-choice';
import { WorkerRegistration } from './_components/worker-registration';
import './globals.css';

export const metadata: Metadata = {
  applicationName: 'Lexio Scorekeeper',
  description: 'Exact, explained score keeping for tables that play Lexio with physical tiles.',
  manifest: withBasePath('/manifest.webmanifest'),
  appleWebApp: { capable: true, title: 'Lexio score', statusBarStyle: 'default' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f1e8' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1814' },
  ],
};

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    // The script below may change both attributes before React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: SETTLE_SCRIPT }} />
        {/* Not in `metadata`: those are taken out and put back with every screen, and each time the browser looks again
            for an icon, at the root of the host if it looks in between. */}
        <link rel="icon" href={withBasePath('/icons/icon.svg')} type="image/svg+xml" />
        <link rel="icon" href={withBasePath('/icons/icon-192.png')} type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href={withBasePath('/icons/apple-touch-icon.png')} />
      </head>
      <body>
        <AppFrame>{children}</AppFrame>
        <WorkerRegistration />
      </body>
    </html>
  );
}

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
  icons: {
    icon: [
      { url: withBasePath('/icons/icon.svg'), type: 'image/svg+xml' },
      { url: withBasePath('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
    ],
    apple: withBasePath('/icons/apple-touch-icon.png'),
  },
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
      </head>
      <body>
        <AppFrame>{children}</AppFrame>
        <WorkerRegistration />
      </body>
    </html>
  );
}

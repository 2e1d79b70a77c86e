import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { withBasePath } from './_components/base-path';
import { WorkerRegistration } from './_components/worker-registration';
import './globals.css';

export const metadata: Metadata = {
  title: 'Lexio Scorekeeper',
  manifest: withBasePath('/manifest.webmanifest'),
  icons: {
    icon: [
      { url: withBasePath('/icons/icon.svg'), type: 'image/svg+xml' },
      { url: withBasePath('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
    ],
    apple: withBasePath('/icons/apple-touch-icon.png'),
  },
};

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en">
      <body>
        {children}
        <WorkerRegistration />
      </body>
    </html>
  );
}

import type { NextConfig } from 'next';
import nextPwa from 'next-pwa';

/** '' or '/below/here': where the app lives on its host. */
const basePath = process.env.BASE_PATH ?? '';

const withPwa = nextPwa({
  dest: 'public',
  disable: process.env.NODE_ENV === 'development',
  swSrc: 'service-worker/sw.ts',
  register: false, // app/_components/worker-registration.tsx does it
  reloadOnOnline: false, // a half-filled round must survive a flapping network
  // The bundler knows only its own chunks. scripts/stamp.mjs writes the list, from every exported file.
  cacheStartUrl: false,
  additionalManifestEntries: [],
  exclude: [/./],
});

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  generateBuildId: () => process.env.NEXT_PUBLIC_BUILD_ID ?? 'dev',
  images: { unoptimized: true },
  // `npm run typecheck` covers the whole repository, tests included; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
};

export default withPwa(config);

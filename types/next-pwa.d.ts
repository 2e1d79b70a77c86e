/** next-pwa ships no types: these are the options this project uses. */
declare module 'next-pwa' {
  import type { NextConfig } from 'next';

  interface NextPwaOptions {
    readonly dest: string;
    readonly disable: boolean;
    readonly register: boolean;
    readonly swSrc: string;
    readonly reloadOnOnline: boolean;
    readonly cacheStartUrl: boolean;
    readonly additionalManifestEntries: readonly [];
    readonly exclude: readonly RegExp[];
  }
  export default function nextPwa(options: NextPwaOptions): (config: NextConfig) => NextConfig;
}

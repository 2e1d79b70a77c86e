import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    restoreMocks: true,
    maxWorkers: '100%', // by default one processor is left idle, which is half of them on a machine of two
    // A limit against hanging, not a measure of speed: a busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

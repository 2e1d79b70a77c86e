import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import { readBasePath } from './scripts/paths.mjs';

// scripts/e2e.mjs chooses a free port; every process of a run reads the same one.
const port = process.env.E2E_PORT ?? '3199';
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Limits against hanging, not measures of speed: a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Pixel 7'],
    baseURL,
    // The worker fetches the whole app whenever it is installed, and every test has a new browser to install it in: that
    // is more work than most tests are. Who needs the worker says `test.use({ serviceWorkers: 'allow' })`.
    serviceWorkers: 'block',
    // A trace costs time in every test, wanted or not: `TRACE=1 npx playwright test …` records one for what fails.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath !== undefined && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `${baseURL}${readBasePath(process.env.BASE_PATH)}/`,
    reuseExistingServer: false,
  },
});

import { defineConfig, devices } from 'playwright/test';
import { sites } from './sites';

const isRoot = process.getuid?.() === 0;

/** Builds the site once per configuration, serves each as it is deployed, and drives them in one Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  fullyParallel: false,
  // Half of a test's time is waiting: on two processors three go on where two would idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls now and then: a test that fails there is asked twice more.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    // What moves is a matter of its own tests, which ask for it; drawing it takes most of a small machine.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // As browsers were until late in 2026: an import that failed stays failed until the page is loaded anew.
        '--disable-blink-features=ModuleMapDoNotCacheFailedFetch',
      ],
    },
  },
  webServer: Object.values(sites).map(({ port, folder, env }) => ({
    command: `node node_modules/vite/bin/vite.js build --mode preview --logLevel warn --outDir ${folder} --emptyOutDir && node node_modules/vite/bin/vite.js preview --mode preview --logLevel warn --outDir ${folder} --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    env,
    timeout: 180_000,
    reuseExistingServer: false,
  })),
});

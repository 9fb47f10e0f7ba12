import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/browser';

const isCi = !!process.env['CI'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/server.ts',
  reporter: [['list'], ['./support/failures-last.ts']],
  workers: 2,
  retries: isCi ? 2 : 0,
  forbidOnly: isCi,
  // Generous on purpose: these timeouts end a run that hangs and measure nothing. A machine three times slower must pass.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: isCi ? 'on-first-retry' : 'off',
    // Containers run as root, where Chromium's sandbox refuses to start; /dev/shm there is often too small for it.
    launchOptions: { ...chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'] },
  },
});

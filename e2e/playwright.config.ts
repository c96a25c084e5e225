import { defineConfig } from '@playwright/test'

import { findBrowser } from '../scripts/browser.mjs'

const browser = findBrowser()

/**
 * Quiet: no calls home, no sandbox (which root has not), no QUIC (which a test of failures cannot see). Frames of other
 * sites have processes of their own, as in a browser with windows.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--site-per-process',
]

export default defineConfig({
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  globalSetup: './fixtures/server.ts',
  forbidOnly: true,
  // A story that passes only at the second try has found a bug.
  retries: 0,
  workers: 2,
  // Stories are independent, so those of one file share both workers too.
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [] : [['json'] as ['json']])],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Without pictures of every frame: they cost a fifth of the time of a run. Its snapshots show the page as it was.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: ARGUMENTS, ...(browser === undefined ? {} : { executablePath: browser }) },
  },
})

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

/** Stories that `npm run test:deep` runs, by their tag. */
const DEEP = ['sweep', 'faults', 'tamper'] as const

export default defineConfig({
  projects: [
    { name: 'stories', grepInvert: new RegExp(`@(?:${DEEP.join('|')})\\b`) },
    ...DEEP.map((name) => ({ name, grep: new RegExp(`@${name}\\b`) })),
  ],
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  globalSetup: './fixtures/server.ts',
  forbidOnly: true,
  // As `npm test` sets it: a moment's slowness is no failure. What passes then is listed, and its cause mended.
  retries: Number(process.env['TEST_RETRIES'] ?? 0),
  workers: 2,
  // Stories are independent, so those of one file share both workers too.
  fullyParallel: true,
  // A condition has a minute to come true, a story as long as several of them: how fast the machine is says nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [] : [['json'] as ['json']])],
  use: {
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Without pictures of every frame: they cost a fifth of the time of a run. Its snapshots show the page as it was.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: ARGUMENTS, ...(browser === undefined ? {} : { executablePath: browser }) },
  },
})

import { chromium, type Browser } from '@playwright/test'

import { ensureBrowser } from '../../scripts/browser.mjs'

/** A browser that calls nobody of its own accord. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-quic',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

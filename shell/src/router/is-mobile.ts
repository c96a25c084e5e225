import { isMobileUserAgent } from '@campus/contracts/title'

/** The one test for a phone: by the browser's own hint if it gives one, else by the user agent. */
export function isMobile(browser: Navigator = navigator): boolean {
  const hints = (browser as { userAgentData?: { mobile?: boolean } }).userAgentData
  return hints?.mobile ?? isMobileUserAgent(browser.userAgent)
}

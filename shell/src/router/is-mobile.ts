import { isMobileUserAgent } from '@campus/contracts/title'

/** The one test for a phone: by the browser's own word where it gives one, else by its name. */
export function isMobile(browser: Navigator = navigator): boolean {
  const hints = (browser as { userAgentData?: { mobile?: boolean } }).userAgentData
  return hints?.mobile ?? isMobileUserAgent(browser.userAgent)
}

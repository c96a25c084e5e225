import { isMobile } from './is-mobile'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

test.each([
  ['its name alone', { userAgent: PHONE }, true],
  ['its name alone', { userAgent: DESK }, false],
  ['its own word against its name', { userAgent: DESK, userAgentData: { mobile: true } }, true],
  ['its own word against its name', { userAgent: PHONE, userAgentData: { mobile: false } }, false],
  ['hints that say nothing, so its name', { userAgent: PHONE, userAgentData: {} }, true],
])('a browser is told by %s', (_, browser, expected) => {
  expect(isMobile(browser as unknown as Navigator)).toBe(expected)
})

test('the browser in use is asked unless another is given', () => {
  expect(isMobile()).toBe(false)
})

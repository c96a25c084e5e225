import { preferenceCookie } from './preference-cookies'

test.each([
  ['http:', 'campus.locale=en; path=/; max-age=34560000; samesite=lax'],
  ['https:', 'campus.locale=en; path=/; max-age=34560000; samesite=lax; secure'],
])('over %s a choice is kept for 400 days, by “%s”', (protocol, cookie) => {
  expect(preferenceCookie('campus.locale', 'en', protocol)).toBe(cookie)
})

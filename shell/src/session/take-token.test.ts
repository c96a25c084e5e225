import { takeTokenFromAddress } from './take-token'

test('SH-23 the token leaves the address before anything else, and only the token', () => {
  history.replaceState({ kept: 1 }, '', '/news?id=1&encryptionToken=a%2Bb#x')
  expect(takeTokenFromAddress()).toBe('a+b')
  expect(location.pathname + location.search + location.hash).toBe('/news?id=1#x')
  expect(history.state).toEqual({ kept: 1 })
  expect(takeTokenFromAddress()).toBeNull()
})

test('SH-23 the token is decoded once', () => {
  history.replaceState(null, '', '/?encryptionToken=a%252Bb')
  expect(takeTokenFromAddress()).toBe('a%2Bb')
})

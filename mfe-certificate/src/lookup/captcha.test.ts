import { computedCode, newCaptcha } from './captcha'

test('CE-11 a key is 16 random characters, and no two are the same', () => {
  const keys = Array.from({ length: 2000 }, () => newCaptcha('picture').key)
  expect(keys.filter((key) => !/^[A-Za-z0-9]{16}$/.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})

test('a computed answer says that it was computed', () => {
  expect(computedCode('4321')).toBe('pow:4321')
})

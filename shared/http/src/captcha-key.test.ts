import * as v from 'valibot'

import { captchaKey } from '@campus/contracts/sign-in'

import { newCaptchaKey } from './captcha-key'

test('a key is what the server takes, and never the same twice', () => {
  const keys = Array.from({ length: 200 }, newCaptchaKey)
  expect(keys.filter((key) => !v.is(captchaKey, key))).toEqual([])
  expect(new Set(keys).size).toBe(200)
})

import { IDEMPOTENCY_KEY_FORM } from '@campus/contracts/headers'

import { IdempotencyKeys, newIdempotencyKey } from './idempotency-key'

test('a key is what the server takes, and never the same twice', () => {
  const made = Array.from({ length: 200 }, newIdempotencyKey)
  expect(made.filter((key) => !IDEMPOTENCY_KEY_FORM.test(key))).toEqual([])
  expect(new Set(made).size).toBe(200)
})

test('a key has two digits of each byte, small ones too', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    ;(bytes as Uint8Array).set([0, 7, 16, 255])
    return bytes
  })
  expect(newIdempotencyKey()).toBe(`000710ff${'00'.repeat(12)}`)
})

test('the same content keeps its key until it succeeds; other content gets another', () => {
  const keys = new IdempotencyKeys()
  const first = keys.keyFor({ name: 'a' })
  expect(keys.keyFor({ name: 'a' })).toBe(first)
  const second = keys.keyFor({ name: 'b' })
  expect(second).not.toBe(first)
  keys.renew()
  expect(keys.keyFor({ name: 'b' })).not.toBe(second)
})

import { IDEMPOTENCY_KEY_FORM } from '@campus/contracts/headers'

import { IdempotencyKeys, newIdempotencyKey } from './idempotency-key'

test('a key is what the server takes, and never the same twice', () => {
  const made = Array.from({ length: 200 }, newIdempotencyKey)
  expect(made.filter((key) => !IDEMPOTENCY_KEY_FORM.test(key))).toEqual([])
  expect(new Set(made).size).toBe(200)
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

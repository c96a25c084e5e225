import { newId } from './ids'

test('ids of one millisecond are never the same', () => {
  const now = Date.now()
  const ids = new Set(Array.from({ length: 100_000 }, () => newId(now)))
  expect(ids.size).toBe(100_000)
})

test('an id grows with time and fits a signed 64-bit number', () => {
  const earlier = BigInt(newId(Date.UTC(2026, 0, 1)))
  const later = BigInt(newId(Date.UTC(2026, 0, 1, 0, 0, 0, 1)))
  expect(later).toBeGreaterThan(earlier)
  expect(later).toBeLessThan(2n ** 63n)
})

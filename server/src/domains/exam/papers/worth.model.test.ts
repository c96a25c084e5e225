import fc from 'fast-check'

import { sum } from '@campus/contracts/exam-question'

import { pointsOf, worthOf } from './worth.model'

interface Row {
  readonly id: string
  readonly parentId: string | null
  readonly position: number
  readonly points: number | null
}

const single = (points: number | null): Row => ({ id: 'single', parentId: null, position: 1, points })
const passage = (points: number | null): Row => ({ id: 'passage', parentId: null, position: 2, points })
const part = (position: number, points: number | null): Row => ({
  id: `part${position}`,
  parentId: 'passage',
  position,
  points,
})

test.each<[string, Row[], number[]]>([
  ['a question of its own', [single(5)], [5]],
  ['a question without points', [single(null)], [0]],
  ['a passage whose parts share its points', [passage(10), part(1, null), part(2, null)], [10, 5, 5]],
  ['where they do not divide', [passage(10), part(1, null), part(2, null), part(3, null)], [10, 3.34, 3.33, 3.33]],
  ['parts in another order', [part(2, null), part(1, null), part(3, null), passage(10)], [3.33, 3.34, 3.33, 10]],
  ['less than there are parts', [passage(0.02), part(1, null), part(2, null), part(3, null)], [0.02, 0.01, 0.01, 0]],
  ['parts with points of their own', [passage(null), part(1, 2.5), part(2, 1)], [3.5, 2.5, 1]],
  ['some with, some without', [passage(10), part(1, null), part(2, 4), part(3, null)], [10, 3, 4, 3]],
  ['parts with more than the passage', [passage(3), part(1, 4), part(2, null)], [4, 4, 0]],
  ['a passage without parts', [passage(6)], [6]],
  ['no points at all', [passage(null), part(1, null)], [0, 0]],
])('%s', (_, rows, expected) => {
  expect(rows.map((row) => worthOf(row, rows))).toEqual(expected)
})

const hundredths = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100)
const anyPoints = fc.option(hundredths, { nil: null })

test('everything right is all the points of the passage, whatever it has and however many parts', () => {
  fc.assert(
    fc.property(anyPoints, fc.array(anyPoints, { minLength: 1, maxLength: 40 }), (points, parts) => {
      const rows = [passage(points), ...parts.map((own, index) => part(index + 1, own))]
      const worth = rows.map((row) => worthOf(row, rows))
      const own = sum(parts.map((one) => one ?? 0))
      const shares = parts.includes(null)
      expect(sum(worth.slice(1))).toBe(worth[0])
      expect(worth[0]).toBe(shares ? Math.max(points ?? 0, own) : own)
      expect(pointsOf([single(2.5), ...rows])).toBe(sum([2.5, worth[0] ?? 0]))
      expect(worth.every((one) => one >= 0 && Number.isInteger(Math.round(one * 100)))).toBe(true)
    }),
  )
})

import fc from 'fast-check'

import { movedCount } from '../like/liked-count.model'
import { reviewOf } from './review.fixtures'
import { foldedText, snapshotSecond, toggleReviewLike } from './review.model'

test.each([
  [0, false],
  [132, false],
  [133, false],
  [134, true],
  [900, true],
])('PO-REV-06 a text of %i characters is folded: %p', (length, folded) => {
  expect(foldedText('学'.repeat(length)) !== null).toBe(folded)
})

test('PO-REV-06 characters outside the basic plane count once and are never cut in two', () => {
  expect(foldedText('😀'.repeat(133))).toBeNull()
  expect(foldedText('😀'.repeat(134))).toBe(`${'😀'.repeat(133)}…`)
})

test.each([
  [60, 7],
  [7, 7],
  [3.2, 3.2],
  [0, 0],
  [Infinity, 7],
  [Number.NaN, 7],
])('PO-REV-07 the snapshot of a video of %p seconds is at %p', (duration, second) => {
  expect(snapshotSecond(duration)).toBe(second)
})

test('PO-REV-08 PO-REV-09 a press turns the like over and moves the count by one', () => {
  expect(toggleReviewLike(reviewOf({ thumbs: false, thumbsCount: 12 }))).toMatchObject({
    thumbs: true,
    thumbsCount: 13,
  })
  expect(toggleReviewLike(reviewOf({ thumbs: true, thumbsCount: 13 }))).toMatchObject({
    thumbs: false,
    thumbsCount: 12,
  })
  expect(movedCount(0, true)).toBe(0)
})

test('PO-REV-09 pressing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 1, max: 1e6 }), (thumbs, thumbsCount) => {
      const review = reviewOf({ thumbs, thumbsCount })
      expect(toggleReviewLike(toggleReviewLike(review))).toEqual(review)
    }),
  )
})

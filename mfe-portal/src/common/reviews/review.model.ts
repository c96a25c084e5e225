/** The content of a review, without drawing it. */
import type { Review } from '@campus/contracts/review'

import { movedCount } from '../like/liked-count.model'

export const REVIEWS_PER_PAGE = 2

const FOLD_LIMIT = 133
const SNAPSHOT_SECOND = 7

/**
 * The short form of a text longer than 133 characters; null for a shorter text. Counts characters, not code
 * units.
 */
export function foldedText(content: string): string | null {
  const characters = Array.from(content)
  return characters.length > FOLD_LIMIT ? `${characters.slice(0, FOLD_LIMIT).join('')}…` : null
}

/** The second whose frame represents a video: the seventh, or the last of a shorter one. */
export function snapshotSecond(duration: number): number {
  return Number.isFinite(duration) ? Math.min(SNAPSHOT_SECOND, Math.max(duration, 0)) : SNAPSHOT_SECOND
}

/** The review after a press on its like button. */
export function toggleReviewLike(review: Review): Review {
  return { ...review, thumbs: !review.thumbs, thumbsCount: movedCount(review.thumbsCount, review.thumbs) }
}

/** What a review shows, decided without drawing it. */
import type { Review } from '@campus/contracts/review'

import { movedCount } from '../like/liked-count.model'

export const REVIEWS_PER_PAGE = 2

const FOLD_LIMIT = 133
const SNAPSHOT_SECOND = 7

/** A text longer than 133 characters as it stands folded; null when it is not folded. Characters, not code units. */
export function foldedText(content: string): string | null {
  const characters = Array.from(content)
  return characters.length > FOLD_LIMIT ? `${characters.slice(0, FOLD_LIMIT).join('')}…` : null
}

/** Second of a video whose frame stands for it: the seventh, or the last there is. */
export function snapshotSecond(duration: number): number {
  return Number.isFinite(duration) ? Math.min(SNAPSHOT_SECOND, Math.max(duration, 0)) : SNAPSHOT_SECOND
}

/** The review after a press on its like button. */
export function toggleReviewLike(review: Review): Review {
  return { ...review, thumbs: !review.thumbs, thumbsCount: movedCount(review.thumbsCount, review.thumbs) }
}

import { and, eq, sql } from 'drizzle-orm'

import type { THUMBS_BIZ_TYPES } from '@campus/contracts/review'

import type { Transaction } from '../../platform/database/database'
import { comments } from '../comment/comment.schema'
import { wallItems } from '../home/home.schema'
import { reviews } from './review.schema'

/** What keeps the number of its likes in its own row. */
type CountedThing = (typeof THUMBS_BIZ_TYPES)[number]

/**
 * Changes the like count in the row itself, so that simultaneous likes add up. False when there is nothing
 * published to like.
 */
export async function moveLikeCount(
  tx: Transaction,
  bizType: CountedThing,
  bizId: string,
  by: number,
): Promise<boolean> {
  return MOVES[bizType](tx, bizId, by)
}

const MOVES: Readonly<Record<CountedThing, (tx: Transaction, id: string, by: number) => Promise<boolean>>> = {
  COMMENT_SCORE: moveReview,
  EVERYONE_SAYS: moveWallItem,
  COMMENTS: moveComment,
}

async function moveReview(tx: Transaction, id: string, by: number): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set({ thumbsCount: sql`greatest(${reviews.thumbsCount} + ${by}, 0)` })
    .where(and(eq(reviews.id, id), eq(reviews.published, true)))
    .returning({ id: reviews.id })
  return rows.length > 0
}

async function moveWallItem(tx: Transaction, id: string, by: number): Promise<boolean> {
  const rows = await tx
    .update(wallItems)
    .set({ likeNum: sql`greatest(${wallItems.likeNum} + ${by}, 0)` })
    .where(and(eq(wallItems.id, id), eq(wallItems.bizType, 'EVERYONE_SAYS'), eq(wallItems.published, true)))
    .returning({ id: wallItems.id })
  return rows.length > 0
}

async function moveComment(tx: Transaction, id: string, by: number): Promise<boolean> {
  const rows = await tx
    .update(comments)
    .set({ thumbsCount: sql`greatest(${comments.thumbsCount} + ${by}, 0)` })
    .where(eq(comments.id, id))
    .returning({ id: comments.id })
  return rows.length > 0
}

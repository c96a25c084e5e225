import { and, asc, eq, inArray } from 'drizzle-orm'

import { commentScorePage, commentScoreTagList, thumbsDelete, thumbsUp } from '@campus/contracts/review'

import type { Transaction } from '../../platform/database/database'
import { handle, handlePublic, type Route } from '../../platform/http/handle'
import { orderOf, pagedSelect } from '../../platform/http/paging'
import { InvalidInputError, refuse } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { actorOf, addLike, likedAmong, removeLikes } from '../../platform/likes/likes'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited } from '../../platform/rate-limits/rate-limit'
import { onSaleAmong } from '../product/product.offer'
import { moveLikeCount } from './like-count'
import { newLikes } from './review.limits'
import { reviews, reviewTagLinks, reviewTags } from './review.schema'

export const reviewRoutes: readonly Route[] = [
  handle(commentScorePage, async (context) => {
    const { input, tx } = context
    const { commentObjectType, tagIdList, productId } = input.model
    const shown = and(
      eq(reviews.commentObjectType, commentObjectType),
      eq(reviews.published, true),
      tagIdList.length === 0 ? undefined : inArray(reviews.id, taggedWith(tx, tagIdList)),
      productId === undefined ? undefined : eq(reviews.productId, productId),
    )
    const { commentTop, createdTime, id } = reviews
    const page = await pagedSelect(
      tx,
      tx.select().from(reviews).where(shown).$dynamic(),
      input,
      orderOf(input, { 'commentTop,createdTime': [commentTop, createdTime], createdTime: [createdTime] }, id),
    )
    const onSale = await onSaleAmong(
      tx,
      page.records.map((row) => row.productId ?? ''),
    )
    const liked = await likedAmong(
      tx,
      'COMMENT_SCORE',
      page.records.map((row) => row.id),
      actorOf(context),
    )
    return { ...page, records: page.records.map((row) => reviewResponse(row, { onSale, liked })) }
  }),

  handlePublic(commentScoreTagList, async ({ tx }) =>
    tx
      .select({ id: reviewTags.id, name: reviewTags.name })
      .from(reviewTags)
      .orderBy(asc(reviewTags.seq), asc(reviewTags.id)),
  ),

  handle(
    thumbsUp,
    async (context) => {
      const { input, tx, address, now } = context
      const { bizId, bizType } = input
      if (input.thumbs !== 1) throw new InvalidInputError('thumbs')
      const hit = { rule: newLikes, whom: networkOf(address), now }
      if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
      const added = await addLike(tx, { bizType, bizId, actor: actorOf(context), now })
      if (!(await moveLikeCount(tx, bizType, bizId, added ? 1 : 0))) throw refuse('notFound')
      if (added) await countHit(tx, hit)
      return true
    },
    { visitorWrites: { inside: [newLikes] } },
  ),

  handle(
    thumbsDelete,
    async (context) => {
      const { input, tx } = context
      const { bizId, bizType } = input
      // A like that is withdrawn was counted before.
      const removed = await removeLikes(tx, { bizType, bizId, actor: actorOf(context) })
      if (!(await moveLikeCount(tx, bizType, bizId, -removed))) throw refuse('notFound')
      return true
    },
    { visitorWrites: { inside: [newLikes] } },
  ),
]

function taggedWith(tx: Transaction, tagIds: readonly string[]) {
  return tx
    .select({ id: reviewTagLinks.reviewId })
    .from(reviewTagLinks)
    .where(inArray(reviewTagLinks.tagId, [...tagIds]))
}

interface Known {
  /** Ids of products. */
  readonly onSale: ReadonlySet<string>
  /** Ids of reviews. */
  readonly liked: ReadonlySet<string>
}

function reviewResponse(row: typeof reviews.$inferSelect, { onSale, liked }: Known) {
  const productId = row.productId ?? ''
  return {
    id: row.id,
    commentContent: row.commentContent,
    commentAuthorName: row.commentAuthorName,
    commentAuthorPic: row.commentAuthorPic,
    createdTime: wireTime(row.createdTime),
    fileList: row.files,
    product: { id: onSale.has(productId) ? productId : '', varietyName: row.varietyName },
    browseCount: row.browseCount,
    thumbsCount: row.thumbsCount,
    thumbs: liked.has(row.id) ? 1 : 0,
    schoolComment: row.schoolComment === '' ? null : { commentContent: row.schoolComment },
    commentTop: row.commentTop ? 1 : 0,
  }
}

import * as v from 'valibot'

import { defineCall } from './call'
import { count, flag, id, list, numeric, page, paging, text, time } from './wire'

export const reviewFile = v.object({ url: text, type: v.nullish(v.picklist(['PIC', 'VIDEO']), 'PIC') })

/** A review of an ordered product. */
export const review = v.object({
  id,
  commentContent: text,
  commentAuthorName: text,
  commentAuthorPic: text,
  createdTime: time,
  fileList: list(reviewFile),
  product: v.nullish(
    v.object({ /** Of a product on sale; '' for none. */ id: v.nullish(text, ''), varietyName: text }),
    { id: '', varietyName: '' },
  ),
  browseCount: count,
  thumbsCount: count,
  thumbs: flag,
  schoolComment: v.nullish(v.object({ commentContent: text }), { commentContent: '' }),
  commentTop: flag,
})
export type Review = v.InferOutput<typeof review>

export const commentScorePage = defineCall({
  id: 'review.page',
  method: 'POST',
  path: '/api/universityAdvertise/anyBiz/commentScore/page',
  summary: 'Reviews; unless asked otherwise pinned first, then newest',
  request: v.object({
    ...paging({ sort: ['commentTop,createdTime', 'createdTime'], order: 'descending' }),
    model: v.object({
      commentObjectType: v.literal('ORDER'),
      tagIdList: v.optional(v.pipe(v.array(id), v.maxLength(20)), []),
      /** Of this product only. */
      productId: v.optional(id),
    }),
  }),
  response: page(review),
})

export const commentScoreTagList = defineCall({
  id: 'review.tagList',
  method: 'POST',
  path: '/api/universityAdvertise/anyBiz/commentScoreTag/list',
  summary: 'Tags reviews are filtered by',
  request: v.object({}),
  response: list(v.object({ id, name: text })),
})

/** The kinds of things that can be liked. */
export const THUMBS_BIZ_TYPES = ['COMMENT_SCORE', 'EVERYONE_SAYS', 'COMMENTS'] as const

export const thumbsUp = defineCall({
  id: 'review.thumbs',
  method: 'POST',
  path: '/api/universityAdvertise/anyone/thumbsUserRecord/thumbs',
  summary: 'Likes; twice by one person counts once',
  request: v.object({ bizId: id, bizType: v.picklist(THUMBS_BIZ_TYPES), thumbs: v.optional(numeric, 1) }),
  response: v.boolean(),
})

export const thumbsDelete = defineCall({
  id: 'review.thumbsDelete',
  method: 'POST',
  path: '/api/universityAdvertise/anyone/thumbsUserRecord/deleted',
  summary: 'Takes a like back',
  request: v.object({ bizId: id, bizType: v.picklist(THUMBS_BIZ_TYPES) }),
  response: v.boolean(),
})

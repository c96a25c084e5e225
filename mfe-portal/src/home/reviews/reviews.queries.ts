/** Reviews of ordered products and the tags they are filtered by. */
import { callQuery, pageQuery } from '@campus/calls/query'
import { commentScorePage, commentScoreTagList } from '@campus/contracts/review'

import { REVIEWS_PER_PAGE } from './review.model'

/** One page, of one tag or ('') of all reviews. */
export function reviewsQuery(tagId: string, page: number) {
  return pageQuery(commentScorePage, {
    current: page,
    size: REVIEWS_PER_PAGE,
    sort: 'commentTop,createdTime',
    order: 'descending',
    model: { commentObjectType: 'ORDER', tagIdList: tagId === '' ? [] : [tagId] },
  })
}

export function reviewTagsQuery() {
  return callQuery(commentScoreTagList, {})
}

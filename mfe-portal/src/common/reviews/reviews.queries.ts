/** Reviews of ordered products. */
import { pageQuery } from '@campus/calls/query'
import { commentScorePage } from '@campus/contracts/review'

import { REVIEWS_PER_PAGE } from './review.model'

interface WhichReviews {
  /** '' for reviews of any tag. */
  readonly tagId?: string
  /** Undefined for reviews of all products. */
  readonly productId?: string
  readonly page: number
}

export function reviewsQuery({ tagId = '', productId, page }: WhichReviews) {
  return pageQuery(commentScorePage, {
    current: page,
    size: REVIEWS_PER_PAGE,
    sort: 'commentTop,createdTime',
    order: 'descending',
    model: {
      commentObjectType: 'ORDER',
      tagIdList: tagId === '' ? [] : [tagId],
      ...(productId !== undefined && { productId }),
    },
  })
}

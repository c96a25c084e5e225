/** Reviews of ordered products and the tags they are filtered by. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { commentScorePage, commentScoreTagList } from '@campus/contracts/review'
import { call } from '@campus/http/client'

import { inBlock } from '../../common/in-block'
import { homeKey } from '../home.queries'
import { REVIEWS_PER_PAGE } from './review.model'

/** Every page of reviews lies below this key. */
export function reviewPagesKey(tenantId: string) {
  return homeKey(tenantId, 'reviews')
}

/** One page, all reviews or those with one tag. The page before stays while the next one comes. */
export function reviewsQuery(tenantId: string, tagId: string, page: number) {
  return queryOptions({
    queryKey: [...reviewPagesKey(tenantId), tagId, page] as const,
    queryFn: ({ signal }) =>
      call(
        commentScorePage,
        {
          current: page,
          size: REVIEWS_PER_PAGE,
          sort: 'commentTop,createdTime',
          order: 'descending',
          model: { commentObjectType: 'ORDER', tagIdList: tagId === '' ? [] : [tagId] },
        },
        inBlock(signal),
      ),
    placeholderData: keepPreviousData,
  })
}

export function reviewTagsQuery(tenantId: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'review-tags'),
    queryFn: ({ signal }) => call(commentScoreTagList, {}, inBlock(signal)),
  })
}

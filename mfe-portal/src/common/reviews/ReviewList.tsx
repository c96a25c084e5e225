import type { UseQueryResult } from '@tanstack/react-query'

import { PagedBlock } from '@campus/calls/paged-block'
import { useOptimisticCall } from '@campus/calls/use-optimistic-call'
import { commentScorePage, type Review } from '@campus/contracts/review'
import type { Page } from '@campus/contracts/wire'
import { EmptyState } from '@campus/ui/states'

import { sendLike } from '../like/send-like'
import { useReviewT } from './messages'
import { toggleReviewLike } from './review.model'
import { ReviewPair, ReviewPairSkeleton } from './ReviewPair'
import { ReviewQuote } from './ReviewQuote'

interface ReviewListProps {
  reviews: UseQueryResult<Page<Review>>
  /** From 1. */
  page: number
  onPage: (page: number) => void
  /** Whether each says which product it is about. */
  naming: boolean
}

/** Reviews with their pager; each can be liked. */
export function ReviewList({ reviews, page, onPage, naming }: ReviewListProps) {
  const t = useReviewT()
  const like = useOptimisticCall({
    send: (review: Review) => sendLike('COMMENT_SCORE', review.id, review.thumbs),
    shown: commentScorePage,
    thing: ({ id }) => id,
    apply: (shown, review) => ({
      ...shown,
      records: shown.records.map((other) => (other.id === review.id ? toggleReviewLike(review) : other)),
    }),
  })
  return (
    <PagedBlock
      query={reviews}
      page={page}
      onPage={onPage}
      label={t('review.title')}
      skeleton={<ReviewPairSkeleton />}
      empty={<EmptyState title={t('common.noReviews')} />}
    >
      {({ records }) => (
        <ReviewPair>
          {records.map((review) => (
            <li key={review.id}>
              <ReviewQuote review={review} naming={naming} onLike={() => like.run(review)} />
            </li>
          ))}
        </ReviewPair>
      )}
    </PagedBlock>
  )
}

import { useQuery } from '@tanstack/react-query'

import { defineBlock } from '@campus/calls/page'
import { PagedBlock } from '@campus/calls/paged-block'
import { useAddress } from '@campus/calls/use-address'
import { useOptimisticCall } from '@campus/calls/use-optimistic-call'
import { commentScorePage, type Review } from '@campus/contracts/review'
import { Section } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'

import { FilterChips, FilterChipsSkeleton } from '../../common/FilterChips'
import { sendLike } from '../like/send-like'
import { reviewsAddress } from '../list-address.model'
import { useT } from '../messages'
import { toggleReviewLike } from './review.model'
import { ReviewPair, ReviewPairSkeleton } from './ReviewPair'
import { ReviewQuote } from './ReviewQuote'
import { reviewsQuery, reviewTagsQuery } from './reviews.queries'

/** The filter's first entry: every review. */
const ALL = ''

/** Students' reviews of the products they bought. */
export const Component = defineBlock({
  queries: ({ query }) => {
    const { choice, page } = reviewsAddress.parse(query)
    return [reviewTagsQuery(), reviewsQuery(choice, page)]
  },
  Component: Reviews,
})

function Reviews() {
  const t = useT()
  const {
    values: { choice, page },
    go,
  } = useAddress(reviewsAddress)
  return (
    <Section title={t('home.reviews')}>
      <TagFilter chosen={choice} onChoose={(tagId) => go({ choice: tagId })} />
      <ReviewList tagId={choice} page={page} onPage={(next) => go({ page: next })} />
    </Section>
  )
}

/** Without tags, or if they fail to load, the reviews are not filtered. */
function TagFilter({ chosen, onChoose }: { chosen: string; onChoose: (tagId: string) => void }) {
  const t = useT()
  const { data: tags = [], isPending } = useQuery(reviewTagsQuery())
  if (isPending) return <FilterChipsSkeleton />
  if (tags.length === 0) return null
  const items = [{ id: ALL, name: t('review.tag.all') }, ...tags]
  return <FilterChips label={t('review.tags')} items={items} value={chosen} onChange={onChoose} />
}

interface ReviewListProps {
  tagId: string
  page: number
  onPage: (page: number) => void
}

function ReviewList({ tagId, page, onPage }: ReviewListProps) {
  const t = useT()
  const reviews = useQuery(reviewsQuery(tagId, page))
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
      label={t('home.reviews')}
      skeleton={<ReviewPairSkeleton />}
      empty={<EmptyState title={t('common.noReviews')} />}
    >
      {({ records }) => (
        <ReviewPair>
          {records.map((review) => (
            <li key={review.id}>
              <ReviewQuote review={review} onLike={() => like.run(review)} />
            </li>
          ))}
        </ReviewPair>
      )}
    </PagedBlock>
  )
}

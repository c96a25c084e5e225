import { useQuery } from '@tanstack/react-query'

import { useSession } from '@campus/session/session-store'
import { Section } from '@campus/ui/layout'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'

import { BusyArea } from '../../common/blocks/BusyArea'
import { QueryBlock } from '../../common/blocks/QueryBlock'
import { useT } from '../../messages'
import { FilterChips } from '../blocks/FilterChips'
import { useLike } from '../like/use-like'
import { hasPager } from '../list-address.model'
import { useListAddress } from '../use-list-address'
import { REVIEWS_PER_PAGE, toggleReviewLike } from './review.model'
import { ReviewPair, ReviewPairSkeleton, TagFilterSkeleton } from './ReviewPair'
import { ReviewQuote } from './ReviewQuote'
import { reviewPagesKey, reviewsQuery, reviewTagsQuery } from './reviews.queries'

/** The filter's first entry: every review. */
const ALL = ''

/** What students say of the products they bought. */
export function Component() {
  const t = useT()
  const [{ choice, page }, go] = useListAddress('reviews')
  return (
    <Section title={t('home.reviews')}>
      <TagFilter chosen={choice} onChoose={(tagId) => go({ choice: tagId, page: 1 })} />
      <ReviewList tagId={choice} page={page} onPage={(next) => go({ choice, page: next })} />
    </Section>
  )
}

/** Without tags, or when they do not come, the reviews are simply not filtered. */
function TagFilter({ chosen, onChoose }: { chosen: string; onChoose: (tagId: string) => void }) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const { data: tags = [], isPending } = useQuery(reviewTagsQuery(tenantId))
  if (isPending) return <TagFilterSkeleton />
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
  const tenantId = useSession((session) => session.tenantId)
  const reviews = useQuery(reviewsQuery(tenantId, tagId, page))
  const like = useLike({
    bizType: 'COMMENT_SCORE',
    pages: reviewPagesKey(tenantId),
    isLiked: (review) => review.thumbs,
    toggled: toggleReviewLike,
  })
  return (
    <QueryBlock query={reviews} skeleton={<ReviewPairSkeleton />}>
      {({ records, total, pages }) => (
        <BusyArea busy={reviews.isPlaceholderData}>
          {records.length === 0 ? (
            <EmptyState title={t('common.noReviews')} />
          ) : (
            <ReviewPair>
              {records.map((review) => (
                <li key={review.id}>
                  <ReviewQuote review={review} onLike={() => like.press(review)} />
                </li>
              ))}
            </ReviewPair>
          )}
          {hasPager(total, REVIEWS_PER_PAGE) ? (
            <Pagination label={t('home.reviews')} current={page} pages={pages} onChange={onPage} />
          ) : null}
        </BusyArea>
      )}
    </QueryBlock>
  )
}

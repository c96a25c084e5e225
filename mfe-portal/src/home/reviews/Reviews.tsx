import { useQuery } from '@tanstack/react-query'

import { defineBlock } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Section } from '@campus/ui/layout'

import { FilterChips, FilterChipsSkeleton } from '../../common/FilterChips'
import { useReviewT } from '../../common/reviews/messages'
import { ReviewList } from '../../common/reviews/ReviewList'
import { reviewsQuery } from '../../common/reviews/reviews.queries'
import { reviewsAddress } from '../list-address.model'
import { useT } from '../messages'
import { reviewTagsQuery } from './reviews.queries'

/** The filter's first entry: every review. */
const ALL = ''

/** Students' reviews of the products they bought. */
export const Component = defineBlock({
  queries: ({ query }) => {
    const { choice, page } = reviewsAddress.parse(query)
    return [reviewTagsQuery(), reviewsQuery({ tagId: choice, page })]
  },
  Component: Reviews,
})

function Reviews() {
  const t = useReviewT()
  const {
    values: { choice, page },
    go,
  } = useAddress(reviewsAddress)
  const reviews = useQuery(reviewsQuery({ tagId: choice, page }))
  return (
    <Section title={t('review.title')}>
      <TagFilter chosen={choice} onChoose={(tagId) => go({ choice: tagId })} />
      <ReviewList reviews={reviews} page={page} onPage={(next) => go({ page: next })} naming />
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

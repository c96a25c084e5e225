import { useQuery } from '@tanstack/react-query'

import { defineBlock } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Section } from '@campus/ui/layout'

import { useReviewT } from '../common/reviews/messages'
import { ReviewList } from '../common/reviews/ReviewList'
import { reviewsQuery } from '../common/reviews/reviews.queries'
import { productReviewsAddress } from './product-page.model'

/** What those who learned it say. */
export const Component = defineBlock({
  queries: ({ query }) => {
    const { id: productId, page } = productReviewsAddress.parse(query)
    return [reviewsQuery({ productId, page })]
  },
  Component: ProductReviews,
})

function ProductReviews() {
  const t = useReviewT()
  const {
    values: { id: productId, page },
    go,
  } = useAddress(productReviewsAddress)
  const reviews = useQuery(reviewsQuery({ productId, page }))
  return (
    <Section title={t('review.title')}>
      <ReviewList reviews={reviews} page={page} onPage={(next) => go({ id: productId, page: next })} naming={false} />
    </Section>
  )
}

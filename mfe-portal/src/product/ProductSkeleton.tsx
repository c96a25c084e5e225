import { Section } from '@campus/ui/layout'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'

import { useReviewT } from '../common/reviews/messages'
import { ReviewPairSkeleton } from '../common/reviews/ReviewPair'
import { Head, Words } from './product.styles'

/** The page while its product loads. */
export function ProductSkeleton() {
  return (
    <div aria-hidden>
      <Head>
        <Skeleton ratio="16 / 10" />
        <Words>
          <Skeleton width="14em" height="2.25em" />
          <SkeletonText lines={3} />
          <Skeleton width="9em" height="3em" />
        </Words>
      </Head>
    </div>
  )
}

/** The reviews while their code loads. */
export function ReviewsSkeleton() {
  const t = useReviewT()
  return (
    <Section title={t('review.title')}>
      <ReviewPairSkeleton />
    </Section>
  )
}

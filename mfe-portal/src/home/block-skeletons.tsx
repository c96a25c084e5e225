/** The blocks below the first screen while their code loads: their titles, and shapes of the content. */
import { Section } from '@campus/ui/layout'

import { FilterChipsSkeleton } from '../common/FilterChips'
import { useReviewT } from '../common/reviews/messages'
import { ReviewPairSkeleton } from '../common/reviews/ReviewPair'
import { CouponRowSkeleton, CouponSection } from './coupons/CouponSection'
import { useT } from './messages'
import { ProjectsSkeleton } from './projects/ProjectsSkeleton'
import { EveryoneSaysSkeleton, MicroClassroomSkeleton } from './walls/wall-skeletons'
import { WallSection } from './walls/WallSection'

export function CouponsSkeleton() {
  return (
    <CouponSection>
      <CouponRowSkeleton />
    </CouponSection>
  )
}

export function ProjectsBlockSkeleton() {
  const t = useT()
  return (
    <Section title={t('home.trainingProjects')}>
      <ProjectsSkeleton />
    </Section>
  )
}

export function ReviewsSkeleton() {
  const t = useReviewT()
  return (
    <Section title={t('review.title')}>
      <FilterChipsSkeleton />
      <ReviewPairSkeleton />
    </Section>
  )
}

export function EveryoneSaysBlockSkeleton() {
  const t = useT()
  return (
    <WallSection title={t('home.everyoneSays')} lead={t('home.everyoneSays.lead')} filter={<FilterChipsSkeleton />}>
      <EveryoneSaysSkeleton />
    </WallSection>
  )
}

export function MicroClassroomBlockSkeleton() {
  const t = useT()
  return (
    <WallSection title={t('home.microClassroom')} lead={t('home.microClassroom.lead')}>
      <MicroClassroomSkeleton />
    </WallSection>
  )
}

import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { useSession } from '@campus/session/session-store'
import { Container, VisuallyHidden } from '@campus/ui/layout'
import { color, media, space } from '@campus/ui/tokens'

import { LazyBlock } from '../common/blocks/LazyBlock'
import { HOME_SECTIONS } from '../common/paths'
import {
  CouponsSkeleton,
  EveryoneSaysBlockSkeleton,
  MicroClassroomBlockSkeleton,
  ProjectsBlockSkeleton,
  ReviewsSkeleton,
} from './block-skeletons'
import { Hero } from './hero/Hero'
import { bannersQuery, couponsQuery, materialCategoriesQuery, tickerQuery } from './home.queries'
import { ServiceGrid } from './services/ServiceGrid'

const Band = styled.div`
  padding-block: ${space[16]};

  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

/** Alternating grounds show where a part ends. */
const SunkenBand = styled(Band)`
  background: ${color.surfaceSunken};
`

const FirstBand = styled(Band)`
  padding-block-start: ${space[8]};

  @media ${media.phone} {
    padding-block-start: ${space[6]};
  }
`

/** A school without coupons has no such block, and no space for one. */
const Coupons = styled(LazyBlock)`
  &:not(:empty) {
    padding-block-start: ${space[12]};

    @media ${media.phone} {
      padding-block-start: ${space[10]};
    }
  }
`

const loadCoupons = () => import('./coupons/CouponBlock')
const loadProjects = () => import('./projects/TrainingProjects')
const loadReviews = () => import('./reviews/Reviews')
const loadEveryoneSays = () => import('./walls/EveryoneSays')
const loadMicroClassroom = () => import('./walls/MicroClassroom')

/**
 * The school's home page. It reads the data of the first screen; the blocks below read their own when they
 * come near.
 */
export const { Component, loader, queries } = definePage({
  queries: () => [bannersQuery(), materialCategoriesQuery(), tickerQuery(), couponsQuery()],
  Component: HomePage,
})

function HomePage() {
  const school = useSession((session) => session.schoolInfo?.universityName ?? '')
  return (
    <>
      <VisuallyHidden as="h1">{school}</VisuallyHidden>
      <Hero />
      <FirstBand>
        <Container>
          <ServiceGrid />
          <Coupons id={HOME_SECTIONS.coupons} load={loadCoupons} skeleton={<CouponsSkeleton />} />
        </Container>
      </FirstBand>
      <SunkenBand>
        <Container>
          <LazyBlock id={HOME_SECTIONS.trainingProjects} load={loadProjects} skeleton={<ProjectsBlockSkeleton />} />
        </Container>
      </SunkenBand>
      <Band>
        <Container>
          <LazyBlock load={loadReviews} skeleton={<ReviewsSkeleton />} />
        </Container>
      </Band>
      <SunkenBand>
        <Container>
          <LazyBlock load={loadEveryoneSays} skeleton={<EveryoneSaysBlockSkeleton />} />
        </Container>
      </SunkenBand>
      <Band>
        <Container>
          <LazyBlock load={loadMicroClassroom} skeleton={<MicroClassroomBlockSkeleton />} />
        </Container>
      </Band>
    </>
  )
}

import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { Skeleton, SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { space } from '@campus/ui/tokens'

const Place = styled(Container)`
  padding-block: ${space[8]} ${space[16]};
`

const Shapes = styled(SkeletonRegion)`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

/** Shown in place of a page while its code loads. */
export function PageSkeleton() {
  return (
    <Place data-page-waits>
      <Shapes>
        <Skeleton width="min(16em, 60%)" height="2rem" />
        <Skeleton height="min(360px, 45vw)" />
        <SkeletonText lines={4} />
      </Shapes>
    </Place>
  )
}

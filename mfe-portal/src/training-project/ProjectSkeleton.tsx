import { styled } from 'styled-components'

import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { space } from '@campus/ui/tokens'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  line-height: 1.8;
`

/** The skeleton of the introduction and the questions. */
export function ProjectSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton width="6em" height="1.75em" />
      <SkeletonText lines={3} />
      <Skeleton ratio="16 / 9" />
      <SkeletonText lines={4} />
    </Root>
  )
}

import { styled } from 'styled-components'

import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { font, text, weight } from '@campus/ui/tokens'

import { Cover, Introduction, Root, Title, Words } from './entry.styles'

const TimePlace = styled.div`
  display: flex;
  align-items: center;
  height: 1lh;
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** The shape of a coming news item. */
export function NewsEntrySkeleton({ lead }: { lead: boolean }) {
  return (
    <Root as="div" $lead={lead}>
      <Cover>
        <Skeleton ratio="16 / 10" />
      </Cover>
      <Words>
        <Title as="div" $lead={lead}>
          <SkeletonText last="80%" />
        </Title>
        <Introduction as="div" $lead={lead}>
          <SkeletonText lines={2} />
        </Introduction>
        <TimePlace>
          <Skeleton width="6em" height="1em" />
        </TimePlace>
      </Words>
    </Root>
  )
}

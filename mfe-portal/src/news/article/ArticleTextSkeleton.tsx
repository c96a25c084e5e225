import { styled } from 'styled-components'

import { SkeletonText } from '@campus/ui/skeleton'
import { space } from '@campus/ui/tokens'

const Paragraphs = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  line-height: 1.8;
`

/** Coming paragraphs. */
export function ArticleTextSkeleton() {
  return (
    <Paragraphs>
      {[3, 5, 4].map((lines) => (
        <SkeletonText key={lines} lines={lines} />
      ))}
    </Paragraphs>
  )
}

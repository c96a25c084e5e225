import { styled } from 'styled-components'

import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { space } from '@campus/ui/tokens'

import { Description, Descriptions } from './major.styles'
import { SalaryAmount, SalaryLabel, SalaryRoot } from './SalaryLine'

const Paragraph = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export function SalarySkeleton() {
  return (
    <SalaryRoot aria-hidden>
      <SalaryLabel as="div">
        <SkeletonText last="4em" />
      </SalaryLabel>
      <SalaryAmount as="div">
        <SkeletonText last="6em" />
      </SalaryAmount>
    </SalaryRoot>
  )
}

/** Coming prospects, people and questions. */
export function FactsSkeleton() {
  return (
    <Paragraph>
      <Descriptions>
        {[4, 3].map((lines) => (
          <Paragraph key={lines}>
            <Skeleton width="6em" height="1.75em" />
            <Description as="div">
              <SkeletonText lines={lines} />
            </Description>
          </Paragraph>
        ))}
      </Descriptions>
      <FaqSkeleton />
    </Paragraph>
  )
}

export function FaqSkeleton() {
  return (
    <Paragraph aria-hidden>
      {[60, 45, 70, 50].map((width) => (
        <SkeletonText key={width} last={`${String(width)}%`} />
      ))}
    </Paragraph>
  )
}

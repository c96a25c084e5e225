import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { Section } from '@campus/ui/layout'
import { Skeleton } from '@campus/ui/skeleton'
import { media, space } from '@campus/ui/tokens'

import { COUPONS_SHOWN } from '../home.model'
import { useT } from '../messages'

export const CouponRow = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};

  @media ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

export function CouponSection({ children }: { children: Elements }) {
  const t = useT()
  return <Section title={t('home.coupons')}>{children}</Section>
}

export function CouponRowSkeleton() {
  return (
    <CouponRow aria-hidden>
      {Array.from({ length: COUPONS_SHOWN }, (_, index) => (
        <li key={index}>
          <Skeleton height="136px" />
        </li>
      ))}
    </CouponRow>
  )
}

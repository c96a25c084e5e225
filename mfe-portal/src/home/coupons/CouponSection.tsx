import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { Section } from '@campus/ui/layout'
import { Skeleton } from '@campus/ui/skeleton'
import { media } from '@campus/ui/tokens'

import { CouponRow } from '../../common/coupon/CouponRow'
import { COUPONS_SHOWN } from '../home.model'
import { useT } from '../messages'

/** Three fill their rows. */
export const HomeCoupons = styled(CouponRow)`
  @media ${media.belowWide} {
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

export function CouponSection({ children }: { children: Elements }) {
  const t = useT()
  return <Section title={t('home.coupons')}>{children}</Section>
}

export function CouponRowSkeleton() {
  return (
    <HomeCoupons aria-hidden>
      {Array.from({ length: COUPONS_SHOWN }, (_, index) => (
        <li key={index}>
          <Skeleton height="136px" />
        </li>
      ))}
    </HomeCoupons>
  )
}

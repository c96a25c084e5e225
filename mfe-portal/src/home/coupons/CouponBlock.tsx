import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'

import { usePreview } from '../../common/use-preview'
import { couponsQuery } from '../home.queries'
import { CouponRow, CouponRowSkeleton, CouponSection } from './CouponSection'
import { CouponTicket } from './CouponTicket'

/** The coupons to be had; a school without any shows no block. */
export const Component = defineBlock({ queries: () => [couponsQuery()], Component: CouponBlock })

function CouponBlock() {
  const coupons = useQuery(couponsQuery())
  const preview = usePreview()
  if (coupons.data?.records.length === 0) return null
  return (
    <CouponSection>
      <QueryBlock query={coupons} skeleton={<CouponRowSkeleton />}>
        {({ records }) => (
          <CouponRow>
            {records.map((coupon) => (
              <li key={coupon.id}>
                <CouponTicket coupon={coupon} onGet={preview.open && (() => preview.open?.())} />
              </li>
            ))}
          </CouponRow>
        )}
      </QueryBlock>
      {preview.dialog}
    </CouponSection>
  )
}

import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import { useLoginFirst } from '@campus/calls/use-login-first'
import { useOptimisticCall } from '@campus/calls/use-optimistic-call'
import { receiveCoupon, receivedCouponList } from '@campus/contracts/home'
import { call } from '@campus/http/client'
import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { toast } from '@campus/ui/toast'

import { couponsQuery, receivedCouponsQuery } from '../home.queries'
import { useT } from '../messages'
import { CouponRow, CouponRowSkeleton, CouponSection } from './CouponSection'
import { CouponTicket } from './CouponTicket'

/** The available coupons; a school without any has no block. */
export const Component = defineBlock({
  queries: ({ session }) => [couponsQuery(), receivedCouponsQuery(currentUser(session)?.userId ?? '')],
  Component: CouponBlock,
})

function CouponBlock() {
  const coupons = useQuery(couponsQuery())
  const { received, receive } = useReceiving()
  if (coupons.data?.records.length === 0) return null
  return (
    <CouponSection>
      <QueryBlock query={coupons} skeleton={<CouponRowSkeleton />}>
        {({ records }) => (
          <CouponRow>
            {records.map((coupon) => (
              <li key={coupon.id}>
                <CouponTicket
                  coupon={coupon}
                  received={received.includes(coupon.id)}
                  onGet={() => receive(coupon.id)}
                />
              </li>
            ))}
          </CouponRow>
        )}
      </QueryBlock>
    </CouponSection>
  )
}

/** A signed-in person receives a coupon by the press; a visitor signs in first. */
function useReceiving() {
  const t = useT()
  const userId = useSession((session) => currentUser(session)?.userId ?? '')
  const received = useQuery(receivedCouponsQuery(userId))
  const isSignedIn = useLoginFirst(t('coupon.loginFirst'))
  const receiving = useOptimisticCall({
    send: (couponId: string) => call(receiveCoupon, { couponId }),
    shown: receivedCouponList,
    apply: (ids, couponId) => [...ids, couponId],
    thing: (couponId) => couponId,
    onSuccess: () => toast.success(t('coupon.receivedNow')),
  })
  return {
    received: userId === '' ? [] : (received.data ?? []),
    receive: (couponId: string) => {
      if (isSignedIn()) receiving.run(couponId)
    },
  }
}

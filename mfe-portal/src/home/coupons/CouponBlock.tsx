import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import type { Coupon } from '@campus/contracts/coupon'
import { currentUser } from '@campus/session/signed-in'
import { Button, ButtonLink } from '@campus/ui/button'

import { receivedCouponsQuery } from '../../common/coupon/coupon.queries'
import { CouponTicket } from '../../common/coupon/CouponTicket'
import { useReceiving } from '../../common/coupon/use-receiving'
import { HOME_SECTIONS } from '../../common/paths'
import { couponsQuery } from '../home.queries'
import { useT } from '../messages'
import { CouponRowSkeleton, CouponSection, HomeCoupons } from './CouponSection'

/** The available coupons; a school without any has no block. */
export const Component = defineBlock({
  queries: ({ session }) => [couponsQuery(), receivedCouponsQuery(currentUser(session)?.userId ?? '')],
  Component: CouponBlock,
})

function CouponBlock() {
  const coupons = useQuery(couponsQuery())
  if (coupons.data?.records.length === 0) return null
  return (
    <CouponSection>
      <QueryBlock query={coupons} skeleton={<CouponRowSkeleton />}>
        {({ records }) => (
          <HomeCoupons>
            {records.map((coupon) => (
              <li key={coupon.id}>
                <Ticket coupon={coupon} />
              </li>
            ))}
          </HomeCoupons>
        )}
      </QueryBlock>
    </CouponSection>
  )
}

function Ticket({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const { isReceived, isBusy, receive } = useReceiving(coupon.id, `#${HOME_SECTIONS.coupons}`)
  return (
    <CouponTicket coupon={coupon}>
      {isReceived ? (
        <Received />
      ) : (
        <Button variant="text" size="s" loading={isBusy} onClick={receive}>
          {t('coupon.get')}
        </Button>
      )}
    </CouponTicket>
  )
}

/** Leads to the products of this page, whose own pages say what it takes off. */
function Received() {
  const t = useT()
  const { search } = useLocation()
  return (
    <ButtonLink variant="text" size="s" to={{ search, hash: HOME_SECTIONS.trainingProjects }}>
      {t('coupon.use')}
    </ButtonLink>
  )
}

import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import type { OwnCoupon } from '@campus/contracts/order'
import { useServerNow } from '@campus/session/use-server-now'
import { ButtonLink } from '@campus/ui/button'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tag } from '@campus/ui/tag'

import { couponStanding, lastDays } from '../common/coupon/coupon.model'
import { CouponRow } from '../common/coupon/CouponRow'
import { CouponTicket } from '../common/coupon/CouponTicket'
import { HOME_PATH, HOME_SECTIONS, trainingProjectPath } from '../common/paths'
import { useT } from './messages'
import { couponsByUse } from './order.model'
import { ownCouponsQuery } from './order.queries'

const REFRESH_MS = 60_000

/** The coupons that one has: those that can be used, with how long, then those that cannot any more. */
export function MyCoupons() {
  const t = useT()
  const now = useServerNow(REFRESH_MS)
  const coupons = useQuery(ownCouponsQuery())
  return (
    <QueryBlock
      query={coupons}
      skeleton={<SkeletonText lines={8} />}
      empty={
        <EmptyState
          title={t('order.coupons.empty')}
          hint={t('order.coupons.empty.hint')}
          action={
            <ButtonLink variant="primary" to={`${HOME_PATH}#${HOME_SECTIONS.coupons}`}>
              {t('order.coupons.get')}
            </ButtonLink>
          }
        />
      }
    >
      {(own) => {
        const { open, over } = couponsByUse(own, now)
        return (
          <>
            {open.length === 0 ? null : <Tickets title={t('order.coupons.open')} coupons={open} now={now} />}
            {over.length === 0 ? null : <Tickets title={t('order.coupons.over')} coupons={over} now={now} />}
          </>
        )
      }}
    </QueryBlock>
  )
}

interface TicketsProps {
  title: string
  coupons: readonly OwnCoupon[]
  now: number
}

function Tickets({ title, coupons, now }: TicketsProps) {
  return (
    <Section title={title}>
      <CouponRow>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket coupon={coupon}>
              <Standing coupon={coupon} now={now} />
            </CouponTicket>
          </li>
        ))}
      </CouponRow>
    </Section>
  )
}

/** How a coupon stands; one that can be used says when it ends soon, and leads to the courses. */
function Standing({ coupon, now }: { coupon: OwnCoupon; now: number }) {
  const t = useT()
  const standing = couponStanding(coupon, now)
  if (standing !== 'usable') return <Tag>{t(`order.coupon.is.${standing}`)}</Tag>
  const days = lastDays(coupon, now)
  return (
    <>
      {days === null ? null : (
        <Tag tone="warning">{days === 0 ? t('order.coupon.lastDay') : t('order.coupon.lastDays', { n: days })}</Tag>
      )}
      <ButtonLink variant="text" size="s" to={trainingProjectPath()}>
        {t('order.coupon.use')}
      </ButtonLink>
    </>
  )
}

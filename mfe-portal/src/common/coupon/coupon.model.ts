/** What a coupon says, and how it stands at a moment in epoch milliseconds, without drawing it. */
import type { Coupon } from '@campus/contracts/coupon'
import type { OwnCoupon } from '@campus/contracts/order'
import { epochMs } from '@campus/i18n/beijing-time'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days before its end in which a coupon says how many are left. */
const SOON_DAYS = 7

/** Wording of a coupon's spend threshold. */
export type CouponThreshold = { id: 'coupon.noThreshold' } | { id: 'coupon.minPoint'; minPoint: number }

export function couponThreshold(coupon: Coupon): CouponThreshold {
  return coupon.minPoint > 0 ? { id: 'coupon.minPoint', minPoint: coupon.minPoint } : { id: 'coupon.noThreshold' }
}

/** When a coupon can be used; null unless the school gives both ends. */
export function couponPeriod(coupon: Coupon): { start: string; end: string } | null {
  const { useStartTime: start, useEndTime: end } = coupon
  return start === '' || end === '' ? null : { start, end }
}

type Period = Pick<Coupon, 'useStartTime' | 'useEndTime'>

export function isInUse({ useStartTime, useEndTime }: Period, now: number): boolean {
  return isReached(useStartTime, now) && !isReached(useEndTime, now)
}

export type CouponStanding = 'usable' | 'early' | 'used' | 'over'

export function couponStanding(coupon: Pick<OwnCoupon, 'used'> & Period, now: number): CouponStanding {
  if (coupon.used) return 'used'
  if (isReached(coupon.useEndTime, now)) return 'over'
  return isReached(coupon.useStartTime, now) ? 'usable' : 'early'
}

/** Whole days that are left of a coupon in its last week; null before that. */
export function lastDays({ useEndTime }: Pick<Coupon, 'useEndTime'>, now: number): number | null {
  const days = Math.floor(((epochMs(useEndTime) ?? Number.POSITIVE_INFINITY) - now) / DAY_MS)
  return days < SOON_DAYS ? days : null
}

function isReached(time: string, now: number): boolean {
  return (epochMs(time) ?? Number.POSITIVE_INFINITY) <= now
}

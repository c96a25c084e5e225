interface CouponText {
  readonly title: string
  readonly amount: number
  /** Yuan one has to spend; 0 is no threshold. */
  readonly minPoint: number
  /** Days of validity from the day of installation. */
  readonly days: number
}

/** Newest first. */
export const COUPONS: readonly CouponText[] = [
  { title: '新学员报名立减', amount: 50, minPoint: 0, days: 60 },
  { title: '技能等级班专享', amount: 200, minPoint: 2000, days: 45 },
  { title: '两人同行优惠', amount: 300, minPoint: 3000, days: 30 },
  { title: '老学员复训券', amount: 100, minPoint: 800, days: 90 },
]

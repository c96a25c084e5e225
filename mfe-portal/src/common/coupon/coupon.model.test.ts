import { epochMs } from '@campus/i18n/beijing-time'

import { couponOf } from '../product/product-detail.fixtures'
import { couponPeriod, couponStanding, couponThreshold, isInUse, lastDays } from './coupon.model'

const at = (time: string): number => epochMs(time) ?? 0
const NOW = at('2026-11-20 12:00:00')
const HELD = { useStartTime: '2026-11-01 00:00:00', useEndTime: '2026-11-30 23:59:59' }

test.each([
  [1000, { id: 'coupon.minPoint', minPoint: 1000 }],
  [0.5, { id: 'coupon.minPoint', minPoint: 0.5 }],
  [0, { id: 'coupon.noThreshold' }],
  [-1, { id: 'coupon.noThreshold' }],
])('PO-HOME-12 minPoint %p reads %p', (minPoint, threshold) => {
  expect(couponThreshold(couponOf({ minPoint }))).toEqual(threshold)
})

test.each([
  ['2026-01-01 00:00:00', '2026-01-31 23:59:59', true],
  ['', '2026-01-31 23:59:59', false],
  ['2026-01-01 00:00:00', '', false],
])('PO-HOME-12 a period from %p to %p is shown: %p', (useStartTime, useEndTime, shown) => {
  expect(couponPeriod(couponOf({ useStartTime, useEndTime })) !== null).toBe(shown)
})

test.each([
  ['in its time', { ...HELD, used: false }, 'usable'],
  ['before its time', { ...HELD, useStartTime: '2026-11-20 12:00:01', used: false }, 'early'],
  ['from its first second', { ...HELD, useStartTime: '2026-11-20 12:00:00', used: false }, 'usable'],
  ['at its end', { ...HELD, useEndTime: '2026-11-20 12:00:00', used: false }, 'over'],
  ['used, after its end', { ...HELD, useEndTime: '2026-11-19 00:00:00', used: true }, 'used'],
  ['without a beginning', { ...HELD, useStartTime: '', used: false }, 'early'],
  ['without an end', { ...HELD, useEndTime: '', used: false }, 'usable'],
] as const)('%s', (_, coupon, standing) => {
  expect(couponStanding(coupon, NOW)).toBe(standing)
  expect(isInUse(coupon, NOW)).toBe(standing === 'usable')
})

test.each([
  ['2026-11-20 12:00:01', 0],
  ['2026-11-21 11:59:59', 0],
  ['2026-11-21 12:00:00', 1],
  ['2026-11-27 11:59:59', 6],
  ['2026-11-27 12:00:00', null],
  ['', null],
])('of one that ends at %j, %p days are left to say', (useEndTime, days) => {
  expect(lastDays({ useEndTime }, NOW)).toBe(days)
})

import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'coupon.minPoint': 'For orders of ¥{minPoint} and more',
  'coupon.noThreshold': 'No threshold',
  'coupon.period': 'Valid from {start} to {end}',
  'coupon.receivedNow': 'Coupon received',
  'coupon.loginFirst': 'Please log in first',
}

import { defineMessages } from '@campus/i18n/messages'

import { zhCN } from './messages.zh-CN'

export const { useT: useCouponT } = defineMessages(zhCN, async () => ({
  en: (await import('../messages.en')).couponEn,
}))

import { defineMessages } from '@campus/i18n/messages'

import { zhCN } from './messages.zh-CN'

export const { useT: useReviewT } = defineMessages(zhCN, async () => ({
  en: (await import('../messages.en')).reviewEn,
}))

import { defineMessages } from '@campus/i18n/messages'

import { zhCN } from './messages.zh-CN'

export const { useT } = defineMessages(zhCN, () => import('./messages.en'))

/** The numbers of the weekdays in the message ids, from Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

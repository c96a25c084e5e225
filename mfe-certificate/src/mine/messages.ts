import { defineMessages } from '@campus/i18n/messages'

import { zhCN } from './messages.zh-CN'

export const { useT } = defineMessages(zhCN, () => import('./messages.en'))

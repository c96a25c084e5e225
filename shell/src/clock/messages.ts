import { defineMessages } from '@campus/i18n/messages'

import { zhCN } from './messages.zh-CN'

export const { translate } = defineMessages(zhCN, () => import('./messages.en'))

import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'clock.off':
    'The clock of this device is wrong: it is {time} (Beijing time). Please set it. Lessons and tests begin and end by the server’s time.',
}

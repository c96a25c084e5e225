import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'preview.code': 'QR code of the school’s mobile site',
  'preview.frame': 'The school’s mobile site',
  'preview.loadFailed': 'Loading failed, scan the code to view it on your phone',
  'preview.pageCode': 'QR code of this page',
  'preview.scan': 'Scan to download the app and enrol in training',
  'preview.scanPage': 'Scan to open this page on your phone',
  'preview.title': 'Mobile preview',
}

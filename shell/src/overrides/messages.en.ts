import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'override.title': 'Developer’s preview: this tab has other modules than visitors get',
  'override.none': 'Developer’s preview: no module that this tab asked for stands in the page',
  'override.release': '{module} → {version}',
  'override.served': '{module} → {version} (from {origin})',
  'override.refused.malformed': '“{part}” is no override',
  'override.refused.noRelease': '“{part}” is no published release that this school may have',
  'override.refused.notAllowed': '“{part}”: its address is not in OVERRIDE_ORIGINS',
  'override.refused.noAnswer': '“{part}”: its development server does not serve this module',
  'override.refused.unfit': '“{part}” does not fit this page',
  'override.reset': 'Back to normal',
}

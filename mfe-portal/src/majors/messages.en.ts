import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'hotMajor.salary': 'Industry salary',
  'hotMajor.salaryUnit': 'Yuan per month',
  'hotMajor.prospects': 'Employment prospects',
  'hotMajor.people': 'Suitable people',
  'hotMajor.certificates': 'Related certificates',
  'hotMajor.faq': 'FAQ',
  'hotMajor.all': 'See all hot majors',
  'hotMajor.certificate.preview': 'View certificate: {name}',
}

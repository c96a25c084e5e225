import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'productPage.preview': 'Open on a phone',
  'productPage.price.stand': 'The standard price is {price}, paid before the class begins',
  'productPage.price.coupon': 'with a coupon {price}',
  'productPage.price.subsidy': 'who qualifies claims a subsidy with the certificate and pays {price} in the end',
  'productPage.price.between': '; ',
  'productPage.price.end': '.',
  'productPage.price.from': 'from {price}',
  'productPage.coupons': 'Coupons for it',
  'productPage.coupon': '{title}: {amount} off',
  'productPage.coupon.threshold': '{title}: {amount} off {threshold} or more',
  'productPage.introduction': 'About the course',
  'productPage.people': 'Who it is for',
  'productPage.syllabus': 'What you learn',
  'productPage.lessons': 'Lessons: {n}',
  'productPage.classes': 'Next classes',
  'productPage.classes.none': 'No class is planned yet; ask us',
  'productPage.class.days': 'Dates',
  'productPage.class.unplanned': 'To be planned',
  'productPage.class.place': 'Place',
  'productPage.class.head': 'Head teacher',
  'productPage.teachers': 'Teachers',
  'productPage.teacher.t_kcls': 'Course teacher',
  'productPage.teacher.t_fdls': 'Tutor',
  'productPage.certificate': 'Certificate',
  'productPage.certificate.enlarge': 'See a sample of the certificate',
  'productPage.certificate.lookup': 'Certificate lookup',
  'productPage.questions': 'Common questions',
  'productPage.all': 'See all training projects',
}

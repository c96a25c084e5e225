import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'product.includes.1': 'Training',
  'product.includes.2': 'Exam',
  'product.includes.3': 'Certification',
  'product.includes.4': 'Evaluation',
  'product.verification.1': 'National network checkable',
  'product.verification.2': 'Education network checkable',
  'product.price.fromMarker': 'from',
  'product.rating.good': 'Good',
  'product.rating.veryGood': 'Very good',
  'product.rating.excellent': 'Excellent',
  'product.related': 'Related training products',
  'product.standPrice': 'Standard price',
  'product.couponPrice': 'Coupon price',
  'product.subsidyPrice': 'Subsidy price',
  'product.includes': 'Includes: {types}',
  'product.certificationOrg': 'Certification organisation',
  'product.issuingAuthority': 'Issuing authority',
  'product.certifyingAndIssuing': 'Certified and issued by',
  'product.enquire': 'Ask to enrol',
  'product.trainingInstitution': 'Training institution',
  'product.certificateType': 'Certificate type',
  'product.certificateBenefits': 'Certificate benefits',

  'breadcrumb.home': 'Home',

  'hotMajor.title': 'Hot majors',
  'hotMajor.consultAdviser': 'Consult adviser',

  'comments.title': 'Comments',

  'media.failed': 'The video could not be loaded',
  'media.quality': 'Quality',
  'media.quality.auto': 'Automatic',
  'media.quality.lines': '{n}p',
  'media.unsupported': 'This browser cannot play the video',
}

// One script has the English of everything in this folder: each further one stands in the table that every page carries.
export { en as couponEn } from './coupon/messages.en'
export { en as reviewEn } from './reviews/messages.en'

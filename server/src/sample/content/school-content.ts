/** The facts that the sample schools are made from. Everything in them is invented. */
import type { BannerCopy } from '../pictures/banner'
import type { Corners, MarkName } from '../pictures/logo'
import type { MotifName } from '../pictures/motifs/motifs'

/** A trade a school teaches, with the names its news and reviews speak of. */
export interface Trade {
  readonly name: string
  readonly motif: MotifName
  /** Product in which the trade is taught; it is among the school's products. */
  readonly course: string
  readonly teacher: string
  /** The skill that learners gain. */
  readonly skill: string
  readonly employer: string
}

export interface ServicePointContent {
  readonly type: 'ENROLL' | 'TEACHING' | 'EXAM' | 'EVALUATE'
  readonly name: string
  readonly address: string
  /** `HH:mm-HH:mm`; '' when no times are given. */
  readonly hours: string
  readonly phone: string
  /** Where it is not the school's own. */
  readonly city?: string
  readonly scope?: string
  /** Kilometres east and north of the school. */
  readonly offset: readonly [number, number]
}

export interface OrganizationContent {
  readonly name: string
  readonly orgType: 'CERTIFICATION' | 'ISSUING'
  readonly level: 'INTERNATIONAL' | 'COUNTRY' | 'COMPANY' | 'INDUSTRY' | 'PROVINCE' | 'CITY'
  readonly scope: string
  readonly features: string
}

/** What a product certifies; a school has a few of these. */
export interface CertificateContent {
  readonly org: string
  readonly issuer: string
  readonly type: string
  readonly desc: string
  /** 0 none, 1 national network checkable, 2 education network checkable. */
  readonly verification: 0 | 1 | 2
  readonly benefits: string
}

export interface CourseContent {
  readonly name: string
  readonly motif: MotifName
  readonly price: number
  readonly coupon: string
  readonly subsidy?: number
  readonly tag?: string
  readonly thumbs: number
  /** Included types: 1 training, 2 exam, 3 certification, 4 evaluation. */
  readonly includes: readonly number[]
  readonly childType?: string
  /** Which of the school's certificates; none when absent. */
  readonly certificate?: string
}

export interface CategoryContent {
  readonly name: string
  readonly courses: readonly CourseContent[]
}

export interface SchoolContent {
  readonly id: string
  /** The first half of the page title. */
  readonly projectName: string
  readonly shortName: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly look: { readonly accent: string; readonly corners: Corners; readonly mark: MarkName }
  readonly brandName: string
  readonly vendor?: { readonly organization: number; readonly name: string }
  readonly licence: string
  readonly recordNumber: string
  readonly schoolType: { readonly code: string; readonly name: string; readonly parent: string }
  readonly property: string
  readonly grade: string
  readonly trainingMode: string
  readonly services: readonly string[]
  readonly hotline: string
  readonly mobile: string
  readonly hasPracticalTraining: boolean
  readonly hasExamSite: boolean
  readonly crowd: string
  readonly organizationLabels: { readonly certification: string; readonly institutions: string }
  readonly institution: {
    readonly name: string
    readonly property: string
    readonly faculty: string
    readonly features: string
    readonly facilities: string
  }
  readonly mission: string
  readonly banners: readonly BannerCopy[]
  readonly trades: readonly [Trade, Trade, Trade, Trade, Trade, Trade]
  readonly points: readonly ServicePointContent[]
  readonly organizations: readonly OrganizationContent[]
  readonly certificates: Readonly<Record<string, CertificateContent>>
  readonly categories: readonly CategoryContent[]
}

/** A course in one line; `more` holds what few courses have. */
export function course(
  name: string,
  motif: MotifName,
  [price, coupon, thumbs]: readonly [price: number, coupon: string, thumbs: number],
  includes: readonly number[],
  certificate: string,
  more: Pick<CourseContent, 'subsidy' | 'tag' | 'childType'> = {},
): CourseContent {
  return { name, motif, price, coupon, thumbs, includes, ...(certificate === '' ? {} : { certificate }), ...more }
}

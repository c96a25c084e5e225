/** The content of a product card, without drawing it. */
import type { Product } from '@campus/contracts/product'

const PERIOD_TYPES = [1, 2, 3, 4] as const
/** 1 training, 2 exam, 3 certification, 4 evaluation. */
export type PeriodType = (typeof PERIOD_TYPES)[number]

const TYPES_HIDDEN_FOR: readonly string[] = ['E2', 'E24', 'E10', 'E12']

/** The types that a product includes, once each and in order; none for tenants whose kind hides them. */
export function includedTypes(product: Pick<Product, 'tenantChildType' | 'onlineClassPeriodTypeList'>): PeriodType[] {
  if (TYPES_HIDDEN_FOR.includes(product.tenantChildType)) return []
  return PERIOD_TYPES.filter((type) => product.onlineClassPeriodTypeList.includes(type))
}

export interface Rating {
  readonly diamonds: 2 | 3 | 4
  readonly label: 'product.rating.good' | 'product.rating.veryGood' | 'product.rating.excellent'
}

/** A product's rating, by its number of likes. */
export function ratingOf(thumbs: number): Rating {
  if (thumbs >= 2000) return { diamonds: 4, label: 'product.rating.excellent' }
  if (thumbs >= 1000) return { diamonds: 3, label: 'product.rating.veryGood' }
  return { diamonds: 2, label: 'product.rating.good' }
}

/** A price in yuan, possibly the lowest of several, or other text of the school. */
export type Price = { kind: 'amount'; amount: number; from: boolean } | { kind: 'words'; words: string }

const AMOUNT_WITH_MARKER = /^[¥￥]?\s*(\d+(?:\.\d+)?)\s*(起|from)?$/i

/** Reads a coupon price such as `1280` or `1280起`; null when there is none. */
export function parsePrice(text: string): Price | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match = AMOUNT_WITH_MARKER.exec(trimmed.replaceAll(',', ''))
  if (match === null) return { kind: 'words', words: trimmed }
  return { kind: 'amount', amount: Number(match[1]), from: match[2] !== undefined }
}

export interface PriceParts {
  /** The price that a student pays, with its label. */
  readonly main: { readonly price: Price; readonly label: 'product.couponPrice' | 'product.standPrice' } | null
  /** The standard price, if it differs from the main one. */
  readonly struck: number | null
  readonly subsidy: number | null
}

export function priceParts(product: Pick<Product, 'defCouponPrice' | 'defStandPrice' | 'subsidyPrice'>): PriceParts {
  const { defStandPrice: stand, subsidyPrice: subsidy } = product
  const coupon = parsePrice(product.defCouponPrice)
  if (coupon !== null) {
    const same = coupon.kind === 'amount' && coupon.amount === stand
    return { main: { price: coupon, label: 'product.couponPrice' }, struck: same ? null : stand, subsidy }
  }
  if (stand === null) return { main: null, struck: null, subsidy }
  return {
    main: { price: { kind: 'amount', amount: stand, from: false }, label: 'product.standPrice' },
    struck: null,
    subsidy,
  }
}

/** The kind of school that shows no training institution. */
const NO_TRAINING_PARENT_TYPE = 'PE12'

/** Whether a school of this parent type names the training institution. */
export function showsTrainingInstitution(schoolParentType: string): boolean {
  return schoolParentType !== NO_TRAINING_PARENT_TYPE
}

export interface ProductFact {
  readonly label:
    | 'product.trainingInstitution'
    | 'product.certificationOrg'
    | 'product.certifyingAndIssuing'
    | 'product.issuingAuthority'
    | 'product.certificateType'
    | 'product.certificateBenefits'
  readonly value: string
}

/**
 * The labelled lines of a card; empty values have no line. What one line says no other repeats: a school that
 * teaches itself is named once, and so is a body that both certifies and issues.
 */
export function productFacts(product: Product, schoolParentType: string): ProductFact[] {
  const { schoolName, trainingInstitutionsName, certificationOrg, issuingAuthorityName } = product
  const isOwn = trainingInstitutionsName === schoolName
  const institution = showsTrainingInstitution(schoolParentType) && !isOwn ? trainingInstitutionsName : ''
  const bodies: ProductFact[] =
    certificationOrg === issuingAuthorityName
      ? [{ label: 'product.certifyingAndIssuing', value: certificationOrg }]
      : [
          { label: 'product.certificationOrg', value: certificationOrg },
          { label: 'product.issuingAuthority', value: issuingAuthorityName },
        ]
  const lines: ProductFact[] = [
    { label: 'product.trainingInstitution', value: institution },
    ...bodies,
    { label: 'product.certificateType', value: product.certificateType.desc },
    { label: 'product.certificateBenefits', value: product.certificateBenefits },
  ]
  return lines.filter((line) => line.value.trim() !== '')
}

/** Where the certificate can be verified; null when it cannot, or in an unknown way. */
export function verificationMessage(type: number): 'product.verification.1' | 'product.verification.2' | null {
  if (type === 1) return 'product.verification.1'
  return type === 2 ? 'product.verification.2' : null
}

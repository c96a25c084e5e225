/** The tabs, the typed input and the outcome of a lookup. */
import { addressOf, freeText, oneOf } from '@campus/calls/address'

import type { CertificateRecord } from '../common/record/certificate-record.model'

/** The tab in the address, by its place in the kinds of certificates. */
export const lookupAddress = addressOf({ tab: oneOf([0, 1]) })

/** The form as a browser without script sends it. */
export const sentForm = addressOf({ name: freeText, number: freeText, captcha: freeText, captchaKey: freeText })

/** The typed input. */
export interface LookupFields {
  readonly name: string
  readonly number: string
  /** The digits read from the picture; '' when the browser computes the answer. */
  readonly captcha: string
}

export const NAME_MAX_LENGTH = 8
export const NUMBER_MAX_LENGTH = 64

/** The response of a lookup. */
export type LookupOutcome = { readonly kind: 'found'; readonly record: CertificateRecord } | { readonly kind: 'none' }

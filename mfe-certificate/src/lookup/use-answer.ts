import type { CertificateKind } from '../common/record/certificate-record.model'
import type { LookupOutcome } from './lookup.model'

/** What became of a form that a browser without script has sent. */
export interface Answer {
  readonly outcome: LookupOutcome | undefined
  /** Epoch milliseconds. */
  readonly askedAt: number
  /** Why nothing was looked up; '' where it was. */
  readonly refusal: string
}

/** Known only where pages are drawn on the server. */
export function useAnswer(_: CertificateKind): Answer | undefined {
  return undefined
}

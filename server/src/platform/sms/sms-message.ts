import type { SmsPurpose } from '@campus/contracts/sign-in'

import { errorCodeOf } from '../error-code'
import { reasonOf } from '../reason'

/** Shorter than a visitor's patience, longer than providers take. */
export const SMS_TIMEOUT_MS = 8000

interface AddressedMessage {
  /** A Chinese mobile number of 11 digits. */
  readonly mobile: string
  readonly school: { readonly id: string; readonly name: string }
  /** As a person reads it, with the school in front. */
  readonly text: string
}

/** A text message with a code. */
export interface CodeMessage extends AddressedMessage {
  readonly purpose: SmsPurpose
  /** Six digits. */
  readonly code: string
}

/** A text message that tells of a seat in a class. */
export interface AdmissionMessage extends AddressedMessage {
  readonly purpose: 'admitted'
  readonly className: string
}

export type SmsMessage = CodeMessage | AdmissionMessage

/** The provider has not taken a message. */
export class SmsNotTakenError extends Error {
  override readonly name = 'SmsNotTakenError'

  constructor(
    message: string,
    /** It may be on its way all the same: the provider did not answer in time. */
    readonly mayArrive: boolean,
  ) {
    super(message)
  }
}

/** Codes of a connection that never was. */
const NOBODY_THERE = /\b(?:EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND)\b/

/**
 * The fault of a request that got no answer. Its message names the code of the fault alone: texts of SDKs hold the
 * whole request, with the number and the code.
 */
export function noAnswer(who: string, error: unknown): SmsNotTakenError {
  const cause =
    typeof error === 'object' && error !== null && 'cause' in error && error.cause !== undefined ? error.cause : error
  const nobody = NOBODY_THERE.exec(`${errorCodeOf(cause) ?? ''} ${reasonOf(cause)}`)?.[0]
  const what = nobody ?? errorCodeOf(cause) ?? 'none in time'
  return new SmsNotTakenError(`${who} gave no answer: ${what}`, nobody === undefined)
}

/** An account with a provider whose messages follow a template that it has approved. */
export interface SmsAccount {
  readonly id: string
  readonly secret: string
  /** What stands in front of each message, without its brackets. */
  readonly signName: string
  /** Of messages with a code. */
  readonly template: string
  /** Of messages that tell of a seat; '' where none is approved, and none is sent. */
  readonly admissionTemplate: string
  /** '' for the provider's usual one. */
  readonly endpoint: string
}

/** Characters of a variable at most, by the strictest provider. */
const LONGEST_VARIABLE = 20

/** A class as the variable of a template names it. */
export function classVariable({ className }: AdmissionMessage): string {
  return className.length > LONGEST_VARIABLE ? `${className.slice(0, LONGEST_VARIABLE - 1)}…` : className
}

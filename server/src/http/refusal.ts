import { REFUSALS, type RefusalReason } from './messages'

/**
 * An expected "no" of a call. Thrown, it undoes the call's transaction;
 * returned by the handler, what was written stays (a hit of a rate limit, say).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number

  constructor(readonly reason: RefusalReason) {
    super(REFUSALS[reason].message)
    this.code = REFUSALS[reason].code
  }
}

/** Refuses the call: `throw refuse('notFound')`, or `return refuse('smsCodeWrong')` to keep what was written. */
export function refuse(reason: RefusalReason): Refusal {
  return new Refusal(reason)
}

/** Input that does not fit the call; `field` is the path of the first wrong field, `model.size`. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError'

  constructor(readonly field: string) {
    super(`invalid input: ${field}`)
  }
}

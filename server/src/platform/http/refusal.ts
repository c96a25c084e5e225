import { REFUSALS, type RefusalTable } from './messages'

/**
 * An expected "no" of a call. Thrown, it undoes the call's transaction;
 * returned by the handler, what was written stays (a hit of a rate limit, say).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number

  constructor(
    readonly reason: string,
    { code, message }: RefusalTable[string],
  ) {
    super(message)
    this.code = code
  }
}

/** Refuses the call: `throw refuse('notFound')`, or `return refuse('smsCodeWrong')` to keep what was written. */
export const refuse = refuserOf({})

/** The `refuse` of a domain: it knows the domain's own refusals and those that every call may give. */
export function refuserOf<const Own extends RefusalTable>(own: Own) {
  const known: RefusalTable = { ...REFUSALS, ...own }
  return (reason: (keyof typeof REFUSALS | keyof Own) & string): Refusal => {
    const refusal = known[reason]
    if (refusal === undefined) throw new Error(`the refusal ${reason} is not declared`)
    return new Refusal(reason, refusal)
  }
}

/** Input that does not fit the call; `field` is the path of the first wrong field, `model.size`. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError'

  constructor(readonly field: string) {
    super(`invalid input: ${field}`)
  }
}

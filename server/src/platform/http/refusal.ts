import { REFUSALS, type RefusalTable } from './messages'

/**
 * An expected "no" of a call. If it is thrown, the call's transaction is undone. If the handler returns it,
 * its writes are kept (such as the hit of a rate limit).
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

/** Refuses the call: `throw refuse('notFound')`, or `return refuse('smsCodeWrong')` to keep the writes. */
export const refuse = refuserOf({})

/** The `refuse` of a domain: for its own refusals and those of every call. */
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

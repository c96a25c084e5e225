/** An operator's call of a domain: `/operator/api/<name>`, a POST of one JSON object that names the tenant. */
import * as v from 'valibot'

import type { Transaction } from './database/database'

/** A request that cannot be carried out; the message is one sentence for the operator. */
export class OperatorRefusedError extends Error {
  override readonly name: string = 'OperatorRefusedError'
}

export interface OperatorCallContext {
  /** With the owner's rights: it sees every tenant and person, so the call names them in its conditions. */
  readonly tx: Transaction
  readonly tenantId: string
  readonly now: Date
  /** Runs `work` as one person of the tenant, in the same transaction: it sees and changes only their owned rows. */
  asPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
}

export interface OperatorCall {
  readonly name: string
  run(context: OperatorCallContext, raw: unknown): Promise<unknown>
}

/**
 * Defines an operator's call by the fields of its input, which is validated first. The tenant is one of them; another
 * field is refused, since dropping it would do something else than was asked.
 */
export function operatorCall<const Entries extends v.ObjectEntries>(
  name: string,
  entries: Entries,
  run: (context: OperatorCallContext, input: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Promise<unknown>,
): OperatorCall {
  const input = v.strictObject({ ...entries, tenant: v.string() })
  return {
    name,
    run: (context, raw) => run(context, v.parse(input, raw) as v.InferOutput<v.ObjectSchema<Entries, undefined>>),
  }
}

/** What is wrong with the input of an operator's call, in one sentence. */
export function inputSentence(error: v.ValiError<v.GenericSchema>): string {
  const [issue] = error.issues
  const path = v.getDotPath(issue)
  if (path === null) return issue.message
  // A strict object tells of a field it does not have as one that must never be there.
  return issue.type === 'strict_object' && issue.expected === 'never'
    ? `There is no field ${path} in this call.`
    : `${path}: ${issue.message}`
}

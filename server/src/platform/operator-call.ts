/** What the operator may do with a domain: `/operator/api/<name>`, a POST of one JSON object that names the tenant. */
import * as v from 'valibot'

import type { Transaction } from './database/database'

/** Something that cannot be done as asked; the message is one sentence for the operator. */
export class OperatorRefusedError extends Error {
  override readonly name = 'OperatorRefusedError'
}

export interface OperatorCallContext {
  /** With the owner's rights: it sees every tenant and person, so the call names them in what it asks. */
  readonly tx: Transaction
  readonly tenantId: string
  readonly now: Date
  /** Runs `work` as one person of the tenant, in the same transaction: it sees and changes what is theirs. */
  asPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
}

export interface OperatorCall {
  readonly name: string
  run(context: OperatorCallContext, raw: unknown): Promise<unknown>
}

/** A call of the operator's: its input is checked first. */
export function operatorCall<const Schema extends v.GenericSchema>(
  name: string,
  input: Schema,
  run: (context: OperatorCallContext, input: v.InferOutput<Schema>) => Promise<unknown>,
): OperatorCall {
  return { name, run: (context, raw) => run(context, v.parse(input, raw)) }
}

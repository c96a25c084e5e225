/** An operator's call of a domain: `/operator/api/<name>`, a POST of one JSON object that names the tenant. */
import * as v from 'valibot'

import type { Transaction } from './database/database'

/** A request that cannot be carried out; the message is one sentence for the operator. */
export class OperatorRefusedError extends Error {
  override readonly name = 'OperatorRefusedError'
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

/** Defines an operator's call: its input is validated first. */
export function operatorCall<const Schema extends v.GenericSchema>(
  name: string,
  input: Schema,
  run: (context: OperatorCallContext, input: v.InferOutput<Schema>) => Promise<unknown>,
): OperatorCall {
  return { name, run: (context, raw) => run(context, v.parse(input, raw)) }
}

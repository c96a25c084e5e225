/**
 * Calls that happen once. The caller sends a key of its own. If it sends the same call again, because the
 * response was lost or a button was pressed twice, it gets the first response again and nothing is done
 * twice.
 */
import { createHash } from 'node:crypto'

import { eq, lt } from 'drizzle-orm'

import type { CallDefinition } from '@campus/contracts/call'
import { IDEMPOTENCY_KEY_FORM, IDEMPOTENCY_KEY_HEADER } from '@campus/contracts/headers'

import type { Transaction } from '../database/database'
import { recurringJob } from '../jobs/job'
import { idempotencyKeys, type KeptResponse } from './idempotency.schema'
import { InvalidInputError, Refusal, refuse } from './refusal'

/** Two days: a caller that returns the next day still gets its response. */
const KEPT_MS = 48 * 60 * 60 * 1000
const EVERY_HOUR = 60 * 60 * 1000

interface OnceContext {
  readonly tx: Transaction
  /** null for a visitor. */
  readonly user: { readonly id: string } | null
  readonly now: Date
  readonly idempotencyKey: string | undefined
}

/**
 * Runs a call in its transaction, or returns the kept response of the same key. Effects and response are
 * written together; a call that throws keeps nothing and can be made again. A second call during the first
 * waits for it in the database, also across processes. A call without a key runs normally.
 *
 * Throws {@link InvalidInputError}, or the refusal `idempotencyKeyReused` when the key belongs to another input.
 */
export async function runOnce<Result>(
  call: CallDefinition,
  { tx, user, now, idempotencyKey }: OnceContext,
  input: unknown,
  run: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  if (idempotencyKey === undefined) return run()
  if (!IDEMPOTENCY_KEY_FORM.test(idempotencyKey)) throw new InvalidInputError(IDEMPOTENCY_KEY_HEADER)
  // A visitor is identified by the key alone: a cookie would be lost together with the response that sets it.
  const person = user?.id ?? ''
  const id = hashOf([person, call.id, idempotencyKey])
  const requestHash = hashOf(input)
  const expiresTime = new Date(now.getTime() + KEPT_MS)
  const added = await tx
    .insert(idempotencyKeys)
    .values({ id, person, requestHash, expiresTime })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  if (added.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id))
    if (first === undefined || first.response === null) throw new Error(`the first response of ${call.id} is missing`)
    if (first.requestHash !== requestHash) throw refuse('idempotencyKeyReused')
    if ('data' in first.response) return first.response.data as Result
    const { reason, code, message } = first.response.refusal
    return new Refusal(reason, { code, message })
  }
  const result = await run()
  const response: KeptResponse =
    result instanceof Refusal
      ? { refusal: { reason: result.reason, code: result.code, message: result.message } }
      : { data: result ?? null }
  await tx.update(idempotencyKeys).set({ response }).where(eq(idempotencyKeys.id, id))
  return result
}

/** Deletes old responses. */
export const cleanUpIdempotencyKeysJob = recurringJob('idempotency.cleanUp', EVERY_HOUR, async ({ tx, now }) => {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresTime, now))
})

/** The input is in the order of its schema, so the same input has the same hash. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

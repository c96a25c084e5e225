/** Sends presses to the server; one that does not arrive waits on. */
import { ERROR_CODES } from '@campus/contracts/errors'
import { sign } from '@campus/contracts/study-attendance'
import { call } from '@campus/http/client'
import { ApiError, SystemBusyError } from '@campus/http/errors'

import { changeSigns, waitingSigns } from './sign-queue'
import { withoutSign, type WaitingSign } from './sign-queue.model'

export type Outcome =
  | { readonly kind: 'done' }
  /** It was done before, on another device. */
  | { readonly kind: 'repeated'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** There was no response. */
  | { readonly kind: 'waiting' }

const underWay = new Set<string>()

/** A server in trouble may be asked again later, by `patient` callers; others tell the failure. */
export async function sendSign({ key, schoolId, request }: WaitingSign, patient: boolean): Promise<Outcome> {
  underWay.add(key)
  try {
    await call(sign, request, { schoolId, idempotencyKey: key, errors: 'inline' })
    changeSigns((signs) => withoutSign(signs, key))
    return { kind: 'done' }
  } catch (error) {
    const isFinal = error instanceof ApiError || (error instanceof SystemBusyError && error.status !== 0 && !patient)
    if (!isFinal) return { kind: 'waiting' }
    changeSigns((signs) => withoutSign(signs, key))
    const isRepeat = error instanceof ApiError && error.code === ERROR_CODES.signRepeated
    return { kind: isRepeat ? 'repeated' : 'failed', message: error.message }
  } finally {
    underWay.delete(key)
  }
}

/** Sends what waits, oldest first, until one finds no connection. */
export async function sendWaiting(tell: (sent: WaitingSign, outcome: Outcome) => void): Promise<void> {
  for (const waiting of waitingSigns()) {
    if (underWay.has(waiting.key)) continue
    const outcome = await sendSign(waiting, true)
    tell(waiting, outcome)
    if (outcome.kind === 'waiting') return
  }
}

import { notify, type Transaction } from '../../../platform/database/database'

const CHANNEL = 'attempt'

/** What an open page of an attempt waits for. */
export function attemptNotice(attemptId: string) {
  return { channel: CHANNEL, subject: attemptId }
}

/** Tells pages that an attempt stands otherwise, once the transaction has committed. */
export async function tellOfAttempt(tx: Transaction, attemptId: string): Promise<void> {
  await notify(tx, CHANNEL, attemptId)
}

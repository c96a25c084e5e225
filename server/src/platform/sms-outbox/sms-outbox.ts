import type { Transaction } from '../database/database'
import { newId } from '../database/ids'
import { smsOutbox } from './sms-outbox.schema'

export interface TextMessage {
  readonly mobile: string
  readonly text: string
  readonly now: Date
}

/** Delivers a text message by the configured provider. The SMS outbox, the only one so far, stores it. */
export async function deliver(tx: Transaction, { mobile, text, now }: TextMessage): Promise<void> {
  await tx.insert(smsOutbox).values({ id: newId(), mobile, text, createdTime: now })
}

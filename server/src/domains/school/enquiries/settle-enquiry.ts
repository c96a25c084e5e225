import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { recordEvent } from '../../../platform/events/event'
import { clues } from '../school.schema'

interface Settling {
  readonly id: string
  /** The account of somebody of the school. */
  readonly by: string
  /** What was agreed; without it, what was noted before stays. */
  readonly note?: string
}

/** Somebody of the school has taken care of an enquiry. `tx` as anybody of the school. */
export async function settleEnquiry(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  { id, by, note }: Settling,
): Promise<void> {
  await tx
    .update(clues)
    .set({ handledTime: now, ...(note !== undefined && { note }) })
    .where(eq(clues.id, id))
  await recordEvent({ tx, now }, { kind: 'consult.handled', subject: id, data: { by } })
}

import { eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { users } from '../../platform/session/session.schema'

interface NewPerson {
  readonly mobile: string
  readonly nickName: string
  /** The kind of registration, 1 to 3; '' for people who did not fill in the form. */
  readonly registerType: string
}

/** The id of who has the number at the school of the transaction; a new number becomes a person. */
export async function registerPerson(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  person: NewPerson,
): Promise<string> {
  const [created] = await tx
    .insert(users)
    .values({ ...person, id: newId(), createdTime: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (created !== undefined) return created.id
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, person.mobile))
  if (known === undefined) throw new Error('a user is neither new nor known')
  return known.id
}

/** Whom a school admits without an order. Row-level security keeps to the school. */
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { users } from '../../../platform/session/session.schema'
import { clues } from '../../school/school.schema'
import type { Applicant } from './admission-address'

export interface FoundApplicant {
  /** null for who has enquired and has no account yet. */
  readonly userId: string | null
  readonly name: string
  readonly mobile: string
  /** The school closed the account. */
  readonly isClosed: boolean
}

export async function findApplicant(tx: Transaction, { kind, id }: Applicant): Promise<FoundApplicant | null> {
  if (kind === 'learner') {
    const [learner] = await tx.select().from(users).where(eq(users.id, id))
    return learner === undefined ? null : withAccount(learner)
  }
  const [enquiry] = await tx.select().from(clues).where(eq(clues.id, id))
  if (enquiry === undefined) return null
  const { name, mobile } = enquiry
  const [known] = await tx.select().from(users).where(eq(users.mobile, mobile))
  return known === undefined ? { userId: null, name, mobile, isClosed: false } : withAccount(known)
}

function withAccount({ id, realName, nickName, mobile, closedTime }: typeof users.$inferSelect): FoundApplicant {
  return { userId: id, name: realName || nickName || mobile, mobile, isClosed: closedTime !== null }
}

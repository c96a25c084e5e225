import { eq } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import type { WithoutTransactionContext } from '../http/handle'
import { refuse } from '../http/refusal'
import { schools } from '../school/school.schema'
import { users } from '../session/session.schema'
import type { Learner } from './learning-cards'

type Asking = Pick<WithoutTransactionContext, 'database' | 'inTenant' | 'tenantId' | 'user'>

/** The signed-in person at this school. */
export function learnerHere({ tenantId, user }: Asking): Learner {
  if (user === null) throw refuse('sessionInvalid')
  return { tenantId, userId: user.id }
}

/** Whether one of the partner brands runs this school's site. */
export async function isPartnerSite({ inTenant }: Asking): Promise<boolean> {
  const [school] = await inTenant((tx) => tx.select({ settings: schools.settings }).from(schools))
  return (school?.settings.brand ?? '') !== ''
}

/**
 * The signed-in person at every school, for a partner's site, whose list spans
 * schools. This is the one place that looks across tenants for a user, so it
 * is narrow: the person is taken from the session, the link between schools is
 * the mobile number they proved with a code at each of them, and only pairs of
 * tenant and user come out, by which callers restrict what they read.
 */
export async function learnerEverywhere(context: Asking): Promise<Learner[]> {
  const here = learnerHere(context)
  const mobile = await context.inTenant((tx) => mobileOf(tx, here.userId))
  if (mobile === undefined) return [here]
  return context.database.asOwner((tx) =>
    tx.select({ tenantId: users.tenantId, userId: users.id }).from(users).where(eq(users.mobile, mobile)),
  )
}

async function mobileOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const [person] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId))
  return person?.mobile
}

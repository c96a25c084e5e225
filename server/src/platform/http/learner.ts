/**
 * The learner across schools. A partner's site shows classes of other schools,
 * where the learner has an account of their own: this finds that account. It is
 * the one place that looks across tenants for a person, so it is narrow: the
 * person is the session's, the link between schools is the mobile number they
 * proved with a code at each of them, and only their own accounts come out.
 */
import { and, asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database'
import { users } from '../session/session.schema'
import { tenants } from '../tenants/tenants.schema'
import type { SignedInUser, Tenant } from './handle'
import { refuse } from './refusal'

/** A person at one school. */
export interface Learner {
  readonly tenant: Tenant
  readonly user: SignedInUser
}

/** Whether one of the partner brands runs a school's site. Gets a transaction with the owner's rights. */
export type IsPartnerSite = (tx: Transaction, tenantId: string) => Promise<boolean>

/**
 * The learner at the school a call names; without a name at the school whose
 * site it is. Needs a transaction with the owner's rights.
 *
 * Refuses with `schoolNotOfSite` where the site is no partner's, and with
 * `noAccountAtSchool` where they have no account, whether or not there is such
 * a school.
 */
export async function learnerAt(
  tx: Transaction,
  here: Learner,
  schoolNamed: string | undefined,
  isPartnerSite: IsPartnerSite,
): Promise<Learner> {
  if (schoolNamed === undefined || schoolNamed === here.tenant.id) return here
  if (!(await isPartnerSite(tx, here.tenant.id))) throw refuse('schoolNotOfSite')
  const [there] = await accountsOf(tx, here, schoolNamed)
  if (there === undefined) throw refuse('noAccountAtSchool')
  return there
}

/**
 * The learner at every school they have an account at, in the order of the
 * schools' ids; on an ordinary site at its own school only. Needs a
 * transaction with the owner's rights.
 */
export async function learnerEverywhere(
  tx: Transaction,
  here: Learner,
  isPartnerSite: IsPartnerSite,
): Promise<readonly Learner[]> {
  return (await isPartnerSite(tx, here.tenant.id)) ? accountsOf(tx, here) : [here]
}

const usersHere = alias(users, 'users_here')

async function accountsOf(tx: Transaction, { tenant, user }: Learner, school?: string): Promise<Learner[]> {
  const accounts = await tx
    .select({ tenantId: tenants.id, name: tenants.name, userId: users.id })
    .from(usersHere)
    .innerJoin(users, and(eq(users.mobile, usersHere.mobile), ne(users.mobile, '')))
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(
      and(
        eq(usersHere.tenantId, tenant.id),
        eq(usersHere.id, user.id),
        school === undefined ? undefined : eq(users.tenantId, school),
      ),
    )
    .orderBy(asc(tenants.id))
  return accounts.map(({ tenantId, name, userId }) => ({
    tenant: { id: tenantId, name },
    user: { id: userId, sessionId: user.sessionId },
  }))
}

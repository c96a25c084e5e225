/**
 * The learner across schools. A partner's site shows classes of other schools, where the learner has accounts
 * of their own; this finds those accounts. It is the only place that searches across tenants for a person, so
 * it is strict. A school writes numbers and passwords of its accounts as it likes, so neither leads to another school:
 * the person has proved their number by a code in this very session, and the accounts of the same number are theirs
 * where it was proved by a code, too.
 */
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
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

/** Whether a partner brand runs a school's site. Gets a transaction with the owner's rights. */
export type IsPartnerSite = (tx: Transaction, tenantId: string) => Promise<boolean>

/**
 * The learner at the school that a call names; without a name, at the site's school. Needs a transaction with
 * the owner's rights.
 *
 * Refuses with `schoolNotOfSite` if the site is no partner's, with `mobileNotProved` if the session has proved no number,
 * with `noAccountAtSchool` if the learner has no proved account there, whether or not the school exists, and with
 * `accountClosed` if the school has closed it.
 */
export async function learnerAt(
  tx: Transaction,
  here: Learner,
  schoolNamed: string | undefined,
  isPartnerSite: IsPartnerSite,
): Promise<Learner> {
  if (schoolNamed === undefined || schoolNamed === here.tenant.id) return here
  if (!(await isPartnerSite(tx, here.tenant.id))) throw refuse('schoolNotOfSite')
  if (here.user.mobileProvedTime === null) throw refuse('mobileNotProved')
  const [there] = await accountsOf(tx, here, schoolNamed)
  if (there === undefined) throw refuse('noAccountAtSchool')
  if (there.closed) throw refuse('accountClosed')
  return there.learner
}

/**
 * The learner at every school with an open, proved account of theirs, ordered by school id; on an ordinary site, and in
 * a session that has proved no number, at the site's own school only. Needs a transaction with the owner's rights.
 */
export async function learnerEverywhere(
  tx: Transaction,
  here: Learner,
  isPartnerSite: IsPartnerSite,
): Promise<readonly Learner[]> {
  if (here.user.mobileProvedTime === null || !(await isPartnerSite(tx, here.tenant.id))) return [here]
  const accounts = await accountsOf(tx, here)
  return accounts.filter(({ closed }) => !closed).map(({ learner }) => learner)
}

const usersHere = alias(users, 'users_here')

interface Account {
  readonly learner: Learner
  readonly closed: boolean
}

async function accountsOf(tx: Transaction, { tenant, user }: Learner, school?: string): Promise<Account[]> {
  const accounts = await tx
    .select({ tenantId: tenants.id, name: tenants.name, userId: users.id, closedTime: users.closedTime })
    .from(usersHere)
    .innerJoin(users, and(eq(users.mobile, usersHere.mobile), ne(users.mobile, '')))
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(
      and(
        eq(usersHere.tenantId, tenant.id),
        eq(usersHere.id, user.id),
        isNotNull(usersHere.mobileProvedTime),
        isNotNull(users.mobileProvedTime),
        school === undefined ? undefined : eq(users.tenantId, school),
      ),
    )
    .orderBy(asc(tenants.id))
  return accounts.map(({ tenantId, name, userId, closedTime }) => ({
    learner: { tenant: { id: tenantId, name }, user: { ...user, id: userId } },
    closed: closedTime !== null,
  }))
}

import { eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import type { WithoutTransactionContext } from '../../platform/http/handle'
import type { Refusal } from '../../platform/http/refusal'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited, queueFor } from '../../platform/rate-limits/rate-limit'
import { findTenantOfRow } from '../../platform/tenants/find-tenant'
import { invitationGuesses } from './sign-in.limits'
import { refuse } from './sign-in.refusals'
import { invitations } from './sign-in.schema'

interface Guess {
  readonly address: string
  readonly now: Date
}

/** Runs `find` unless this network has named too many codes that nobody has; finding none counts as one more. */
export async function findInvitation<Found>(
  tx: Transaction,
  { address, now }: Guess,
  find: () => Promise<Found | undefined>,
): Promise<Found | Refusal> {
  const guess = { rule: invitationGuesses, whom: networkOf(address), now }
  await queueFor(tx, guess)
  if (await isLimited(tx, { ...guess, limit: 'most' })) return refuse('tooManyRequests')
  const found = await find()
  if (found !== undefined) return found
  await countHit(tx, guess)
  // Returned, not thrown: the count stays.
  return refuse('invitationNotFound')
}

/** The school behind a code, whichever it is. */
export async function invitingSchool(
  { database, inTenant, address, now }: Pick<WithoutTransactionContext, 'database' | 'inTenant' | 'address' | 'now'>,
  qrCode: string,
): Promise<{ id: string; name: string } | Refusal> {
  const school = await findTenantOfRow(database, invitations, eq(invitations.qrCode, qrCode))
  return inTenant((tx) => findInvitation(tx, { address, now }, async () => school))
}

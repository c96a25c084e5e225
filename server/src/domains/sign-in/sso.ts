import { createHash } from 'node:crypto'

import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { newSecret } from '../../platform/database/ids'
import { ssoCodes } from './sign-in.schema'

/** Whom a code tells of. */
export interface CodeOwner {
  readonly userId: string
  /** When they proved their number by a code in the session that issues this one; null where they did not. */
  readonly mobileProvedTime: Date | null
}

interface IssuedCode extends CodeOwner {
  readonly now: Date
  /** Seconds. */
  readonly lifetime: number
  /** Host of the outside site that may redeem it; by default it signs in here. */
  readonly site?: string
}

/** A code that tells who `userId` is, once, at the transaction's tenant. */
export async function issueSsoCode(
  tx: Transaction,
  { userId, mobileProvedTime, now, lifetime, site = '' }: IssuedCode,
): Promise<string> {
  const code = newSecret()
  const expiresTime = new Date(now.getTime() + lifetime * 1000)
  await tx.insert(ssoCodes).values({ id: hashCode(code, site), userId, mobileProvedTime, expiresTime })
  return code
}

/** The owner of a code, and uses the code up; null when it is unknown here, for another site, used or too old. */
export async function redeemSsoCode(
  tx: Transaction,
  { code, now, site = '' }: { readonly code: string; readonly now: Date; readonly site?: string },
): Promise<CodeOwner | null> {
  const [redeemed] = await tx
    .update(ssoCodes)
    .set({ usedTime: now })
    .where(and(eq(ssoCodes.id, hashCode(code, site)), isNull(ssoCodes.usedTime), gt(ssoCodes.expiresTime, now)))
    .returning({ userId: ssoCodes.userId, mobileProvedTime: ssoCodes.mobileProvedTime })
  return redeemed ?? null
}

/** A code for one site has another hash than the same code for another, so only that site can redeem it. */
function hashCode(code: string, site: string): string {
  return createHash('sha256').update(`${site}\n${code}`).digest('hex')
}

import { createHash } from 'node:crypto'

import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { newSecret } from '../../platform/database/ids'
import { ssoCodes } from './sign-in.schema'

/** A code that signs `userId` in once, at the transaction's tenant, within `lifetime` seconds. */
export async function issueSsoCode(
  tx: Transaction,
  { userId, now, lifetime }: { userId: string; now: Date; lifetime: number },
): Promise<string> {
  const code = newSecret()
  await tx
    .insert(ssoCodes)
    .values({ id: hashCode(code), userId, expiresTime: new Date(now.getTime() + lifetime * 1000) })
  return code
}

/** The user of a code, and uses the code up; null when it is unknown here, used or too old. */
export async function redeemSsoCode(
  tx: Transaction,
  { code, now }: { code: string; now: Date },
): Promise<string | null> {
  const [redeemed] = await tx
    .update(ssoCodes)
    .set({ usedTime: now })
    .where(and(eq(ssoCodes.id, hashCode(code)), isNull(ssoCodes.usedTime), gt(ssoCodes.expiresTime, now)))
    .returning({ userId: ssoCodes.userId })
  return redeemed?.userId ?? null
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

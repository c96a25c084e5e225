import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import type { SmsPurpose } from '@campus/contracts/sign-in'

import type { Transaction } from '../database/database'
import { newId } from '../database/ids'
import { smsCodes } from './verification.schema'

const LIFETIME_MS = 5 * 60 * 1000
const MAX_TRIES = 5

/** A new 6-digit code for the number, which replaces an earlier one. Only its hash is stored. */
export async function issueSmsCode(
  tx: Transaction,
  { mobile, templateCode, purpose, now }: { mobile: string; templateCode: string; purpose: SmsPurpose; now: Date },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    templateCode,
    codeHash: hashCode(mobile, purpose, code),
    expiresTime: new Date(now.getTime() + LIFETIME_MS),
    tries: 0,
    usedTime: null,
  }
  await tx
    .insert(smsCodes)
    .values({ id: newId(), mobile, ...fresh })
    .onConflictDoUpdate({ target: [smsCodes.tenantId, smsCodes.mobile], set: fresh })
  return code
}

/**
 * Whether this is the last code sent to the number for one of these purposes: valid once, within five minutes and
 * five tries. A wrong try counts, so a call that refuses because of it returns its refusal instead of throwing.
 */
export async function checkSmsCode(
  tx: Transaction,
  {
    mobile,
    code,
    purposes,
    now,
  }: {
    readonly mobile: string
    readonly code: string
    readonly purposes: readonly SmsPurpose[]
    readonly now: Date
  },
): Promise<boolean> {
  // The update locks the row, so that parallel guesses count one by one.
  const [sent] = await tx
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(eq(smsCodes.mobile, mobile))
    .returning()
  if (sent === undefined || sent.usedTime !== null || sent.expiresTime <= now || sent.tries > MAX_TRIES) return false
  const sentHash = Buffer.from(sent.codeHash)
  const fits = purposes.some((purpose) => timingSafeEqual(sentHash, Buffer.from(hashCode(mobile, purpose, code))))
  if (!fits) return false
  await tx.update(smsCodes).set({ usedTime: now }).where(eq(smsCodes.id, sent.id))
  return true
}

function hashCode(mobile: string, purpose: SmsPurpose, code: string): string {
  return createHash('sha256').update(`${mobile}:${purpose}:${code}`).digest('hex')
}

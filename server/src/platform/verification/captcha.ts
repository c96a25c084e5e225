import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { captchas } from './verification.schema'

const LIFETIME_MS = 120 * 1000
const DIGITS = 4
/** A phone tries all numbers in about a second. */
const MAX_NUMBER = 100_000

interface Issued {
  /** The client's key. */
  readonly key: string
  readonly now: Date
}

/** A captcha of four digits for the client's key; answers the digits, to be drawn outside of the transaction. */
export async function issueCaptcha(tx: Transaction, { key, now }: Issued): Promise<string> {
  const digits = Array.from({ length: DIGITS }, () => randomInt(10)).join('')
  await keepAnswer(tx, key, digits, now)
  return digits
}

/**
 * A task to compute instead of a picture: find the number whose hash, with the salt, is the challenge. It is so many
 * times the usual work.
 */
export async function issueChallenge(
  tx: Transaction,
  { key, now, times = 1 }: Issued & { readonly times?: number },
): Promise<{ salt: string; challenge: string; maxNumber: number }> {
  const maxNumber = MAX_NUMBER * times
  const number = String(randomInt(maxNumber))
  const salt = randomBytes(12).toString('hex')
  await keepAnswer(tx, key, number, now)
  return {
    salt,
    challenge: createHash('sha256')
      .update(salt + number)
      .digest('hex'),
    maxNumber,
  }
}

/**
 * Whether the code solves the captcha of the key. The captcha is used up in either case, so a call that
 * refuses because of it returns its refusal instead of throwing.
 */
export async function checkCaptcha(
  tx: Transaction,
  { key, code, now }: { key: string; code: string; now: Date },
): Promise<boolean> {
  const [captcha] = await tx.delete(captchas).where(eq(captchas.id, key)).returning()
  if (captcha === undefined || captcha.expiresTime <= now) return false
  return timingSafeEqual(Buffer.from(captcha.answerHash), Buffer.from(hashAnswer(key, code.trim())))
}

async function keepAnswer(tx: Transaction, key: string, answer: string, now: Date): Promise<void> {
  const fresh = { answerHash: hashAnswer(key, answer), expiresTime: new Date(now.getTime() + LIFETIME_MS) }
  await tx
    .insert(captchas)
    .values({ id: key, ...fresh })
    .onConflictDoUpdate({ target: [captchas.tenantId, captchas.id], set: fresh })
}

function hashAnswer(key: string, answer: string): string {
  return createHash('sha256').update(`${key}:${answer}`).digest('hex')
}

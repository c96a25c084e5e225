import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { drawCaptcha } from './captcha-picture'
import { captchas } from './verification.schema'

const LIFETIME_MS = 120 * 1000
const DIGITS = 4
/** A phone tries all numbers in about a second. */
const MAX_NUMBER = 100_000

/** A picture of four digits for the client's key; returns the SVG. */
export async function issueCaptcha(tx: Transaction, { key, now }: { key: string; now: Date }): Promise<string> {
  const digits = Array.from({ length: DIGITS }, () => randomInt(10)).join('')
  await keepAnswer(tx, key, digits, now)
  return drawCaptcha(digits)
}

/** A task to compute instead of a picture: find the number whose hash, with the salt, is the challenge. */
export async function issueChallenge(
  tx: Transaction,
  { key, now }: { key: string; now: Date },
): Promise<{ salt: string; challenge: string; maxNumber: number }> {
  const number = String(randomInt(MAX_NUMBER))
  const salt = randomBytes(12).toString('hex')
  await keepAnswer(tx, key, number, now)
  return {
    salt,
    challenge: createHash('sha256')
      .update(salt + number)
      .digest('hex'),
    maxNumber: MAX_NUMBER,
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

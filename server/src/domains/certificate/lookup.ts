import { createHash, timingSafeEqual } from 'node:crypto'

import type { Transaction } from '../../platform/database/database'
import type { Refusal } from '../../platform/http/refusal'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited, queueFor } from '../../platform/rate-limits/rate-limit'
import { checkCaptcha } from '../../platform/verification/captcha'
import { nameAsTyped } from './as-typed'
import { lookupMisses } from './certificate.limits'
import { refuse } from './certificate.refusals'

interface Asking {
  readonly tx: Transaction
  readonly address: string
  readonly now: Date
}

interface LookupRequest<Row> {
  readonly captchaKey: string
  readonly captchaCode: string
  /** The holder's name as typed. */
  readonly name: string
  /** The certificate of the typed number. */
  readonly find: () => Promise<Row | undefined>
  readonly nameOf: (row: Row) => string
}

/**
 * The certificate if number and name both fit, else null. The caller cannot learn which of the two was wrong,
 * neither from the response nor from its time. The captcha is solved by the picture's digits or by the
 * computed number (`pow:<number>`).
 */
export async function lookUp<Row>(
  { tx, address, now }: Asking,
  request: LookupRequest<Row>,
): Promise<Row | null | Refusal> {
  const miss = { rule: lookupMisses, whom: networkOf(address), now }
  // Parallel guesses of one address run one by one, so that none escapes the count.
  await queueFor(tx, miss)
  if (await isLimited(tx, { ...miss, limit: 'most' })) return refuse('lookupTooMany')
  if (!(await checkCaptcha(tx, { key: request.captchaKey, code: computedOrSeen(request.captchaCode), now }))) {
    return refuse('captchaWrong')
  }
  const row = await request.find()
  const fits = isSameName(row === undefined ? '' : request.nameOf(row), request.name)
  if (row !== undefined && fits) return row
  await countHit(tx, miss)
  return null
}

function computedOrSeen(code: string): string {
  return code.trim().replace(/^pow:/, '')
}

/** Compares digests, which takes the same time for all names; a name that cannot be typed fits none. */
function isSameName(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other)) && nameAsTyped(one) !== ''
}

function digest(name: string): Buffer {
  return createHash('sha256').update(nameAsTyped(name)).digest()
}

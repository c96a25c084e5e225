/**
 * Addresses that work for a limited time, for anyone who has them: the path, the end, and the server's
 * signature of both.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Transaction } from '../database/database'
import { newSecret } from '../database/ids'
import { addressKeys } from './files.schema'

const KEY_ID = 'current'

/** The query of a signed address as received. */
export interface AddressQuery {
  readonly expires?: unknown
  readonly signature?: unknown
}

/** The tenant's signing key, made at first use and shared by all servers through the database. */
export async function addressKey(tx: Transaction): Promise<string> {
  const [known] = await tx.select({ secret: addressKeys.secret }).from(addressKeys)
  if (known !== undefined) return known.secret
  await tx.insert(addressKeys).values({ id: KEY_ID, secret: newSecret() }).onConflictDoNothing()
  const [made] = await tx.select({ secret: addressKeys.secret }).from(addressKeys)
  if (made === undefined) throw new Error('the signing key of addresses was not kept')
  return made.secret
}

/** `path` (which names its tenant) as an address that works for `lifetime` seconds. */
export function signedAddress(
  path: string,
  { key, lifetime, now }: { key: string; lifetime: number; now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + lifetime
  return `${path}?expires=${String(expires)}&signature=${sign(path, expires, key)}`
}

/** Seconds that an address still works; 0 when it has expired or the signature does not match this path and time. */
export function secondsLeft(path: string, { expires, signature }: AddressQuery, key: string, now: Date): number {
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires) || typeof signature !== 'string') return 0
  const expected = Buffer.from(sign(path, Number(expires), key))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0
  return Math.max(0, Math.ceil(Number(expires) - now.getTime() / 1000))
}

function sign(path: string, expires: number, key: string): string {
  return createHmac('sha256', key)
    .update(`${path}?${String(expires)}`)
    .digest('base64url')
}

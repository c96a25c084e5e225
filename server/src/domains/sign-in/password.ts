import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

import { schoolsPasswords } from './password-turns'

/** About 50 ms and 32 MB for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const
const HASH_BYTES = 32

/** A password of a school's making in its stored form. */
export function hashPassword(password: string): Promise<string> {
  return schoolsPasswords.run(null, () => hashInTurn(password))
}

/** The stored form `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. Only in a turn of one of the queues of passwords. */
export async function hashInTurn(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** A hash that nothing matches, so that an unknown user costs the same time as a wrong password. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${randomBytes(16).toString('base64url')}$${randomBytes(HASH_BYTES).toString('base64url')}`

/**
 * Whether the password matches the stored one; null (no user, no password) takes as long and never matches. Only in a turn of
 * one of the queues of passwords.
 */
export async function passwordFits(password: string, kept: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = (kept ?? NOBODY).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) })
  return kept !== null && timingSafeEqual(given, expected)
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return scryptLater(password.normalize('NFKC'), salt, HASH_BYTES, { ...cost, maxmem: 64 * 1024 * 1024 })
}

const scryptLater = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

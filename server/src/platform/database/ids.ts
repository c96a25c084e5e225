import { randomBytes, randomInt } from 'node:crypto'

/**
 * A new identifier: decimal text of up to 19 digits, growing with time as the
 * back ends of this field number their rows; 22 random bits make two of the
 * same millisecond differ.
 */
export function newId(now: number = Date.now()): string {
  return ((BigInt(now) << 22n) | BigInt(randomInt(1 << 22))).toString()
}

/** 256 random bits as URL-safe text. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

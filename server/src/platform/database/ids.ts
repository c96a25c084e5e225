import { randomBytes, randomInt } from 'node:crypto'

const SEQUENCE_BITS = 22

/** Counts through every id of this process; it starts at random, so that two processes hardly meet. */
let sequence = randomInt(1 << SEQUENCE_BITS)

/**
 * A new identifier: decimal text of up to 19 digits, growing with time as the
 * back ends of this field number their rows. The last 22 bits count, so two
 * ids of one process never are the same, however many share a millisecond.
 */
export function newId(now: number = Date.now()): string {
  sequence = (sequence + 1) % (1 << SEQUENCE_BITS)
  return ((BigInt(now) << BigInt(SEQUENCE_BITS)) | BigInt(sequence)).toString()
}

/** 256 random bits as URL-safe text. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

/** What the server asks for: the number below or at `maxNumber` for which SHA-256(salt + number) is the challenge. */
export interface Challenge {
  readonly salt: string
  /** 64 hexadecimal digits. */
  readonly challenge: string
  readonly maxNumber: number
}

/** Shorter than half a frame, so that the page stays alive to every key press. */
const SLICE_MS = 6

const encoder = new TextEncoder()

/**
 * Finds the number by trying one after the other, in slices between which the
 * page can breathe. Answers undefined when no number fits; rejects with the
 * signal's reason when it is aborted.
 */
export async function solve(
  { salt, challenge, maxNumber }: Challenge,
  signal: AbortSignal,
): Promise<number | undefined> {
  const wanted = hexToBytes(challenge)
  let sliceEnd = performance.now() + SLICE_MS
  for (let number = 0; number <= maxNumber; number += 1) {
    // In this thread: the asynchronous WebCrypto costs more for each short message than its hash, and plain http has none.
    if (equal(sha256(encoder.encode(`${salt}${number}`)), wanted)) return number
    if (performance.now() >= sliceEnd) {
      await nextTask()
      signal.throwIfAborted()
      sliceEnd = performance.now() + SLICE_MS
    }
  }
  return undefined
}

function equal(digest: Uint8Array, wanted: Uint8Array): boolean {
  return wanted.every((byte, index) => byte === digest[index])
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

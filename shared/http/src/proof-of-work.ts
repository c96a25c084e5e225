import { sha256 } from './sha256.model'

/** The server's challenge: find the number up to `maxNumber` for which SHA-256(salt + number) is the challenge. */
export interface Challenge {
  readonly salt: string
  /** 64 hexadecimal digits. */
  readonly challenge: string
  readonly maxNumber: number
}

/** Shorter than half a frame, so that the page reacts to every key press. */
const SLICE_MS = 6

const encoder = new TextEncoder()

/**
 * Finds the number by trying one after the other, in slices that leave the page responsive. Resolves to
 * undefined when no number fits; rejects with the signal's reason when it is aborted.
 */
export async function solve(
  { salt, challenge, maxNumber }: Challenge,
  signal: AbortSignal,
): Promise<number | undefined> {
  const wanted = wordsOf(challenge)
  let sliceEnd = performance.now() + SLICE_MS
  for (let number = 0; number <= maxNumber; number += 1) {
    if (equal(sha256(encoder.encode(`${salt}${number}`)), wanted)) return number
    if (performance.now() >= sliceEnd) {
      await nextTask()
      signal.throwIfAborted()
      sliceEnd = performance.now() + SLICE_MS
    }
  }
  return undefined
}

function wordsOf(hex: string): readonly number[] {
  return Array.from({ length: 8 }, (_, word) => Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16) | 0)
}

function equal(digest: Int32Array, wanted: readonly number[]): boolean {
  return wanted.every((word, index) => word === digest[index])
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

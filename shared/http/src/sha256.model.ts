/**
 * SHA-256 (FIPS 180-4) on the page's own thread. A proof of work hashes many very short messages: calling the
 * asynchronous WebCrypto costs more than the hash itself, and WebCrypto is missing on a site without https.
 */

const BLOCK_BYTES = 64
/** The end mark and the 64-bit length at the end of the last block. */
const CLOSING_BYTES = 9

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = rootFractions(64, Math.cbrt)
/** The same of the square roots of the first 8. */
const INITIAL_STATE = rootFractions(8, Math.sqrt)

function rootFractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}

/** The digest of a message as eight 32-bit words. */
export function sha256(message: Uint8Array): Int32Array {
  const blocks = Math.ceil((message.length + CLOSING_BYTES) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length << 3)

  const state = Int32Array.from(INITIAL_STATE)
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) {
    for (let word = 0; word < 16; word += 1) schedule[word] = view.getInt32(offset + word * 4)
    compress(state, schedule)
  }
  return state
}

/** Mixes one block into the state; the first 16 words of `schedule` hold it. Every index is inside its array. */
function compress(state: Int32Array, schedule: Int32Array): void {
  const at = (index: number): number => schedule[index] as number
  for (let i = 16; i < 64; i += 1) {
    const early = at(i - 15)
    const late = at(i - 2)
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[i] = at(i - 16) + sigma0 + at(i - 7) + sigma1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + sum1 + chosen + (ROUND_CONSTANTS[i] as number) + at(i)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + majority) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i += 1) state[i] = (state[i] as number) + (mixed[i] as number)
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/**
 * A page that is the same for every visitor but for a few holes. Everything
 * around them is compressed once; a response is those pieces and the holes'
 * values between, so that composing it costs almost nothing.
 */
import { randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What differs from response to response. Values are put in as they are: escape them before. */
export interface HoleValues {
  /** {@link NONCE_LENGTH} characters. */
  readonly nonce: string
  readonly traceId: string
  /** Origin the visitor sees. */
  readonly origin: string
  /** Path the page is known by. */
  readonly path: string
}
type Hole = keyof HoleValues

export const NONCE_LENGTH = 24

/** Not to be guessed, so that no content can imitate a hole. */
const MARK = `hole-${randomBytes(16).toString('hex')}-`

const HOLES: readonly Hole[] = ['nonce', 'traceId', 'origin', 'path']

/** The text that marks a hole in a page's text. */
export function hole(name: Hole): string {
  return `${MARK}${name};`
}

const HOLE_PATTERN = new RegExp(`${MARK}(${HOLES.join('|')});`)

/** Static text and how it stands in the compressed page. */
interface Piece {
  readonly plain: Buffer
  readonly deflated: Buffer
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const WINDOW = 32_768

export class PageTemplate {
  /** A piece, a hole, a piece, … */
  readonly #parts: readonly (Piece | Hole)[]

  constructor(text: string) {
    // Splitting by a pattern with a group keeps what the group matched: every second part names a hole.
    const parts = text.split(HOLE_PATTERN)
    let before = Buffer.alloc(0)
    this.#parts = parts.map((part, index) => {
      if (index % 2 === 1) {
        // 0xff is in no UTF-8 text, so no piece refers back to a hole; a hole of unknown length ends all referring back.
        before = part === 'nonce' ? Buffer.concat([before, Buffer.alloc(NONCE_LENGTH, 0xff)]) : Buffer.alloc(0)
        return part as Hole
      }
      const plain = Buffer.from(part)
      const piece = { plain, deflated: deflate(plain, before.subarray(-WINDOW)) }
      before = Buffer.concat([before, plain])
      return piece
    })
  }

  /** The page as it is. */
  fill(values: HoleValues): Buffer {
    return Buffer.concat(this.#parts.map((part) => (typeof part === 'string' ? Buffer.from(values[part]) : part.plain)))
  }

  /** The page as gzip. */
  fillCompressed(values: HoleValues): Buffer {
    const chunks: Buffer[] = [GZIP_HEADER]
    let checksum = 0
    let length = 0
    for (const part of this.#parts) {
      const plain = typeof part === 'string' ? Buffer.from(values[part]) : part.plain
      if (typeof part === 'string') chunks.push(storedBlockHeader(plain.length), plain)
      else chunks.push(part.deflated)
      // Of an empty buffer Node may response 0 instead of the checksum so far.
      if (plain.length > 0) checksum = crc32(plain, checksum)
      length += plain.length
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(length, 4)
    return Buffer.concat([...chunks, LAST_BLOCK, trailer])
  }
}

/** Blocks of a deflate stream that ends at a whole byte and goes on. */
function deflate(plain: Buffer, before: Buffer): Buffer {
  const dictionary = before.length === 0 ? {} : { dictionary: before }
  return deflateRawSync(plain, { level: 9, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary })
}

/** Header of a block that holds up to 65535 bytes as they are. */
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(length ^ 0xffff, 3)
  return header
}

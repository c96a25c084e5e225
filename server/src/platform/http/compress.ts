import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Coding } from './content-coding'

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/** Compresses a text that is new for each response, outside the event loop. */
export function compress(text: string, coding: Coding): Promise<Buffer> {
  return coding === 'gzip' ? withGzip(text) : withBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Coding } from './content-coding'

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/**
 * Brotli keeps a window of 256 KB, in which a whole page lies, and not the 4 MB that it would fetch from the system anew for
 * each response; what comes out is the same.
 */
const BROTLI = {
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Compresses a text that is new for each response, outside the event loop. */
export function compress(text: string, coding: Coding): Promise<Buffer> {
  return coding === 'gzip' ? withGzip(text) : withBrotli(text, BROTLI)
}

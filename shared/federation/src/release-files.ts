import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A file of a release with its hash, for manifests. Sizes are bytes. */
export interface ReleaseFile {
  readonly integrity: string
  readonly size: number
  readonly brotli: number
}

/** File types that are worth compressing. */
export const COMPRESSIBLE = /\.(js|css|svg|json|html|map)$/

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** The two compressed forms, made at build time with full effort. */
export async function compress(content: Buffer, effort: 'full' | 'quick'): Promise<{ br: Buffer; gz: Buffer }> {
  const quality = effort === 'full' ? 11 : 4
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipped(content, { level: effort === 'full' ? 9 : 4 }),
  ])
  return { br, gz }
}

import { createHash } from 'node:crypto'

/** What a browser compares a file with: SHA-384 of its bytes, as in the attribute `integrity`. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

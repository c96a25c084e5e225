/** Pictures that certificates are made of. Each is drawn into the certificate, which is one file. */

const MB = 1024 * 1024

/** Bytes. */
export const LARGEST = { paper: 3 * MB, seal: MB, portrait: MB } as const

const FILE = /^\/files\/([\w-]+)\/(\w+)\//

/** The id of the school's file at an address; null for any other address. */
export function fileIdOf(address: string, tenantId: string): string | null {
  const [, school, id = ''] = FILE.exec(address) ?? []
  return school === tenantId ? id : null
}

import type { KeptFile } from './keep-file'
import { signedAddress } from './signed-address'

/** Path of a file. The name at its end is for people; the id names the file. */
export function filePath({ tenantId, id, name }: Pick<KeptFile, 'tenantId' | 'id' | 'name'>): string {
  return `/files/${tenantId}/${id}/${encodeURIComponent(Buffer.from(name).toString())}`
}

/** Address of a file that works for `lifetime` seconds; `key` is the tenant's {@link addressKey}. */
export function fileAddress(
  file: Pick<KeptFile, 'tenantId' | 'id' | 'name'>,
  options: { readonly key: string; readonly lifetime: number; readonly now: Date },
): string {
  return signedAddress(filePath(file), options)
}

const FILE = /^\/files\/([\w-]+)\/(\w+)\//

/** The id of the tenant's file at an address; null for any other address. */
export function fileIdOf(address: string, tenantId: string): string | null {
  const [, school, id = ''] = FILE.exec(address) ?? []
  return school === tenantId ? id : null
}

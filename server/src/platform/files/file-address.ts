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

/** Until when addresses work of what is for everybody. */
const FOR_GOOD = Date.UTC(2100, 0, 1)

/** Address of a file that everybody may see as long as it is there; the same whenever it is asked for. */
export function addressForGood(
  file: Pick<KeptFile, 'tenantId' | 'id' | 'name'>,
  { key, now }: { readonly key: string; readonly now: Date },
): string {
  const lifetime = Math.floor(FOR_GOOD / 1000) - Math.floor(now.getTime() / 1000)
  return fileAddress(file, { key, lifetime, now })
}

const FILE = /^\/files\/([\w-]+)\/(\w+)\//

/** The id of the tenant's file at an address; null for any other address. */
export function fileIdOf(address: string, tenantId: string): string | null {
  const [, school, id = ''] = FILE.exec(address) ?? []
  return school === tenantId ? id : null
}

/** Pictures of a certificate as text to draw: a drawing that is shown as a picture loads nothing. */
import { buffer } from 'node:stream/consumers'

import { among } from '../../platform/database/among'
import type { Transaction } from '../../platform/database/database'
import { fileIdOf } from '../../platform/files/file-address'
import type { FileStore } from '../../platform/files/file-store'
import { files } from '../../platform/files/files.schema'
import type { KeptFile } from '../../platform/files/keep-file'
import { LARGEST } from './own-picture.model'

/** The files of the school of a transaction at some addresses, by address. */
export async function filesAt(
  tx: Transaction,
  tenantId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, KeptFile>> {
  const ids = addresses.flatMap((address) => fileIdOf(address, tenantId) ?? [])
  const found = ids.length === 0 ? [] : await tx.select().from(files).where(among(files.id, ids))
  return new Map(
    addresses.flatMap((address) => {
      const file = found.find(({ id }) => id === fileIdOf(address, tenantId))
      return file === undefined ? [] : [[address, file]]
    }),
  )
}

export interface PictureSources {
  readonly store: FileStore
  readonly files: ReadonlyMap<string, KeptFile>
  /** The drawing that this site has at an address; null for any other address. */
  readonly drawingAt: (address: string) => string | null
}

/** A picture as `data:…`; '' where there is none at the address. */
export async function dataAt(address: string, { store, files, drawingAt }: PictureSources): Promise<string> {
  const file = files.get(address)
  if (file === undefined) {
    const drawing = drawingAt(address)
    return drawing === null ? '' : asData('image/svg+xml', Buffer.from(drawing))
  }
  if (!file.contentType.startsWith('image/') || file.size > LARGEST.paper) return ''
  const content = await store.read(file.key)
  return content === null ? '' : asData(file.contentType, await buffer(content))
}

function asData(contentType: string, bytes: Buffer): string {
  return `data:${contentType};base64,${bytes.toString('base64')}`
}

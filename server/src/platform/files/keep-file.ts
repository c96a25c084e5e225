import type { Readable } from 'node:stream'

import { eq } from 'drizzle-orm'

import { newId } from '../database/ids'
import type { WithoutTransactionContext } from '../http/handle'
import { fileStoreOf } from './configured-store'
import { files } from './files.schema'
import { inspectContent } from './inspect-content'
import type { UploadKind } from './upload-kinds'

interface Upload {
  readonly kind: UploadKind
  /** The file's original name. */
  readonly name: string
  readonly content: Readable
  /** The owner; null for a file of the school. */
  readonly ownerId: string | null
}

export type KeptFile = typeof files.$inferSelect

/** In characters, short enough for an address in any encoding. */
const MAX_NAME = 150

/**
 * Stores an uploaded file of the call's tenant. The content streams into the store outside any transaction. A
 * crash before the row is written leaves bytes that the clean-up removes. Throws the refusals `fileTypeWrong`
 * and `fileTooLarge`, after which nothing is kept.
 */
export async function keepFile(
  { config, tenantId, now, inTenant }: Pick<WithoutTransactionContext, 'config' | 'tenantId' | 'now' | 'inTenant'>,
  { kind, name, content, ownerId }: Upload,
): Promise<KeptFile> {
  const store = fileStoreOf(config)
  const id = newId(now.getTime())
  const key = `${tenantId}/${id}`
  const inspected = await inspectContent(content, kind)
  await store.put(key, inspected.content, inspected.contentType)
  const row = {
    id,
    key,
    name: name.slice(0, MAX_NAME),
    contentType: inspected.contentType,
    medium: null,
    ...inspected.result(),
    ownerId,
    createdTime: now,
  }
  try {
    await inTenant((tx) => tx.insert(files).values(row))
  } catch (error) {
    await store.remove(key)
    throw error
  }
  return { tenantId, ...row }
}

/** Removes a file of the call's tenant: its row, then its bytes. */
export async function removeFile(
  { config, inTenant }: Pick<WithoutTransactionContext, 'config' | 'inTenant'>,
  id: string,
): Promise<void> {
  const [removed] = await inTenant((tx) => tx.delete(files).where(eq(files.id, id)).returning({ key: files.key }))
  if (removed !== undefined) await fileStoreOf(config).remove(removed.key)
}

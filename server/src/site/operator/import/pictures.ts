import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'

import { and, eq } from 'drizzle-orm'

import type { Config } from '../../../config'
import type { Transaction } from '../../../platform/database/database'
import { enterTenant, leaveTenant } from '../../../platform/database/tenant-isolation'
import { fileStoreOf } from '../../../platform/files/configured-store'
import { fileAddress } from '../../../platform/files/file-address'
import { files } from '../../../platform/files/files.schema'
import { inspectContent } from '../../../platform/files/inspect-content'
import { addressKey } from '../../../platform/files/signed-address'
import { Refusal } from '../../../platform/http/refusal'

/** Addresses by the picture's path in the folder. */
export type KeptPictures = ReadonlyMap<string, string>

/** A picture that cannot be kept. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'

  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message)
  }
}

/** Addresses of a school's own pictures work until then: they are for everybody, and the same at every import. */
const FOR_GOOD = Date.UTC(2100, 0, 1)

/**
 * Keeps pictures, each once however often it comes: its id is its content. Bytes that are kept before the transaction
 * fails belong to no row and are cleaned up. Throws {@link PictureFault}.
 */
export async function keepPictures(
  tx: Transaction,
  { config, now }: { readonly config: Config; readonly now: Date },
  pictures: readonly { readonly path: string; readonly content: string }[],
): Promise<KeptPictures> {
  const kept = new Map<string, string>()
  for (const { path, content } of pictures) {
    const [tenantId = ''] = path.split('/')
    const row = await keepPicture({ config, now }, { path, tenantId, bytes: Buffer.from(content, 'base64') })
    await tx.insert(files).values(row).onConflictDoNothing()
    const [known = row] = await tx
      .select()
      .from(files)
      .where(and(eq(files.tenantId, tenantId), eq(files.id, row.id)))
    const lifetime = Math.floor(FOR_GOOD / 1000) - Math.floor(now.getTime() / 1000)
    await enterTenant(tx, tenantId)
    const key = await addressKey(tx)
    await leaveTenant(tx)
    kept.set(path, fileAddress(known, { key, lifetime, now }))
  }
  return kept
}

async function keepPicture(
  { config, now }: { readonly config: Config; readonly now: Date },
  { path, tenantId, bytes }: { readonly path: string; readonly tenantId: string; readonly bytes: Buffer },
) {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const key = `${tenantId}/${id}`
  try {
    const inspected = await inspectContent(Readable.from([bytes]), 'picture')
    await fileStoreOf(config).put(key, inspected.content, inspected.contentType)
    const { contentType } = inspected
    return {
      tenantId,
      id,
      key,
      name: basename(path),
      contentType,
      ...inspected.result(),
      ownerId: null,
      createdTime: now,
    }
  } catch (error) {
    if (error instanceof Refusal) {
      throw new PictureFault(path, 'is no picture (JPEG, PNG, WebP, GIF or AVIF) of at most 10 MB')
    }
    throw error
  }
}

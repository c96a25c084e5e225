/** Files of a folder whose bytes the store has: their rows, and the addresses that stand in place of their paths. */
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { enterTenant, leaveTenant } from '../../../platform/database/tenant-isolation'
import { addressForGood } from '../../../platform/files/file-address'
import { files } from '../../../platform/files/files.schema'
import type { Medium } from '../../../platform/files/look-at-medium'
import { addressKey } from '../../../platform/files/signed-address'

/** By the file's path in the folder. */
export type Addresses = ReadonlyMap<string, string>

export interface KeptContent {
  readonly path: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /** Of a film or a sound; null for one that cannot be read. */
  readonly medium?: Medium | null
}

/** In characters, short enough for an address in any encoding. */
const MAX_NAME = 150

export const tenantOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')))

/** The id of a file is its content, so that each is kept once however often it comes. */
export const idOf = (sha256: string): string => sha256.slice(0, 32)

export const keyOf = (tenantId: string, sha256: string): string => `${tenantId}/${idOf(sha256)}`

/** Bytes that are kept before the transaction fails belong to no row and are cleaned up. */
export async function nameFiles(tx: Transaction, kept: readonly KeptContent[], now: Date): Promise<Addresses> {
  const addresses = new Map<string, string>()
  for (const { path, ...facts } of kept) {
    const tenantId = tenantOf(path)
    const id = idOf(facts.sha256)
    const name = path.slice(path.lastIndexOf('/') + 1).slice(-MAX_NAME)
    const row = { tenantId, id, key: keyOf(tenantId, facts.sha256), name, ...facts, ownerId: null, createdTime: now }
    const { medium = null } = facts
    await tx
      .insert(files)
      .values(row)
      .onConflictDoUpdate({ target: [files.tenantId, files.id], set: { medium }, setWhere: isNull(files.medium) })
    const [known = row] = await tx
      .select()
      .from(files)
      .where(and(eq(files.tenantId, tenantId), eq(files.id, id)))
    await enterTenant(tx, tenantId)
    const key = await addressKey(tx)
    await leaveTenant(tx)
    addresses.set(path, addressForGood(known, { key, now }))
  }
  return addresses
}

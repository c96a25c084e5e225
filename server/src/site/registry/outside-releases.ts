/** Releases whose files stay at a partner: fetched, checked and recorded. */
import { and, eq, inArray } from 'drizzle-orm'

import type { Database, Transaction } from '../../platform/database/database'
import { OperatorRefusedError } from '../../platform/operator-call'
import { recordOutsideRelease, type Change } from './change-registry'
import { fetchRelease, folderOf, type FetchedRelease } from './fetch-release'
import { moduleOrigins, moduleReleases } from './registry.schema'
import { canonical, publishedOtherwise } from './release-store'
import type { PublishedModule } from './release.model'
import { EVERY_TENANT } from './resolve.model'

interface OutsideRelease {
  readonly moduleId: string
  /** Address of its manifest. */
  readonly address: string
  /** On whose list its origin must be; null for anybody's. */
  readonly scope: string | null
}

/**
 * Fetches a release from a listed origin and checks every file of it. Nothing is fetched from any other. Throws
 * {@link OperatorRefusedError} or ReleaseRefusedError.
 */
export async function fetchListedRelease(
  database: Database,
  { moduleId, address, scope }: OutsideRelease,
): Promise<FetchedRelease> {
  const { origin } = folderOf(address)
  const ofScope = scope === null ? undefined : inArray(moduleOrigins.scope, [scope, EVERY_TENANT])
  await database.asOwner(async (tx) => {
    const listed = await tx
      .select()
      .from(moduleOrigins)
      .where(and(eq(moduleOrigins.origin, origin), ofScope))
      .limit(1)
    if (listed.length > 0) return
    throw new OperatorRefusedError(
      scope === null
        ? `${origin} is on no tenant’s list; allow it first.`
        : `${origin} is not on the list of ${scope}; the operator has to allow it first.`,
    )
  })
  const fetched = await fetchRelease(address)
  const { id } = fetched.module
  if (id !== moduleId) throw new OperatorRefusedError(`${address} is a release of ${id}, not of ${moduleId}.`)
  return fetched
}

/** The scopes whose pages may have modules from an origin. */
export async function scopesAllowing(tx: Transaction, origin: string): Promise<readonly string[]> {
  const listed = await tx.select().from(moduleOrigins).where(eq(moduleOrigins.origin, origin))
  return listed.map(({ scope }) => scope)
}

/** A release that was fetched, as one of the registry. */
export function outsideRelease({ module: { id, manifest }, base }: FetchedRelease): PublishedModule {
  return { id, version: manifest.version, manifest, base }
}

/** Records a release that was fetched; returns whether it was new. Throws ReleaseRefusedError. */
export async function keepOutsideRelease(
  tx: Transaction,
  { module, base, hash }: FetchedRelease,
  change: Change,
): Promise<boolean> {
  const { id, manifest } = module
  const [known] = await tx
    .select()
    .from(moduleReleases)
    .where(and(eq(moduleReleases.moduleId, id), eq(moduleReleases.version, manifest.version)))
  if (known === undefined) {
    await recordOutsideRelease(tx, module, base, hash, change)
    return true
  }
  if (known.base === base && canonical(known.manifest) === canonical(manifest)) return false
  throw publishedOtherwise(`${id} ${manifest.version}`)
}

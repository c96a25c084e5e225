/** What is to be said of a release before it is published. */
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { registryContent } from './registry'
import { moduleReleases } from './registry.schema'
import { lostParts, replacedAt } from './release-gate.model'
import { canonical, publishedOtherwise } from './release-store'
import { storeBase, type PublishedModule, type PublishedShell } from './release.model'
import { standInFaults } from './stand-in.model'

export interface CheckedRelease {
  readonly version: string
  /** Reasons against publishing it, one sentence each. */
  readonly faults: readonly string[]
  /** Pages and slots that go with it. */
  readonly lost: readonly string[]
}

/**
 * Holds a release against the pages of the scopes that may get it. Needs the owner's rights. Throws ReleaseRefusedError
 * when another one has its name.
 */
export async function checkRelease(
  tx: Transaction,
  release: PublishedModule,
  scopes: readonly string[],
): Promise<CheckedRelease> {
  const { id, version } = release
  // What is published stays so, whatever changed around it since. What was collected comes as a new one.
  if (await isKept(tx, id, release)) return { version, faults: [], lost: [] }
  const content = await registryContent(tx)
  const faults = scopes.flatMap((scope) => standInFaults({ release, scope, content }))
  const lost = scopes.flatMap((scope) => lostParts(release, replacedAt(content, id, scope)))
  return { version, faults: [...new Set(faults)], lost: [...new Set(lost)] }
}

/** Whether it is published and was not collected. Throws ReleaseRefusedError when another one has its name. */
export async function isKept(
  tx: Transaction,
  id: string,
  { version, base, manifest }: PublishedModule | PublishedShell,
): Promise<boolean> {
  const [known] = await tx
    .select()
    .from(moduleReleases)
    .where(and(eq(moduleReleases.moduleId, id), eq(moduleReleases.version, version)))
  if (known === undefined) return false
  const at = known.base === '' ? storeBase(id, version) : known.base
  if (at !== base || canonical(known.manifest) !== canonical(manifest)) throw publishedOtherwise(`${id} ${version}`)
  return known.collectedAt === null
}

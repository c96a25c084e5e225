/** Reads a build that somebody wants to publish, and checks all of its files. */
import { houseOf } from '@campus/contracts/composition'

import type { Database } from '../../platform/database/database'
import { OperatorRefusedError } from '../../platform/operator-call'
import { sentBuild } from '../registry/build-files'
import type { FetchedRelease } from '../registry/fetch-release'
import { manifestFault, sizeFault } from '../registry/outside-release.model'
import { fetchListedRelease, outsideRelease, scopesAllowing } from '../registry/outside-releases'
import { ReleaseRefusedError, verifyRelease, type VerifiedRelease } from '../registry/release-store'
import { storeBase, type PublishedModule } from '../registry/release.model'
import { EVERY_TENANT } from '../registry/resolve.model'
import type { GivenBuild } from './given-build'
import type { Releaser } from './release-tokens'

interface Build {
  readonly release: PublishedModule
  /** Who may get it: it is held against what stands on their pages. */
  readonly scopes: readonly string[]
}

export type ReadBuild = Build &
  (
    | { readonly kind: 'stored'; readonly verified: VerifiedRelease }
    | { readonly kind: 'outside'; readonly fetched: FetchedRelease }
  )

/** Throws {@link ReleaseRefusedError} for a bad build, {@link OperatorRefusedError} for one of somebody else. */
export async function readBuild(
  database: Database,
  by: Releaser,
  moduleId: string,
  { files, address }: GivenBuild,
): Promise<ReadBuild> {
  if (address !== undefined) return readOutside(database, by, moduleId, address)
  if (by.scope !== EVERY_TENANT) {
    throw new OperatorRefusedError(
      'The files of a partner’s release stay at the partner; give the address of its manifest.',
    )
  }
  const verified = await verifyRelease('module', sentBuild(files ?? new Map<string, Buffer>()))
  const { id, manifest } = verified.release
  if (!('contract' in manifest) || id !== moduleId) {
    throw new ReleaseRefusedError(`The build is one of ${id}, not of ${moduleId}.`)
  }
  const { version } = manifest
  // What another house built keeps to the rules of its releases, whoever brings it.
  const fault = houseOf(version) === null ? sizeFault(manifest) : manifestFault(manifest)
  if (fault !== null) throw new ReleaseRefusedError(`${id} ${version} cannot be published: ${fault}.`)
  const release = { id, version, manifest, base: storeBase(id, version) }
  return { kind: 'stored', release, scopes: [EVERY_TENANT], verified }
}

async function readOutside(
  database: Database,
  { scope }: Releaser,
  moduleId: string,
  address: string,
): Promise<ReadBuild> {
  const isTeam = scope === EVERY_TENANT
  const fetched = await fetchListedRelease(database, { moduleId, address, scope: isTeam ? null : scope })
  const { origin } = new URL(fetched.base)
  const scopes = isTeam ? await database.asOwner((tx) => scopesAllowing(tx, origin)) : [scope]
  return { kind: 'outside', release: outsideRelease(fetched), scopes, fetched }
}

/** Whether a release may be assigned. Pure. */
import { missingNames, routeCollision } from '../registry/outside-release.model'
import { outsideOrigin, SHELL_ID, type PublishedModule } from '../registry/release.model'
import { EVERY_TENANT, type Composition, type RegistryContent } from '../registry/resolve.model'

export interface AssignmentLookup {
  readonly release: PublishedModule
  readonly scope: string
  /** The current modules of the scope's pages. */
  readonly composition: Composition
  readonly origins: RegistryContent['origins']
}

/** The reason against it, in one sentence; null when it may be assigned. */
export function assignmentFault({ release, scope, composition, origins }: AssignmentLookup): string | null {
  const { id, version, base, manifest } = release
  const origin = outsideOrigin(base)
  const listed = origins.some(
    (entry) => entry.origin === origin && (entry.scope === scope || entry.scope === EVERY_TENANT),
  )
  if (origin !== null && !listed) {
    return `${id} ${version} comes from ${origin}, which is not on the list of ${scope}; allow it first.`
  }
  const lacking = missingNames(manifest.takes, composition.shell?.manifest.sharedScope ?? null)
  if (lacking !== null) return `${id} ${version} ${lacking}.`
  const others = composition.map.modules.filter((other) => (other.module ?? other.id) !== id)
  const owners = [
    { id: SHELL_ID, paths: composition.shell?.manifest.routes ?? [] },
    ...others.map((other) => ({ id: other.id, paths: other.routes.map(({ path }) => path) })),
  ]
  const collision = routeCollision(manifest.routes, owners)
  return collision === null
    ? null
    : `${id} ${version} has the path ${collision.path}, which belongs to ${collision.owner}.`
}

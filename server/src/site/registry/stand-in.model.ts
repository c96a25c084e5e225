/** The reasons against a release in the place of the one that a scope has. Pure. */
import { contentWith } from './given-releases.model'
import { droppedLeases } from './lease-gate.model'
import { missedParts, partOfModule } from './needed-parts.model'
import { gateFaults, replacedAt, type GateLookup } from './release-gate.model'
import type { RegistryContent } from './resolve.model'

export interface StandIn extends GateLookup {
  /** The registry once it is there, where others come with it. */
  readonly after?: RegistryContent
}

/** One sentence each; none when it may stand there. */
export function standInFaults({
  release,
  scope,
  content,
  after = afterIt({ release, scope, content }),
}: StandIn): string[] {
  const replaced = replacedAt(content, release.id, scope)
  return [
    ...gateFaults({ release, scope, content: after }),
    ...droppedLeases(release, replaced),
    ...missedParts({
      part: partOfModule(release),
      replaced: replaced === undefined ? null : partOfModule(replaced),
      scope,
      after,
    }),
  ]
}

function afterIt({ release, ...place }: GateLookup): RegistryContent {
  return contentWith([{ id: release.id, module: release }], place)
}

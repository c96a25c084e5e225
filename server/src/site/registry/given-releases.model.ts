/** Releases that are to take the place of those that a scope has. Pure. */
import { stableVersionOf } from './release-gate.model'
import type { PublishedModule, PublishedShell, SHELL_ID } from './release.model'
import type { RegistryContent } from './resolve.model'

export type GivenRelease =
  | { readonly id: string; readonly module: PublishedModule }
  | { readonly id: typeof SHELL_ID; readonly shell: PublishedShell }

/** The registry once the scope has them. */
export function contentWith(
  given: readonly GivenRelease[],
  { content, scope }: { readonly content: RegistryContent; readonly scope: string },
): RegistryContent {
  const isReplaced = (assignment: RegistryContent['assignments'][number]): boolean =>
    assignment.scope === scope && assignment.channel === 'stable' && given.some(({ id }) => id === assignment.moduleId)
  return {
    ...content,
    assignments: [
      ...content.assignments.filter((assignment) => !isReplaced(assignment)),
      ...given.map((release) => ({
        moduleId: release.id,
        scope,
        channel: 'stable' as const,
        version: ('shell' in release ? release.shell : release.module).version,
        previousVersion: stableVersionOf(content, release.id, scope),
        share: 0,
      })),
    ],
    modules: [...content.modules, ...given.flatMap((release) => ('module' in release ? [release.module] : []))],
    shells: [...content.shells, ...given.flatMap((release) => ('shell' in release ? [release.shell] : []))],
  }
}

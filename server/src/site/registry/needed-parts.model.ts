/** Pages and slots that a release no longer has although others on the page lead there or show them. Pure. */
import { fitsPattern } from '@campus/contracts/route'
import { SHELL_SLOT_NAMES } from '@campus/contracts/slots'

import { compositionsOf, scopesReached } from './release-gate.model'
import { SHELL_ID, type PublishedModule, type PublishedShell } from './release.model'
import { EVERY_TENANT, type Composition, type RegistryContent } from './resolve.model'

/** A module or shell, by what it has and what it needs of others. */
interface Part {
  readonly id: string
  readonly version: string
  readonly paths: readonly string[]
  readonly slots: readonly string[]
  readonly leadsTo: readonly string[]
  readonly shows: readonly string[]
}

export function partOfModule({ id, version, manifest }: PublishedModule): Part {
  const { routes, slots, leadsTo = [], shows = [] } = manifest
  return { id, version, paths: routes.map(({ path }) => path), slots, leadsTo, shows }
}

export function partOfShell({ version, manifest }: PublishedShell): Part {
  const { routes, leadsTo = [], shows = [] } = manifest
  return { id: SHELL_ID, version, paths: routes, slots: SHELL_SLOT_NAMES, leadsTo, shows }
}

interface Exchange {
  readonly part: Part
  /** What it takes the place of. */
  readonly replaced: Part | null
  readonly scope: string
  /** The registry once it is there. */
  readonly after: RegistryContent
}

/** What would be missed of the replaced one, one sentence each, with who needs it. */
export function missedParts({ part, replaced, scope, after }: Exchange): string[] {
  if (replaced === null) return []
  const faults = scopesReached(after.assignments, part.id, scope).flatMap((reached) => {
    const where = reached === scope || reached === EVERY_TENANT ? '' : ` at ${reached}`
    return compositionsOf(after, reached).flatMap((composition) =>
      missedIn(composition, part, replaced).map((fault) => `${fault}${where}.`),
    )
  })
  return [...new Set(faults)]
}

function missedIn({ map, choices, shell }: Composition, part: Part, replaced: Part): string[] {
  const served = [
    ...(shell?.manifest.routes ?? []),
    ...map.modules.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ]
  const shown: readonly string[] = [...SHELL_SLOT_NAMES, ...map.modules.flatMap(({ slots }) => slots)]
  const has = (patterns: readonly string[], address: string): boolean =>
    patterns.some((pattern) => fitsPattern(pattern, address))
  const parts = [
    ...(shell === null ? [] : [partOfShell(shell)]),
    ...(choices ?? []).map(({ chosen }) => partOfModule(chosen.release)),
  ]
  const name = `${part.id} ${part.version}`
  return parts.flatMap((other) => [
    ...other.leadsTo
      .filter((address) => has(replaced.paths, address) && !has([...part.paths, ...served], address))
      .map((address) => `${name} does not have the page ${address}, to which ${other.id} ${other.version} leads`),
    ...other.shows
      .filter((slot) => replaced.slots.includes(slot) && !part.slots.includes(slot) && !shown.includes(slot))
      .map((slot) => `${name} does not have the slot ${slot}, which ${other.id} ${other.version} shows`),
  ])
}

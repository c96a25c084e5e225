/**
 * The module map of a page: whole, as the choices it was made of, and in the parts that pages ask for. Pure: releases
 * never change, so the same choices give the same map with the same id.
 */
import { createHash } from 'node:crypto'

import type { MapIndex, ModuleMap, ModuleMapEntry, ModuleRelease, RestOfMap } from '@campus/contracts/composition'
import { modulePageAt, type ModulePage } from '@campus/contracts/route'
import { SITE_PATHS } from '@campus/contracts/site-pages'
import { SLOT_NAMES } from '@campus/contracts/slots'

import { integrityOf } from './integrity.model'
import { isForeign, moduleReleaseOf, type PublishedModule } from './release.model'

/** A release as it stands in a page. */
export interface Placed {
  readonly release: PublishedModule
  /** It runs in a frame. */
  readonly isContained: boolean
}

/** What was chosen of a module. */
export interface ModuleChoice {
  readonly chosen: Placed
  readonly lastGood: Placed | null
  /** Whether it just failed in other pages, and there is no other one. */
  readonly isTripped: boolean
}

/** A map of these choices. */
export function mapOfChoices(choices: readonly ModuleChoice[]): ModuleMap {
  return moduleMapOf(choices.flatMap(entriesOf))
}

/** A map of the entries; its id is a short hash of their content. */
export function moduleMapOf(modules: ModuleMapEntry[]): ModuleMap {
  const id = createHash('sha256').update(JSON.stringify(modules)).digest('hex').slice(0, 12)
  return { id, modules }
}

function entriesOf({ chosen, lastGood, isTripped }: ModuleChoice): ModuleMapEntry[] {
  const given = placedReleaseOf(chosen)
  return [
    {
      id: chosen.release.id,
      ...given,
      lastGood: lastGood === null ? null : placedReleaseOf(lastGood),
      ...(isTripped && { tripped: true }),
    },
    ...leftToOwn(given, chosen.release, lastGood?.release ?? null),
  ]
}

/** A frame shows pages only: what other modules' pages show of this one stays the school's own. */
function placedReleaseOf({ release, isContained }: Placed): ModuleRelease {
  const given = moduleReleaseOf(release)
  return isContained ? { ...given, contained: true, slots: [] } : given
}

/** Pages and slots that a partner's release lacks stay the school's own: the swap must not remove them. */
function leftToOwn(given: ModuleRelease, release: PublishedModule, own: PublishedModule | null): ModuleMapEntry[] {
  if (own === null || !isForeign(release)) return []
  const taken = new Set(given.routes.map(({ path }) => path))
  const ours = moduleReleaseOf(own)
  const routes = ours.routes.filter(({ path }) => !taken.has(path))
  const slots = ours.slots.filter((slot) => !given.slots.includes(slot))
  if (routes.length + slots.length === 0) return []
  return [{ id: `${release.id}.own`, module: release.id, ...ours, routes, slots, lastGood: null }]
}

/** The map of a page at a module's route or at one of the shell's: what the route needs, and how to ask for the rest. */
export function mapForPage(map: ModuleMap, page: ModulePage | null): ModuleMap {
  const modules = page === null ? [] : [page.module]
  return modules.length === map.modules.length ? map : { ...map, modules, rest: restOf(map) }
}

function restOf(map: ModuleMap): RestOfMap {
  const offered = new Set(map.modules.flatMap(({ slots }) => slots))
  return {
    integrity: integrityOf(partsOf(map).index),
    paths: SITE_PATHS.filter((path) => modulePageAt(map, path) !== null),
    slots: SLOT_NAMES.filter((name) => offered.has(name)),
  }
}

/** What pages ask of a map after their start, as text. */
export interface MapParts {
  readonly index: string
  /** By the entry's id. */
  readonly entries: ReadonlyMap<string, string>
}

const madeParts = new WeakMap<ModuleMap, MapParts>()

/** The parts of a whole map. */
export function partsOf(map: ModuleMap): MapParts {
  const made = madeParts.get(map) ?? makeParts(map)
  madeParts.set(map, made)
  return made
}

function makeParts({ modules }: ModuleMap): MapParts {
  const entries = new Map(modules.map((entry) => [entry.id, JSON.stringify(entry)]))
  const index: MapIndex = modules.map(({ id, routes, slots }) => ({
    id,
    paths: routes.map(({ path }) => path),
    slots: [...slots],
    integrity: integrityOf(entries.get(id) ?? ''),
  }))
  return { index: JSON.stringify(index), entries }
}

/** The versions of each entry of a map: the chosen release and the one behind it. */
export function offeredVersions({ modules }: ModuleMap): ReadonlyMap<string, readonly string[]> {
  return new Map(
    modules.map(({ id, version, lastGood }) => [id, lastGood === null ? [version] : [version, lastGood.version]]),
  )
}

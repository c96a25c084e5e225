/**
 * The module maps that pages were given, by their id: a page asks for the rest of its map later, of any process and
 * after any change of the registry, and names its map in its reports. Kept are the choices a map was made of; the
 * releases they name never change.
 */
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

import type { ModuleMap } from '@campus/contracts/composition'

import type { Database, Transaction } from '../../platform/database/database'
import { KEPT_DAYS } from './collection.model'
import { mapOfChoices, type ModuleChoice, type Placed } from './module-map.model'
import { publishedModule } from './registry'
import { moduleMaps, moduleReleases } from './registry.schema'
import type { PublishedModule } from './release.model'
import type { Composition } from './resolve.model'

/** Maps in memory. */
const IN_MEMORY = 200

/** Milliseconds after which a map that is still given is noted again. */
const NOTED_AGAIN = 12 * 60 * 60 * 1000

const placedRelease = v.object({ version: v.string(), contained: v.optional(v.boolean()) })
const keptChoices = v.array(
  v.object({
    module: v.string(),
    ...placedRelease.entries,
    lastGood: v.optional(placedRelease),
    tripped: v.optional(v.boolean()),
  }),
)
type KeptChoice = v.InferOutput<typeof keptChoices>[number]

/** The moment of a page, and where its troubles are told. */
export interface Occurrence {
  readonly now: Date
  readonly log: FastifyBaseLogger
}

export class KeptMaps {
  readonly #database: Database
  readonly #known = new LRUCache<string, ModuleMap>({ max: IN_MEMORY })
  readonly #noted = new LRUCache<string, true>({ max: 10 * IN_MEMORY, ttl: NOTED_AGAIN })

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Keeps the map of a page that a visitor gets. Answers whether every process will find it by its id; not while the
   * database takes nothing, nor when development servers' modules stand in it, which are no releases.
   */
  async keep({ map, choices }: Composition, { now, log }: Occurrence): Promise<boolean> {
    this.#known.set(map.id, map)
    if (choices === null) return false
    if (this.#noted.has(map.id)) return true
    const row = { id: map.id, choices: choices.map(keptChoiceOf), givenAt: now }
    try {
      await this.#database.asOwner((tx) =>
        tx
          .insert(moduleMaps)
          .values(row)
          .onConflictDoUpdate({ target: moduleMaps.id, set: { givenAt: now } }),
      )
    } catch (error) {
      log.warn({ mapId: map.id, err: error }, 'the module map of a page could not be kept')
      return false
    }
    this.#noted.set(map.id, true)
    return true
  }

  /** The map of an id; null when none was given. `database` is asked on behalf of whoever wants to know. */
  async find(id: string, database: Database): Promise<ModuleMap | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const map = await database.asOwner((tx) => readMap(tx, id))
    if (map !== null) this.#known.set(id, map)
    return map
  }
}

function keptChoiceOf({ chosen, lastGood, isTripped }: ModuleChoice): KeptChoice {
  return {
    module: chosen.release.id,
    ...keptPlaceOf(chosen),
    ...(lastGood !== null && { lastGood: keptPlaceOf(lastGood) }),
    ...(isTripped && { tripped: true }),
  }
}

function keptPlaceOf({ release: { version }, isContained }: Placed): v.InferOutput<typeof placedRelease> {
  return { version, ...(isContained && { contained: true }) }
}

async function readMap(tx: Transaction, id: string): Promise<ModuleMap | null> {
  const [row] = await tx.select().from(moduleMaps).where(eq(moduleMaps.id, id))
  if (row === undefined) return null
  const kept = v.parse(keptChoices, row.choices)
  const releases = await releasesOf(tx, kept)
  const map = mapOfChoices(kept.flatMap((choice) => choiceOf(choice, releases) ?? []))
  // A server of another version may read releases in another way: that is not the map that the page has.
  return map.id === id ? map : null
}

async function releasesOf(tx: Transaction, kept: readonly KeptChoice[]): Promise<ReadonlyMap<string, PublishedModule>> {
  const named = kept.flatMap(({ module, version, lastGood }) =>
    [version, ...(lastGood === undefined ? [] : [lastGood.version])].map((name) => sql`(${module}, ${name})`),
  )
  if (named.length === 0) return new Map()
  const { moduleId, version } = moduleReleases
  const rows = await tx
    .select()
    .from(moduleReleases)
    .where(inArray(sql`(${moduleId}, ${version})`, named))
  const releases = rows.flatMap((row) => publishedModule(row) ?? [])
  return new Map(releases.map((release) => [nameOf(release.id, release.version), release]))
}

function choiceOf(
  { module, lastGood, tripped = false, ...chosen }: KeptChoice,
  releases: ReadonlyMap<string, PublishedModule>,
): ModuleChoice | null {
  const placed = ({ version, contained = false }: v.InferOutput<typeof placedRelease>): Placed | null => {
    const release = releases.get(nameOf(module, version))
    return release === undefined ? null : { release, isContained: contained }
  }
  const found = placed(chosen)
  return found === null
    ? null
    : { chosen: found, lastGood: lastGood === undefined ? null : placed(lastGood), isTripped: tripped }
}

function nameOf(moduleId: string, version: string): string {
  return `${moduleId} ${version}`
}

/** Forgets the maps that no page was given for as long as releases are kept. Needs the owner's rights. */
export async function forgetMaps(tx: Transaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await tx.delete(moduleMaps).where(lt(moduleMaps.givenAt, oldest))
}

const known = new WeakMap<Database, KeptMaps>()

/** The kept maps of a database in this process. That a page gets its map is the server's own work. */
export function keptMapsOf({ own }: Database): KeptMaps {
  const maps = known.get(own) ?? new KeptMaps(own)
  known.set(own, maps)
  return maps
}

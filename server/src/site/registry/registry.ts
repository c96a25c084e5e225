/** The registry in the running server: the database's content, read again when a notice reports a change. */
import { and, eq, inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

import { moduleManifest } from '@campus/contracts/composition'

import type { Config } from '../../platform/config/config'
import type { Database, Transaction } from '../../platform/database/database'
import { OperatorRefusedError } from '../../platform/operator-call'
import { KEPT_DAYS } from './collection.model'
import { askDevServers, devServersOf, withDevelopmentApps, type DevelopmentApps } from './dev-modules'
import { judgeTogether, type Candidate, type Judged } from './judge-together.model'
import { leasedRelease, leaseFields, type NamedWork } from './leased-release'
import type { Overrides } from './override.model'
import { moduleAssignments, moduleOrigins, moduleReleases, withheldReleases } from './registry.schema'
import { isForeign, SHELL_ID, storeBase, type PublishedModule, type PublishedShell } from './release.model'
import {
  dependsOnVisitor,
  graySharesOf,
  mayServe,
  resolve,
  type Assignment,
  type Composition,
  type Occasion,
  type RegistryContent,
} from './resolve.model'
import { shellManifest } from './shell-manifest'

/** Milliseconds after which the registry is read again even without a change: a notice may have been lost. */
const MAX_AGE = 30_000

/** The same with development servers, which send no notices. */
const MAX_AGE_IN_DEVELOPMENT = 900

interface Snapshot {
  /** The input of the other fields. */
  readonly json: string
  readonly content: RegistryContent
  readonly development: DevelopmentApps
  /** Fields of addresses that name unfinished work. */
  readonly leaseFields: readonly string[]
  /** Compositions made from this content: one for each tenant, at home or not, and set of gray channels. */
  readonly compositions: Map<string, Composition>
}

export class Registry {
  readonly #database: Database
  readonly #devServers: ReadonlyMap<string, string>
  readonly #releases = new KnownReleases()
  readonly #snapshots: LRUCache<'current', Snapshot>

  constructor(database: Database, config: Pick<Config, 'devModules' | 'environment'>) {
    this.#database = database
    this.#devServers = devServersOf(config)
    this.#snapshots = new LRUCache({
      max: 1,
      ttl: this.#devServers.size === 0 ? MAX_AGE : MAX_AGE_IN_DEVELOPMENT,
      fetchMethod: (_, last) => this.#read(last),
      // A request from before a change gets the older result, which is not kept.
      ignoreFetchAbort: true,
    })
    database.onNotice('registry', () => this.outdate())
  }

  /** The composition of a visitor's page; the same object until it changes. */
  async compositionFor(occasion: Occasion): Promise<Composition> {
    const { tenantId, visitorId, isAtHome, leased, isLeaseTakenBack = false, isTrial = false } = occasion
    const { content, development, compositions } = await this.#current()
    const held = leased === undefined ? [] : [`${leased.id}=${leased.version}`, isLeaseTakenBack]
    const key = [tenantId, isAtHome, isTrial, ...graySharesOf(content, tenantId, visitorId), ...held].join(' ')
    const known = compositions.get(key)
    if (known !== undefined) return known
    const composition = withDevelopmentApps(resolve(content, occasion), development)
    compositions.set(key, composition)
    return composition
  }

  /** The composition of a developer's page; made anew for each, since what a development server serves changes. */
  async #overridden(occasion: Occasion, { given, releases, developed }: Overrides): Promise<Composition> {
    const { content, development } = await this.#current()
    const named = new Set(given.modules.map(({ module }) => module))
    const apps = {
      shell: development.shell,
      modules: [...development.modules.filter(({ id }) => !named.has(id)), ...developed],
    }
    const composition = withDevelopmentApps(resolve(content, { ...occasion, overrides: releases }), apps)
    return { ...composition, override: given }
  }

  /**
   * The same for the page at an address: where it names unfinished work, the module stays with the release that holds
   * it, whatever the releases of today have there. `database` is asked on behalf of whoever opens the page. A developer's `overrides` stand over all.
   */
  async compositionAt(
    occasion: Omit<Occasion, 'leased' | 'isLeaseTakenBack' | 'overrides'>,
    { path, query }: { readonly path: string; readonly query: URLSearchParams },
    database: Database,
    overrides: Overrides | null = null,
  ): Promise<Composition> {
    const compose = (here: Occasion): Promise<Composition> =>
      overrides === null ? this.compositionFor(here) : this.#overridden(here, overrides)
    const named = worksNamedIn(query, await this.leaseFields())
    const found =
      named.length === 0
        ? undefined
        : await database.asOwner((tx) => leasedRelease(tx, occasion.tenantId, { path, named }))
    const leased = found === undefined ? null : publishedModule(found.row)
    if (found === undefined || leased === null) return compose(occasion)
    return compose({ ...occasion, leased, isLeaseTakenBack: found.isTakenBack })
  }

  /** A published release that pages of a tenant may have; null for another. */
  async releaseFor(
    { tenantId, isAtHome }: Pick<Occasion, 'tenantId' | 'isAtHome'>,
    { id, version }: { readonly id: string; readonly version: string },
    database: Database,
  ): Promise<PublishedModule | null> {
    const [row] = await database.asOwner((tx) =>
      tx
        .select()
        .from(moduleReleases)
        .where(and(eq(moduleReleases.moduleId, id), eq(moduleReleases.version, version))),
    )
    const release = row === undefined || row.collectedAt !== null ? null : publishedModule(row)
    if (release === null || !isForeign(release)) return release
    return isAtHome && mayServe((await this.#current()).content, tenantId, release.base) ? release : null
  }

  /** Which of several releases may stand on a tenant's pages in the place of what is assigned. */
  async judge(candidates: readonly Candidate[], tenantId: string): Promise<Judged> {
    return judgeTogether(candidates, (await this.#current()).content, tenantId)
  }

  /** Later callers get what is read after this moment. Other processes hear of the change from the database. */
  outdate(): void {
    this.#snapshots.clear()
  }

  /** Fields of addresses that name unfinished work. */
  async leaseFields(): Promise<readonly string[]> {
    return (await this.#current()).leaseFields
  }

  /** Whether the composition depends on the visitor. */
  async needsVisitor(tenantId: string): Promise<boolean> {
    return dependsOnVisitor((await this.#current()).content, tenantId)
  }

  /** Whether a release of a module is withheld from a tenant. */
  async isWithheld(tenantId: string, moduleId: string, version: string): Promise<boolean> {
    const { withheld = [] } = (await this.#current()).content
    return withheld.some(
      (entry) => entry.scope === tenantId && entry.moduleId === moduleId && entry.version === version,
    )
  }

  async #current(): Promise<Snapshot> {
    const snapshot = await this.#snapshots.fetch('current')
    if (snapshot === undefined) throw new Error('the registry was not read')
    return snapshot
  }

  /** Equal content stays the same object, so that values derived from it are kept. */
  async #read(last: Snapshot | undefined): Promise<Snapshot> {
    const [read, development] = await Promise.all([
      this.#database.asOwner(async (tx) => ({
        content: await readContent(tx, this.#releases),
        leaseFields: await leaseFields(tx),
      })),
      askDevServers(this.#devServers),
    ])
    const json = JSON.stringify([read, development])
    return last?.json === json ? last : { json, ...read, development, compositions: new Map() }
  }
}

/** The registry as a transaction sees it. Needs the owner's rights. */
export async function registryContent(tx: Transaction): Promise<RegistryContent> {
  return readContent(tx, new KnownReleases())
}

async function readContent(tx: Transaction, releases: KnownReleases): Promise<RegistryContent> {
  const assignments = await tx.select().from(moduleAssignments)
  const origins = await tx.select().from(moduleOrigins)
  const { moduleId, scope, version, cause } = withheldReleases
  const withheld = await tx.select({ moduleId, scope, version, cause }).from(withheldReleases)
  return { assignments, origins, withheld, ...(await releases.named(tx, assignments)) }
}

/** A release that was collected and so cannot be given to anybody. */
export class ReleaseCollectedError extends OperatorRefusedError {
  override readonly name = 'ReleaseCollectedError'

  constructor(moduleId: string, version: string) {
    super(
      `${moduleId} ${version} was collected, for nobody had got it for ${KEPT_DAYS} days; publish the same build again first.`,
    )
  }
}

/** A published release of a module by its name. Throws {@link OperatorRefusedError}, {@link ReleaseCollectedError}. */
export async function publishedRelease(tx: Transaction, moduleId: string, version: string): Promise<PublishedModule> {
  const [row] = await tx
    .select()
    .from(moduleReleases)
    .where(and(eq(moduleReleases.moduleId, moduleId), eq(moduleReleases.version, version)))
  const release = row === undefined ? null : publishedModule(row)
  if (row === undefined || release === null) {
    throw new OperatorRefusedError(`There is no release ${moduleId} ${version}.`)
  }
  if (row.collectedAt !== null) throw new ReleaseCollectedError(moduleId, version)
  return release
}

/** What an address may name as work. */
function worksNamedIn(query: URLSearchParams, fields: readonly string[]): readonly NamedWork[] {
  return fields
    .map((field) => ({ field, work: query.get(field) ?? '' }))
    .filter(({ work }) => work !== '' && work.length <= 64)
}

const registries = new WeakMap<Database, Registry>()

/** The one registry of a database in this process. Reads shared by all visitors are the server's own work. */
export function registryOf({ own }: Database, config: Pick<Config, 'devModules' | 'environment'>): Registry {
  const known = registries.get(own)
  if (known !== undefined) return known
  const created = new Registry(own, config)
  registries.set(own, created)
  return created
}

/** Releases never change, so each is read once. */
class KnownReleases {
  readonly #rows = new Map<string, { readonly module: PublishedModule | null; readonly shell: PublishedShell | null }>()

  /** The assigned releases that are published and that this server can read. */
  async named(
    tx: Transaction,
    assignments: readonly Assignment[],
  ): Promise<Pick<RegistryContent, 'modules' | 'shells'>> {
    const named = assignments.flatMap(({ moduleId, version, previousVersion }) =>
      [version, previousVersion].flatMap((name) =>
        name === null ? [] : [{ moduleId, version: name, key: `${moduleId} ${name}` }],
      ),
    )
    const unknown = named.filter(({ key }) => !this.#rows.has(key)).map(({ version }) => version)
    if (unknown.length > 0) {
      const rows = await tx.select().from(moduleReleases).where(inArray(moduleReleases.version, unknown))
      for (const row of rows) {
        this.#rows.set(`${row.moduleId} ${row.version}`, { module: publishedModule(row), shell: publishedShell(row) })
      }
    }
    const known = [...new Set(named.map(({ key }) => key))].flatMap((key) => this.#rows.get(key) ?? [])
    return { modules: known.flatMap(({ module }) => module ?? []), shells: known.flatMap(({ shell }) => shell ?? []) }
  }
}

type ReleaseRow = typeof moduleReleases.$inferSelect

/** A row as a release; null when it is no module or this server cannot read it. */
export function publishedModule({ moduleId, version, manifest, base }: ReleaseRow): PublishedModule | null {
  const parsed = v.safeParse(moduleManifest, manifest)
  if (moduleId === SHELL_ID || !parsed.success) return null
  return { id: moduleId, version, manifest: parsed.output, base: base === '' ? storeBase(moduleId, version) : base }
}

function publishedShell({ moduleId, version, manifest, base }: ReleaseRow): PublishedShell | null {
  const parsed = v.safeParse(shellManifest, manifest)
  if (moduleId !== SHELL_ID || !parsed.success) return null
  return { version, manifest: parsed.output, base: base === '' ? storeBase(moduleId, version) : base }
}

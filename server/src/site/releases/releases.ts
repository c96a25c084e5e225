/** Releasing a module into the running site: on behalf of the operator, of its team, or of a partner. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { OperatorRefusedError } from '../../platform/operator-call'
import { moduleStoreOf } from '../gateway/gateway'
import { requireScope } from '../operator/operator'
import { builtBeside } from '../registry/built-beside'
import {
  assignRelease,
  lockRegistry,
  recordStoredRelease,
  returnToRelease,
  unassignRelease,
  type AssignmentKey,
  type Change,
} from '../registry/change-registry'
import { checkRelease, type CheckedRelease } from '../registry/check-release'
import { releasesOf } from '../registry/collection'
import { integrityOf } from '../registry/integrity.model'
import { keepOutsideRelease } from '../registry/outside-releases'
import { publishedRelease, registryContent, registryOf, type Registry } from '../registry/registry'
import {
  moduleAssignments,
  moduleOrigins,
  registryChanges,
  setAsideBuilds,
  type Level,
} from '../registry/registry.schema'
import { promotionFaults } from '../registry/release-gate'
import { gateFaults, lostParts, replacedAt } from '../registry/release-gate.model'
import { levelOf, shownLevel } from '../registry/release-level.model'
import { MANIFEST, ReleaseRefusedError, storeRelease } from '../registry/release-store'
import { EVERY_TENANT } from '../registry/resolve.model'
import type { GivenBuild } from './given-build'
import { isOwnRelease, requireOwn, scopeOf } from './own-releases'
import { readBuild, type ReadBuild } from './read-build'
import { passedOverLine } from './release-lines'
import type { Releaser } from './release-tokens'
import { rollBackPlan, type RollBackPlan } from './roll-back-plan'

/** Number of changes in a status. */
const NEWEST_CHANGES = 20

export interface PublishedRelease {
  readonly version: string
  /** false: it was published before, with the same files. */
  readonly isNew: boolean
  readonly lost: readonly string[]
}

export interface Promotion {
  readonly version: string
  /** Default: everybody whom the releaser releases for. */
  readonly scope?: string | undefined
  /** Percent of the visitors; without it all of them. */
  readonly gray?: number | undefined
  /** Of another house's release; contained when not given. */
  readonly level?: Level | undefined
}

export class Releases {
  readonly #database: Database
  readonly #store: string
  readonly #apps: string
  readonly #registry: Registry

  constructor(database: Database, config: Config) {
    this.#database = database
    this.#store = moduleStoreOf(config)
    this.#apps = config.appsDirectory
    this.#registry = registryOf(database, config)
  }

  /** What publishing a build would say; nothing is kept. */
  async check(by: Releaser, moduleId: string, given: GivenBuild): Promise<CheckedRelease> {
    try {
      const build = await readBuild(this.#database, by, moduleId, given)
      return await this.#database.asOwner((tx) => checkRelease(tx, build.release, build.scopes))
    } catch (error) {
      if (!(error instanceof ReleaseRefusedError)) throw error
      return { version: '', faults: [error.message], lost: [] }
    }
  }

  /** Publishes a build, wholly or not at all; nobody gets it yet. Throws OperatorRefusedError or ReleaseRefusedError. */
  async publish(by: Releaser, moduleId: string, given: GivenBuild, change: Change): Promise<PublishedRelease> {
    const build = await readBuild(this.#database, by, moduleId, given)
    const { version } = build.release
    const { faults, lost } = await this.#database.asOwner((tx) => checkRelease(tx, build.release, build.scopes))
    if (faults.length > 0) throw new ReleaseRefusedError(faults.join('\n'))
    const isNew = await this.#keep(build, change)
    return { version, isNew, lost }
  }

  async #keep(build: ReadBuild, change: Change): Promise<boolean> {
    if (build.kind === 'outside') {
      return this.#database.asOwner((tx) => keepOutsideRelease(tx, build.fetched, change))
    }
    const { verified } = build
    await storeRelease(this.#store, verified)
    const hash = integrityOf(verified.files.get(MANIFEST) ?? Buffer.alloc(0))
    return this.#database.asOwner((tx) =>
      recordStoredRelease(tx, this.#store, verified, change.changedAt, { ...change, hash }),
    )
  }

  /** Gives a published release to visitors from their next page on. */
  async promote(
    by: Releaser,
    moduleId: string,
    { version, scope: asked, gray, level: askedLevel }: Promotion,
    change: Change,
  ) {
    const scope = scopeOf(by, asked)
    const promoted = await this.#database.asOwner(async (tx) => {
      await lockRegistry(tx)
      await requireScope(tx, scope)
      const release = await publishedRelease(tx, moduleId, version)
      const content = await registryContent(tx)
      requireOwn(by, release, content.origins)
      const faults = await promotionFaults(tx, { release, scope, content }, change.changedAt)
      if (faults.length > 0) throw new OperatorRefusedError(faults.join('\n'))
      const replaced = replacedAt(content, moduleId, scope)
      const lost = lostParts(release, replaced)
      const level = shownLevel(release, levelOf(release, askedLevel, by.modules === null))
      if (gray !== undefined) {
        await assignRelease(tx, { moduleId, scope, channel: 'gray', version, share: gray, level }, change)
        return { version, scope, gray, level, previousVersion: replaced?.version ?? null, endedGray: null, lost }
      }
      const previousVersion = await assignRelease(tx, { moduleId, scope, channel: 'stable', version, level }, change)
      const endedGray = await unassignRelease(tx, { moduleId, scope, channel: 'gray' }, change)
      return { version, scope, gray: null, level, previousVersion, endedGray, lost }
    })
    this.#registry.outdate()
    return promoted
  }

  /**
   * Takes back what was promoted last: the gray release where there is one, else the one that all have. What returns is the
   * newest one before it that was not found bad. With `seen`, only while that is this version: whoever confirmed it meant
   * no other.
   */
  async rollBack(by: Releaser, moduleId: string, asked: string | undefined, change: Change, seen?: string) {
    const scope = scopeOf(by, asked)
    const outcome = await this.#database.asOwner(async (tx) => {
      await lockRegistry(tx)
      await requireScope(tx, scope)
      const content = await registryContent(tx)
      const plan = await rollBackPlan(tx, { moduleId, scope }, content)
      if (plan === null) throw new OperatorRefusedError(nothingToTakeBack(moduleId, scope))
      const { channel, rolledBack, version, behind, passedOver } = plan
      if (seen !== undefined && rolledBack !== seen) {
        throw new OperatorRefusedError(`${moduleId} is ${rolledBack} by now, not ${seen}; look again.`)
      }
      requireOwn(by, await publishedRelease(tx, moduleId, rolledBack), content.origins)
      const key: AssignmentKey = { moduleId, scope, channel }
      if (version !== null && behind !== null) {
        // What is under way stays where it is, or goes on in this one: a bad release can always be taken back.
        const faults = gateFaults({ release: await publishedRelease(tx, moduleId, version), scope, content })
        if (faults.length > 0) throw new OperatorRefusedError(faults.join('\n'))
        await returnToRelease(tx, key, { version, behind, from: rolledBack }, change)
      } else if (channel === 'stable' && scope === EVERY_TENANT) {
        throw new OperatorRefusedError(noneBefore(moduleId, plan))
      } else await unassignRelease(tx, key, change, 'rollback')
      return { channel, scope, rolledBack, version, passedOver }
    })
    this.#registry.outdate()
    return outcome
  }

  /** What a rollback would do; null where there is nothing to take back. */
  async planRollBack(moduleId: string, scope: string): Promise<RollBackPlan | null> {
    return this.#database.asOwner(async (tx) => rollBackPlan(tx, { moduleId, scope }, await registryContent(tx)))
  }

  /** The releases of a module, newest first, with who gets them and until when they are kept. */
  async list(by: Releaser, moduleId: string) {
    const built = await builtBeside(this.#apps)
    return this.#database.asOwner(async (tx) => {
      const rows = await releasesOf(tx, moduleId, built)
      const origins = await tx.select().from(moduleOrigins)
      const assignments = await tx
        .select()
        .from(moduleAssignments)
        .where(and(eq(moduleAssignments.moduleId, moduleId), ofScope(by, moduleAssignments.scope)))
      return rows
        .filter(({ base }) => isOwnRelease(by, base, origins))
        .map(({ version, base, publishedAt, collection }) => ({
          version,
          base,
          publishedAt,
          collection,
          given: assignments
            .filter((entry) => entry.version === version)
            .map(({ scope, channel, share }) => ({ scope, channel, share })),
        }))
    })
  }

  /** Who gets which release of the releaser's modules, and what was changed last. */
  async status(by: Releaser) {
    const ofModules = (column: PgColumn) => (by.modules === null ? undefined : inArray(column, [...by.modules]))
    return this.#database.asOwner(async (tx) => ({
      assignments: await tx
        .select()
        .from(moduleAssignments)
        .where(and(ofModules(moduleAssignments.moduleId), ofScope(by, moduleAssignments.scope)))
        .orderBy(moduleAssignments.moduleId, moduleAssignments.scope, moduleAssignments.channel),
      // What lies beside the server is no partner's business.
      setAside: await tx
        .select()
        .from(setAsideBuilds)
        .where(by.scope === EVERY_TENANT ? ofModules(setAsideBuilds.moduleId) : sql`false`)
        .orderBy(setAsideBuilds.moduleId),
      changes: await tx
        .select()
        .from(registryChanges)
        .where(and(ofModules(registryChanges.moduleId), ofScope(by, registryChanges.scope)))
        .orderBy(desc(registryChanges.changedAt), desc(registryChanges.id))
        .limit(NEWEST_CHANGES),
    }))
  }
}

function nothingToTakeBack(moduleId: string, scope: string): string {
  return scope === EVERY_TENANT ? `Nobody gets a release of ${moduleId}.` : `${scope} has no ${moduleId} of its own.`
}

function noneBefore(moduleId: string, { rolledBack, passedOver }: RollBackPlan): string {
  const none = passedOver.length === 0 ? 'there was none that is kept' : 'there was none that is good'
  return [
    `Before ${moduleId} ${rolledBack} ${none}; promote another release instead.`,
    ...passedOver.map((one) => passedOverLine(moduleId, one)),
  ].join('\n')
}

/** A partner sees the rows of its tenant only. */
function ofScope({ scope }: Releaser, column: typeof moduleAssignments.scope | typeof registryChanges.scope) {
  return scope === EVERY_TENANT ? undefined : eq(column, scope)
}

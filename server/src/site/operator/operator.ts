/** The operator's actions on the registry of a running server. */
import { desc, eq, ne } from 'drizzle-orm'

import type { Config } from '../../platform/config/config'
import type { Database, Transaction } from '../../platform/database/database'
import { OperatorRefusedError } from '../../platform/operator-call'
import { tenants } from '../../platform/tenants/tenants.schema'
import {
  allowOrigin,
  assignRelease,
  lockRegistry,
  unassignRelease,
  withdrawOrigin,
  type Change,
} from '../registry/change-registry'
import { checkRelease } from '../registry/check-release'
import { mayBeListed } from '../registry/outside-release.model'
import { fetchListedRelease, keepOutsideRelease, outsideRelease, scopesAllowing } from '../registry/outside-releases'
import { publishedRelease, registryContent, registryOf, type Registry } from '../registry/registry'
import {
  moduleAssignments,
  moduleOrigins,
  moduleReleases,
  registryChanges,
  setAsideBuilds,
  type Level,
} from '../registry/registry.schema'
import { levelOf, shownLevel } from '../registry/release-level.model'
import { ReleaseRefusedError } from '../registry/release-store'
import { EVERY_TENANT } from '../registry/resolve.model'
import { standInFaults } from '../registry/stand-in.model'

/** Number of changes in a status. */
const NEWEST_CHANGES = 20

export class Operator {
  readonly #database: Database
  readonly #isDevelopment: boolean
  readonly #registry: Registry

  constructor(database: Database, config: Config) {
    this.#database = database
    this.#isDevelopment = config.environment === 'development'
    this.#registry = registryOf(database, config)
  }

  /** Allows an origin for a tenant's modules. */
  async allow(scope: string, origin: string, change: Change): Promise<void> {
    if (!mayBeListed(origin, this.#isDevelopment)) {
      throw new OperatorRefusedError(
        `${origin} is no origin modules may come from: it must be like https://modules.example.com, without a path.`,
      )
    }
    await this.#change(async (tx) => {
      await requireScope(tx, scope)
      await allowOrigin(tx, scope, origin, change)
    })
  }

  /** Withdraws an origin: its modules are no longer served to the tenant. */
  async withdraw(scope: string, origin: string, change: Change): Promise<void> {
    const removed = await this.#change((tx) => withdrawOrigin(tx, scope, origin, change))
    if (!removed) throw new OperatorRefusedError(`${origin} is not on the list of ${scope}.`)
  }

  /**
   * Publishes a partner's release after checking every file of it, and it against the pages of the schools that allow its
   * origin; returns its version. Throws {@link OperatorRefusedError} or ReleaseRefusedError.
   */
  async publish(
    moduleId: string,
    address: string,
    change: Change,
  ): Promise<{ readonly version: string; readonly hash: string }> {
    const fetched = await fetchListedRelease(this.#database, { moduleId, address, scope: null })
    const release = outsideRelease(fetched)
    await this.#change(async (tx) => {
      await lockRegistry(tx)
      const { faults } = await checkRelease(tx, release, await scopesAllowing(tx, new URL(release.base).origin))
      if (faults.length > 0) throw new ReleaseRefusedError(faults.join('\n'))
      await keepOutsideRelease(tx, fetched, change)
    })
    const { module, hash } = fetched
    return { version: module.manifest.version, hash }
  }

  /** Assigns a release to a scope; returns the version it replaces there, and the level of one from outside. */
  async assign(
    moduleId: string,
    version: string,
    { scope, level: asked }: { readonly scope: string; readonly level?: Level | undefined },
    change: Change,
  ): Promise<{ readonly previousVersion: string | null; readonly level: Level | null }> {
    return this.#change(async (tx) => {
      await lockRegistry(tx)
      await requireScope(tx, scope)
      const release = await publishedRelease(tx, moduleId, version)
      const content = await registryContent(tx)
      const faults = standInFaults({ release, scope, content })
      if (faults.length > 0) throw new OperatorRefusedError(faults.join('\n'))
      const level = shownLevel(release, levelOf(release, asked, true))
      const place = { moduleId, scope, channel: 'stable' } as const
      return { previousVersion: await assignRelease(tx, { ...place, version, level }, change), level }
    })
  }

  /** Removes a tenant's own assignment, so that it gets the one of all tenants; returns the version it had. */
  async unassign(moduleId: string, scope: string, change: Change): Promise<{ readonly previousVersion: string }> {
    if (scope === EVERY_TENANT) {
      throw new OperatorRefusedError(`${moduleId} would be gone everywhere; assign another release instead.`)
    }
    const previousVersion = await this.#change((tx) =>
      unassignRelease(tx, { moduleId, scope, channel: 'stable' }, change),
    )
    if (previousVersion === null) throw new OperatorRefusedError(`${scope} has no ${moduleId} of its own.`)
    return { previousVersion }
  }

  /** The assignments, origins and last changes, and what the last start set aside. */
  async status() {
    return this.#database.asOwner(async (tx) => ({
      assignments: await tx
        .select()
        .from(moduleAssignments)
        .orderBy(moduleAssignments.moduleId, moduleAssignments.scope),
      setAside: await tx.select().from(setAsideBuilds).orderBy(setAsideBuilds.moduleId),
      origins: await tx.select().from(moduleOrigins).orderBy(moduleOrigins.scope, moduleOrigins.origin),
      outsideReleases: await tx
        .select({
          moduleId: moduleReleases.moduleId,
          version: moduleReleases.version,
          base: moduleReleases.base,
          publishedAt: moduleReleases.publishedAt,
        })
        .from(moduleReleases)
        .where(ne(moduleReleases.base, ''))
        .orderBy(moduleReleases.moduleId, moduleReleases.version),
      changes: await tx
        .select()
        .from(registryChanges)
        .orderBy(desc(registryChanges.changedAt), desc(registryChanges.id))
        .limit(NEWEST_CHANGES),
    }))
  }

  /** Throws {@link OperatorRefusedError} when there is no such tenant. */
  async requireTenant(tenantId: string): Promise<void> {
    await this.#database.asOwner((tx) => requireTenant(tx, tenantId))
  }

  /** Runs a change; this process composes its next page with it. */
  async #change<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.#database.asOwner(work)
    this.#registry.outdate()
    return result
  }
}

/** Throws {@link OperatorRefusedError} for a scope of no tenant. */
export async function requireScope(tx: Transaction, scope: string): Promise<void> {
  if (scope !== EVERY_TENANT) await requireTenant(tx, scope)
}

async function requireTenant(tx: Transaction, tenantId: string): Promise<void> {
  const found = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId))
  if (found.length === 0) throw new OperatorRefusedError(`There is no tenant ${tenantId}.`)
}

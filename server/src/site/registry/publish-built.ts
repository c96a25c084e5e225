/**
 * At the start, the builds beside the server become releases and are assigned, unless an operator has decided
 * otherwise.
 */
import { access } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import { MODULE_IDS } from '@campus/contracts/composition'

import type { Database, Transaction } from '../../platform/database/database'
import { assignmentOf, assignRelease, type ReleaseAssignment } from './change-registry'
import { moduleReleases } from './registry.schema'
import { MANIFEST, storeRelease, type StoredRelease } from './release-store'
import { SHELL_ID } from './release.model'
import { EVERY_TENANT } from './resolve.model'

/** The author of assignments that nobody decided on. */
const BY_START = 'start'

export interface PublishOptions {
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** Folder whose `<app>/dist` contain the builds. */
  readonly apps: string
  /** The module store. */
  readonly store: string
  readonly now: Date
  /** Apps on development servers: their builds are ignored. */
  readonly developed: ReadonlySet<string>
}

/** Publishes the builds of the shell and of every module that has one. Throws ReleaseRefusedError. */
export async function publishBuilt({ database, log, apps, store, now, developed }: PublishOptions): Promise<void> {
  for (const app of [SHELL_ID, ...MODULE_IDS]) {
    if (developed.has(app)) continue
    const build = join(apps, app, 'dist')
    if (!(await isBuilt(build))) {
      log.warn({ app }, 'there is no build of this app; what was published before is served')
      continue
    }
    const release = await storeRelease(store, app === SHELL_ID ? 'shell' : 'module', build)
    const { version } = release.manifest
    const outcome = await database.asOwner(async (tx) => {
      await recordRelease(tx, release, now)
      return assign(tx, { moduleId: release.id, scope: EVERY_TENANT, channel: 'stable', version }, now)
    })
    log.info({ app: release.id, version, outcome }, 'release')
  }
}

async function isBuilt(build: string): Promise<boolean> {
  return access(join(build, MANIFEST)).then(
    () => true,
    () => false,
  )
}

async function recordRelease(tx: Transaction, { id, manifest }: StoredRelease, now: Date): Promise<void> {
  await tx
    .insert(moduleReleases)
    .values({ moduleId: id, version: manifest.version, manifest, publishedAt: now })
    .onConflictDoNothing()
}

/** Assigns the release, unless it is assigned already or somebody chose another. */
async function assign(
  tx: Transaction,
  assignment: ReleaseAssignment,
  now: Date,
): Promise<'assigned' | 'unchanged' | 'kept'> {
  const current = await assignmentOf(tx, assignment)
  if (current?.version === assignment.version) return 'unchanged'
  if (current !== undefined && current.changedBy !== BY_START) return 'kept'
  await assignRelease(tx, assignment, { changedAt: now, changedBy: BY_START, why: 'built beside the server' })
  return 'assigned'
}

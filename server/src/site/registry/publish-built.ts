/**
 * At the start, the builds beside the server become releases and are assigned, unless an operator has decided
 * otherwise.
 */
import { access } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import { MODULE_IDS } from '@campus/contracts/composition'

import type { Database, Transaction } from '../../platform/database/database'
import { buildInFolder } from './build-files'
import { assignmentOf, assignRelease, recordStoredRelease, type ReleaseAssignment } from './change-registry'
import { shownLevel } from './release-level.model'
import { MANIFEST, ReleaseRefusedError, removeDrafts, storeRelease, verifyRelease } from './release-store'
import { SHELL_ID, storeBase } from './release.model'
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

/**
 * Publishes the builds of the shell and of every module that has one. One that may not be published is set aside: what
 * was published before is served.
 */
export async function publishBuilt(options: PublishOptions): Promise<void> {
  const { log, apps, store, now, developed } = options
  await removeDrafts(store, now)
  for (const app of [SHELL_ID, ...MODULE_IDS]) {
    if (developed.has(app)) continue
    const build = join(apps, app, 'dist')
    if (!(await isBuilt(build))) {
      log.warn({ app }, 'there is no build of this app; what was published before is served')
      continue
    }
    try {
      log.info({ app, ...(await publishApp(options, app, build)) }, 'release')
    } catch (error) {
      if (!(error instanceof ReleaseRefusedError)) throw error
      const { message: reason } = error
      log.error({ app, reason }, 'the build beside the server is set aside; what was published before is served')
    }
  }
}

/** Publishes and assigns one build. Throws {@link ReleaseRefusedError}. */
async function publishApp({ database, store, now }: PublishOptions, app: string, build: string) {
  const verified = await verifyRelease(app === SHELL_ID ? 'shell' : 'module', buildInFolder(build))
  const { id, manifest } = verified.release
  if (id !== app) throw new ReleaseRefusedError(`${build} holds a build of ${id}, not of ${app}.`)
  await storeRelease(store, verified)
  const { version } = manifest
  // A partner's build laid beside the server is the partner's all the same.
  const level = shownLevel({ version, base: storeBase(app, version) }, 'contained')
  const outcome = await database.asOwner(async (tx) => {
    await recordStoredRelease(tx, store, verified, now, null)
    return assign(tx, { moduleId: app, scope: EVERY_TENANT, channel: 'stable', version, level }, now)
  })
  return { version, outcome }
}

async function isBuilt(build: string): Promise<boolean> {
  return access(join(build, MANIFEST)).then(
    () => true,
    () => false,
  )
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

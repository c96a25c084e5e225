/**
 * At the start, the builds beside the server become releases and are assigned, unless an operator has decided otherwise.
 * They go through the same gate as what a team publishes and promotes.
 */
import type { FastifyBaseLogger } from 'fastify'

import type { Database, Transaction } from '../../platform/database/database'
import {
  assignmentOf,
  assignRelease,
  hasStood,
  lockRegistry,
  recordStoredRelease,
  type AssignmentKey,
} from './change-registry'
import { checkRelease, isKept } from './check-release'
import { foreignMisfits, judgeTogether, type Candidate } from './judge-together.model'
import { readBuilds, type BuildFolders } from './read-builds'
import { registryContent } from './registry'
import { shownLevel } from './release-level.model'
import { ReleaseRefusedError, removeDrafts, type VerifiedRelease } from './release-store'
import { SHELL_ID, storeBase } from './release.model'
import { EVERY_TENANT } from './resolve.model'
import { keepSetAside, type SetAside } from './set-aside'
import { workUnderWay } from './work-under-way'

/** The author of assignments that nobody decided on. */
const BY_START = 'start'

export interface PublishOptions extends BuildFolders {
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly now: Date
}

/**
 * Publishes the builds of the shell and of every module that has one, and gives them to every school. One that may not
 * be published or promoted is set aside: what was there before is served, and log and operator's page say why.
 */
export async function publishBuilt(options: PublishOptions): Promise<void> {
  const { database, log, store, now } = options
  await removeDrafts(store, now)
  const { builds, refused, missing } = await readBuilds(options)
  for (const app of missing) log.warn({ app }, 'there is no build of this app; what was published before is served')
  const { released, setAside, misfits } = await database.asOwner(async (tx) => {
    await lockRegistry(tx)
    const start = await releaseBuilds(tx, builds, options)
    const all = [...refused, ...start.setAside]
    await keepSetAside(tx, all, now)
    return { ...start, setAside: all }
  })
  for (const { app, version, outcome } of released) log.info({ app, version, outcome }, 'release')
  for (const misfit of misfits) log.warn(misfit)
  for (const { moduleId: app, version, reasons } of setAside) {
    log.error({ app, version, reasons }, 'the build beside the server is set aside; what was there before is served')
  }
}

interface Started {
  readonly released: readonly {
    readonly app: string
    readonly version: string
    /** `kept`: somebody chose another release, which every school keeps. */
    readonly outcome: 'assigned' | 'unchanged' | 'kept'
  }[]
  readonly setAside: readonly SetAside[]
  /** Modules of other houses that the new shell leaves behind, one sentence each. */
  readonly misfits: readonly string[]
}

async function releaseBuilds(
  tx: Transaction,
  verified: readonly VerifiedRelease[],
  { store, now }: PublishOptions,
): Promise<Started> {
  const released: Started['released'][number][] = []
  const setAside: SetAside[] = []
  const builds: Build[] = []
  for (const build of verified) builds.push(await asBuild(tx, build, now))
  const before = await registryContent(tx)
  const waiting = builds.filter(({ standing }) => standing === 'waiting')
  const { fitting, refused } = judgeTogether(
    waiting.map(({ candidate }) => candidate),
    before,
    EVERY_TENANT,
  )
  const isGiven = ({ standing, candidate }: Build): boolean => standing === 'unchanged' || fitting.includes(candidate)

  for (const build of builds.filter(isGiven)) {
    const { candidate, version, standing } = build
    await recordStoredRelease(tx, store, build.verified, now, null)
    if (standing === 'waiting') await assign(tx, build, now)
    released.push({ app: candidate.id, version, outcome: standing === 'waiting' ? 'assigned' : 'unchanged' })
  }
  // What nobody gets is held against what they got: a team may promote it later.
  for (const build of builds.filter((one) => !isGiven(one))) {
    const { candidate, version } = build
    const faults = await publicationFaults(tx, candidate)
    if (faults.length === 0) await recordStoredRelease(tx, store, build.verified, now, null)
    const reasons = refused.get(candidate) ?? faults
    if (reasons.length > 0) setAside.push({ moduleId: candidate.id, version, reasons })
    else released.push({ app: candidate.id, version, outcome: 'kept' })
  }
  const shell = fitting.find((candidate) => 'shell' in candidate)
  return { released, setAside, misfits: shell === undefined ? [] : foreignMisfits(shell.shell, before) }
}

/** A build, and what there is of it. */
interface Build {
  readonly verified: VerifiedRelease
  readonly candidate: Candidate
  readonly version: string
  /** `taken`: another release has its name. `chosen`: somebody gave every school another one. */
  readonly standing: 'taken' | 'unchanged' | 'chosen' | 'waiting'
}

async function asBuild(tx: Transaction, verified: VerifiedRelease, now: Date): Promise<Build> {
  const candidate = await asCandidate(tx, verified, now)
  const { version } = verified.release.manifest
  const faults = await nameFaults(tx, candidate)
  const current = await assignmentOf(tx, placeOf(candidate))
  const build = { verified, candidate, version }
  if (faults.length > 0) return { ...build, standing: 'taken' }
  if (current?.version === version) return { ...build, standing: 'unchanged' }
  return { ...build, standing: current === undefined || current.changedBy === BY_START ? 'waiting' : 'chosen' }
}

async function asCandidate(tx: Transaction, { release }: VerifiedRelease, now: Date): Promise<Candidate> {
  const { id, manifest } = release
  const { version } = manifest
  const base = storeBase(id, version)
  if (!('contract' in manifest)) return { id: SHELL_ID, shell: { version, manifest, base } }
  const underWay = await workUnderWay(tx, { moduleId: id, scope: EVERY_TENANT }, now)
  const isBack = await hasStood(tx, { moduleId: id, scope: EVERY_TENANT, channel: 'stable' }, version)
  return { id, module: { id, version, manifest, base }, underWay, isBack }
}

const placeOf = ({ id }: Candidate): AssignmentKey => ({ moduleId: id, scope: EVERY_TENANT, channel: 'stable' })

async function assign(tx: Transaction, { candidate, version }: Build, now: Date): Promise<void> {
  // A partner's build laid beside the server is the partner's all the same.
  const level = shownLevel({ version, base: storeBase(candidate.id, version) }, 'contained')
  const change = { changedAt: now, changedBy: BY_START, why: 'built beside the server' }
  await assignRelease(tx, { ...placeOf(candidate), version, level }, change)
}

/** The reason against the name of a build: it never changes what it names. */
async function nameFaults(tx: Transaction, candidate: Candidate): Promise<readonly string[]> {
  return faultsIn(async () => {
    await isKept(tx, candidate.id, 'shell' in candidate ? candidate.shell : candidate.module)
    return []
  })
}

/** The reasons against publishing a build that nobody gets. */
async function publicationFaults(tx: Transaction, candidate: Candidate): Promise<readonly string[]> {
  if ('shell' in candidate) return nameFaults(tx, candidate)
  return faultsIn(async () => (await checkRelease(tx, candidate.module, [EVERY_TENANT])).faults)
}

async function faultsIn(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return [error.message]
    throw error
  }
}

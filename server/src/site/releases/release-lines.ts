/** What the server says of releases, as text for a team. Pure. Moments are ISO texts. */
import { assignmentRows, changeRows, setAsideLines, table, type Status } from '../operator/status-lines'
import type { Hold } from '../registry/collection.model'
import type { PassedOver } from './roll-back-plan'

export interface Checked {
  readonly version: string
  readonly faults: readonly string[]
  readonly lost: readonly string[]
}

export interface Published {
  readonly version: string
  readonly isNew: boolean
  readonly lost: readonly string[]
}

export interface Promoted {
  readonly version: string
  readonly scope: string
  readonly gray: number | null
  readonly previousVersion: string | null
  readonly endedGray: string | null
  readonly lost: readonly string[]
}

export interface RolledBack {
  readonly channel: 'stable' | 'gray'
  readonly scope: string
  readonly rolledBack: string
  readonly version: string | null
  readonly passedOver: readonly PassedOver[]
}

export interface Listed {
  readonly version: string
  readonly base: string
  readonly publishedAt: string
  readonly collection:
    | { readonly state: 'collected'; readonly at: string }
    | { readonly state: 'held'; readonly by: Hold }
    | { readonly state: 'due'; readonly from: string }
  readonly given: readonly { readonly scope: string; readonly channel: string; readonly share: number }[]
}

export type ReleaseStatus = Pick<Status, 'assignments' | 'setAside' | 'changes'>

export function checkedLines(module: string, { version, faults, lost }: Checked): string {
  if (faults.length > 0) return [...faults, ...lost].join('\n')
  return [`${module} ${version} may be published.`, ...lost].join('\n')
}

export function publishedLines(module: string, { version, isNew, lost }: Published): string {
  const first = isNew
    ? `${module} ${version} is published; nobody gets it yet.`
    : `${module} ${version} was published before, with the same files.`
  return [first, ...lost].join('\n')
}

export function promotedLines(module: string, promoted: Promoted): string {
  const { version, scope, gray, previousVersion, endedGray, lost } = promoted
  const everybody = scope === '*' ? 'Everybody' : `Everybody at ${scope}`
  const visitors = scope === '*' ? `${gray}% of the visitors` : `${gray}% of the visitors of ${scope}`
  const before =
    previousVersion === null ? '' : gray === null ? `; before: ${previousVersion}` : `; the others: ${previousVersion}`
  return [
    `${gray === null ? `${everybody} gets` : `${visitors} get`} ${module} ${version} from the next page on${before}.`,
    ...(endedGray === null || endedGray === version ? [] : [`Nobody is tried with ${endedGray} any more.`]),
    ...lost,
  ].join('\n')
}

export function rolledBackLines(module: string, { scope, rolledBack, version, passedOver }: RolledBack): string {
  const everybody = scope === '*' ? 'Everybody' : `Everybody at ${scope}`
  return [
    `${everybody} gets ${module} ${version ?? 'of no release'} from the next page on; ${rolledBack} is taken back.`,
    ...passedOver.map((one) => passedOverLine(module, one)),
  ].join('\n')
}

/** Why a release does not come back. */
export function passedOverLine(module: string, { version, scope, failures, pages }: PassedOver): string {
  return `${module} ${version} is passed over: it was found bad at ${scope}, where ${failures} of ${pages} pages failed.`
}

export function listLines(releases: readonly Listed[]): string {
  return table(
    releases.map(({ version, base, publishedAt, given, collection }) => [
      version,
      publishedAt,
      given.map(({ scope, channel, share }) => (channel === 'gray' ? `${scope} ${share}%` : scope)).join(', '),
      collectionWords(collection),
      base,
    ]),
  ).join('\n')
}

/** '' where the line says already why it is kept: it is assigned, or a partner's. */
const HELD: Readonly<Record<Hold, string>> = {
  assigned: '',
  partner: '',
  lastGood: 'kept: the last good one behind another',
  rollback: 'kept: a rollback leads to it',
  work: 'kept: it holds unfinished work',
  built: 'kept: built beside the server',
}

function collectionWords(collection: Listed['collection']): string {
  switch (collection.state) {
    case 'collected':
      return `collected ${collection.at}`
    case 'due':
      return `kept until ${collection.from}`
    case 'held':
      return HELD[collection.by]
  }
}

export function statusLines({ assignments, setAside, changes }: ReleaseStatus): string {
  return [
    'Assigned',
    ...assignmentRows(assignments),
    ...setAsideLines(setAside),
    'Last changes',
    ...changeRows(changes),
  ].join('\n')
}

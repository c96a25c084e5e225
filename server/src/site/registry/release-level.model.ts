/** How far a release of another house is trusted. Pure. */
import { OperatorRefusedError } from '../../platform/operator-call'
import type { Level } from './registry.schema'
import { isForeign, type PublishedModule } from './release.model'

/**
 * The level of a release that is given to visitors: another house's is contained unless somebody who may says it was
 * reviewed, wherever its files are, and one of our own always runs in the page. Throws {@link OperatorRefusedError}.
 */
export function levelOf(
  release: Pick<PublishedModule, 'id' | 'version' | 'base'>,
  asked: Level | undefined,
  mayReview: boolean,
): Level {
  const { id, version } = release
  if (!isForeign(release)) {
    if (asked !== 'contained') return 'reviewed'
    throw new OperatorRefusedError(`${id} ${version} is of this house; only another one’s releases are contained.`)
  }
  if (asked !== 'reviewed' || mayReview) return asked ?? 'contained'
  throw new OperatorRefusedError(`Only the operator says that ${id} ${version} was reviewed.`)
}

/** The level as the audit and the operator see it: null for a release of our own, which has none to choose. */
export function shownLevel(release: Pick<PublishedModule, 'version' | 'base'>, level: Level): Level | null {
  return isForeign(release) ? level : null
}

/** The level that a line of the audit names. Before there were levels every release ran in the page. */
export function levelIn(detail: string): Level {
  return detail.split(' ').includes('contained') ? 'contained' : 'reviewed'
}

/** What the audit says of an assignment: the share of a gray channel, and the level of another house's release. */
export function assignmentDetail(channel: 'stable' | 'gray', share: number, level: Level | null): string {
  return [...(channel === 'gray' ? [`${share}%`] : []), ...(level === null ? [] : [level])].join(' ')
}

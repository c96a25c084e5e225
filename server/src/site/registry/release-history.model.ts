/** Which releases stood at a place before the current one. Pure. */
import { EVERY_TENANT } from './resolve.model'

export interface RecordedChange {
  readonly action: string
  /** '' when nothing was assigned any more. */
  readonly version: string
}

interface CurrentRelease {
  readonly version: string
  readonly previousVersion: string | null
}

/**
 * The releases that stood at one place and were not taken back, oldest first, by the recorded changes of that place in
 * their order. Whatever stood after a release that was taken up again counts as taken back. One that is not kept any more
 * is left out: nothing leads back to it.
 */
export function standingReleases(
  changes: readonly RecordedChange[],
  current: CurrentRelease,
  isKept: (version: string) => boolean,
): readonly string[] {
  const standing: string[] = []
  for (const { action, version } of changes) {
    if (action !== 'assign' && action !== 'rollback' && action !== 'unassign') continue
    const known = version === '' ? 0 : standing.indexOf(version)
    if (known >= 0) standing.length = known
    if (version !== '') standing.push(version)
  }
  if (standing.at(-1) === current.version) return standing.filter(isKept)
  // It was assigned before changes were recorded for each place.
  return [...(current.previousVersion === null ? [] : [current.previousVersion]), current.version].filter(isKept)
}

export interface FormerRelease {
  /** null where none is good. */
  readonly version: string | null
  /** What stood before it, oldest first. */
  readonly behind: readonly string[]
  /** What was found bad since, the newest first. */
  readonly passedOver: readonly string[]
}

/** What a rollback returns to: the newest release before the current one that was not found bad. */
export function formerRelease(standing: readonly string[], isBad: (version: string) => boolean): FormerRelease {
  const former = standing.slice(0, -1)
  const place = former.findLastIndex((version) => !isBad(version))
  return {
    version: former[place] ?? null,
    behind: former.slice(0, Math.max(place, 0)),
    passedOver: former.slice(place + 1).reverse(),
  }
}

/** A release that is kept from the visitors of a school, because it failed there. */
export interface DemotedRelease {
  readonly version: string
  /** The school. */
  readonly scope: string
}

/** Whether a demotion counts where all of a scope are to get a release: for all schools, that of any. */
export function countsAt(scope: string, demoted: DemotedRelease): boolean {
  return scope === EVERY_TENANT || demoted.scope === scope
}

/** Which releases stood at a place before the current one. Pure. */

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

/** Which release stands behind another, for pages in which that one does not load. Pure. */

/** How loads of a release ended in visitors' pages. */
export interface Loads {
  readonly loads: number
  readonly failures: number
}

/** Fewer loads prove nothing. */
const LEAST_LOADS = 5
/** Visitors' own lines break too: one failure among this many loads says nothing of the release. */
const LOADS_FOR_A_FAILURE = 10

type Proof = 'proved' | 'unknown' | 'failed'

function proofOf({ loads, failures }: Loads): Proof {
  if (failures * LOADS_FOR_A_FAILURE > loads) return 'failed'
  return loads < LEAST_LOADS ? 'unknown' : 'proved'
}

/**
 * Of the releases that stood before, oldest first, the newest that proved itself by loads; where none did, the newest
 * that has not failed. Failures alone never take every release away: whoever reports them could be lying.
 */
export function lastGoodOf(standing: readonly string[], loadsOf: ReadonlyMap<string, Loads>): string | null {
  const rated = standing.map((version) => ({
    version,
    proof: proofOf(loadsOf.get(version) ?? { loads: 0, failures: 0 }),
  }))
  const newest = (proof: Proof): string | undefined => rated.findLast((release) => release.proof === proof)?.version
  return newest('proved') ?? newest('unknown') ?? standing.at(-1) ?? null
}

/** Which release stands behind another, for pages in which that one does not load. Pure. */
import type { Weighed } from './page-reports.model'

/** Pages that fewer prove nothing. */
const LEAST_LOADS = 5
/** Network areas that both a proof and a failure take: one visitor proves nothing, however many pages they open. */
const LEAST_AREAS = 3
/** Visitors' own lines break too: one failure among this many loads says nothing of the release. */
const LOADS_FOR_A_FAILURE = 10

/** From the best to the worst: loaded for many, unknown, failed for somebody, failed for many. */
const PROOFS = ['proved', 'unknown', 'doubtful', 'failed'] as const
type Proof = (typeof PROOFS)[number]

const UNKNOWN: Weighed = { loads: 0, failures: 0, loadingAreas: 0, failingAreas: 0 }

function proofOf({ loads, failures, loadingAreas, failingAreas }: Weighed): Proof {
  const isFailing = failures * LOADS_FOR_A_FAILURE > loads
  if (isFailing && failingAreas >= LEAST_AREAS) return 'failed'
  if (loads >= LEAST_LOADS && loadingAreas >= LEAST_AREAS) return 'proved'
  return isFailing ? 'doubtful' : 'unknown'
}

/**
 * Of the releases that stood before, oldest first, the newest of those with the best proof. What visitors of a single
 * network report can neither prove a release nor take the proof from one; among releases that nobody proved it counts.
 */
export function lastGoodOf(standing: readonly string[], loadsOf: ReadonlyMap<string, Weighed>): string | null {
  const proofs = new Map(standing.map((version) => [version, proofOf(loadsOf.get(version) ?? UNKNOWN)]))
  const best = PROOFS.find((proof) => [...proofs.values()].includes(proof))
  return standing.findLast((version) => proofs.get(version) === best) ?? null
}

/** Forms in which a module keeps unfinished work. */
import * as v from 'valibot'

/** The forms of unfinished work that a release knows; each form has a number. */
export const draftSupport = v.object({
  /** The form it keeps work in. */
  version: v.number(),
  /** The forms it can go on with, its own among them. */
  reads: v.array(v.number()),
})
export type DraftSupport = v.InferOutput<typeof draftSupport>

/** Whether a release can go on with what another one kept; where none is kept, each can. */
export function canGoOn(release: DraftSupport | undefined, kept: DraftSupport | undefined): boolean {
  return kept === undefined || release?.reads.includes(kept.version) === true
}

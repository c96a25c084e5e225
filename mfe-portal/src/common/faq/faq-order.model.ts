/** The order of questions. Pure. */

interface Placed {
  /** null for one without a place. */
  readonly seq: number | null
}

/** The seq of a question without one. */
const LATE_SEQ = 1000

/** The questions by seq; equal ones keep the order of the response. */
export function inOrder<Question extends Placed>(faqs: readonly Question[]): Question[] {
  return [...faqs].sort((one, other) => (one.seq ?? LATE_SEQ) - (other.seq ?? LATE_SEQ))
}

import { useCallback, useState } from 'react'

export interface MovedDeadline {
  /** Epoch milliseconds of a deadline that was moved while the page is open, until the learner has read it; else null. */
  readonly movedTo: number | null
  readonly onRead: () => void
}

/** Compares the attempt's deadline with the one that the learner knows. */
export function useMovedDeadline(deadlineAt: number | null): MovedDeadline {
  const [known, setKnown] = useState(deadlineAt)
  const onRead = useCallback(() => setKnown(deadlineAt), [deadlineAt])
  return { movedTo: known === deadlineAt ? null : deadlineAt, onRead }
}

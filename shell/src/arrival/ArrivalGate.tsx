import { useStore } from 'zustand'

import { Loaded } from '../common/Loaded'
import { arrivalStore, stay } from '../session/arrival'

/**
 * Most visits need no question. If the question's script fails to load, nobody can be asked: the signed-in
 * person stays.
 */
async function loadQuestion() {
  try {
    return (await import('./ArrivalQuestion')).ArrivalQuestion
  } catch (error) {
    stay()
    throw error
  }
}

/** Shows the question whether another account may replace the signed-in one, while it is open. */
export function ArrivalGate() {
  const waiting = useStore(arrivalStore, (state) => state.waiting)
  if (waiting === null) return null
  return <Loaded load={loadQuestion}>{(ArrivalQuestion) => <ArrivalQuestion {...waiting} />}</Loaded>
}

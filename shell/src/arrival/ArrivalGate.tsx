import { useStore } from 'zustand'

import { Loaded } from '../common/Loaded'
import { arrivalStore, stay } from '../session/arrival'

/** Most visits ask nothing. Without the question's script nobody can be asked, so who is signed in stays. */
async function loadQuestion() {
  try {
    return (await import('./ArrivalQuestion')).ArrivalQuestion
  } catch (error) {
    stay()
    throw error
  }
}

/** The question whether another account may take the place of who is signed in, while there is one. */
export function ArrivalGate() {
  const waiting = useStore(arrivalStore, (state) => state.waiting)
  if (waiting === null) return null
  return <Loaded load={loadQuestion}>{(ArrivalQuestion) => <ArrivalQuestion {...waiting} />}</Loaded>
}

import { useEffect } from 'react'
import { useStore } from 'zustand'

import { useLoaded } from '@campus/ui/use-loaded'

import { arrivalStore, stay, type Waiting } from '../session/arrival'

/** Most visits need no question. */
const loadQuestion = async () => (await import('./ArrivalQuestion')).ArrivalQuestion

/** Shows the question whether another account may replace the signed-in one, while it is open. */
export function ArrivalGate() {
  const waiting = useStore(arrivalStore, (state) => state.waiting)
  return waiting === null ? null : <LoadedQuestion {...waiting} />
}

/** If the question's script does not come, nobody can be asked: the signed-in person stays. */
function LoadedQuestion(waiting: Waiting) {
  const { part: ArrivalQuestion, error } = useLoaded(loadQuestion)
  useEffect(() => {
    if (error) stay()
  }, [error])
  return ArrivalQuestion === undefined ? null : <ArrivalQuestion {...waiting} />
}

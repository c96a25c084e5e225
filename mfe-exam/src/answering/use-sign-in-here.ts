import { useState } from 'react'

/** Whether the dialog for signing in is open: by itself when it is needed, until it is closed. */
export function useSignInHere(isNeeded: boolean) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  const [isClosed, setClosed] = useState(false)
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded)
    setClosed(false)
  }
  return { isOpen: isNeeded && !isClosed, show: () => setClosed(false), close: () => setClosed(true) }
}

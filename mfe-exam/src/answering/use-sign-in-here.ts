import { useState } from 'react'

/** Whether the sign-in dialog is open: it opens by itself when signing in is needed, and stays until it is closed. */
export function useSignInHere(isNeeded: boolean) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  const [isClosed, setClosed] = useState(false)
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded)
    setClosed(false)
  }
  return { isOpen: isNeeded && !isClosed, show: () => setClosed(false), close: () => setClosed(true) }
}

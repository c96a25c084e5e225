import { useCallback, useState } from 'react'

/**
 * Whether the sign-in dialog is open: it opens by itself when signing in is needed, and stays until it is closed.
 * `show` and `close` are the same functions at every render.
 */
export function useSignInHere(isNeeded: boolean) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  const [isClosed, setClosed] = useState(false)
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded)
    setClosed(false)
  }
  const show = useCallback(() => setClosed(false), [])
  const close = useCallback(() => setClosed(true), [])
  return { isOpen: isNeeded && !isClosed, show, close }
}

import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

import { useSession } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/session.model'

/** Shows a way to sign in to whoever is not; everyone else, also right after signing in, goes on to the target. */
export function WhenSignedOut({ target, children }: { target: string; children: ReactNode }) {
  // Read with the clock of the moment: a token that has run out counts as none.
  const isSignedIn = useSession((state) => isLoggedIn(state))
  return isSignedIn ? <Navigate to={target} replace /> : children
}

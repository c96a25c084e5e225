import { Navigate } from 'react-router-dom'

import { useSession } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import type { Elements } from '@campus/ui/elements'

/** Shows a sign-in to visitors. Everyone else, also right after signing in, is sent to the target. */
export function WhenSignedOut({ target, children }: { target: () => string; children: Elements }) {
  // Compared with the current time: an expired token counts as none.
  const isSignedIn = useSession((state) => isLoggedIn(state))
  return isSignedIn ? <Navigate to={target()} replace /> : children
}

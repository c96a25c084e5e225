import { useLocation, useNavigate } from 'react-router-dom'

import { sessionStore } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { toast } from '@campus/ui/toast'

/**
 * For what only a signed-in person may do: true for them. A visitor is told so and led to sign in, with a way back to
 * this address, or to `back`; what they were about to do is theirs to do again, unless the address says it.
 */
export function useLoginFirst(text: string): (back?: string) => boolean {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (back = pathname + search + hash) => {
    if (currentUser(sessionStore.getState()) !== null) return true
    toast.warning(text)
    void navigate(`/login?redirect=${encodeURIComponent(back)}`)
    return false
  }
}

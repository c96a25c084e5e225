import { logout } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'

import { useCommonT } from '../../common/messages'
import { useLeave } from '../../common/use-leave'

/** Ends the session, here at once. */
export function useSignOut(): () => void {
  const t = useCommonT()
  const leave = useLeave()
  return () => {
    // Sent first, because the call takes its token from the session, which the next line empties.
    void revokeToken()
    leave(t('logout.done'))
  }
}

/** If the server does not hear of it, the person is still signed out here, and the token expires there. */
async function revokeToken(): Promise<void> {
  try {
    await call(logout, {}, { errors: 'inline' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

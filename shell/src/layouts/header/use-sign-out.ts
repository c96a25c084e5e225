import { useNavigate } from 'react-router-dom'

import { logout } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { endSession } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { toast } from '@campus/ui/toast'

import { useCommonT } from '../../common/messages'
import { ADDRESS, brandLoginAddress } from '../../router/addresses.model'

/** Ends the session here at once, then leads to the login page without a way back. */
export function useSignOut(): () => void {
  const t = useCommonT()
  const navigate = useNavigate()
  return () => {
    // Sent first, because the call takes its token from the session, which the next line empties.
    void revokeToken()
    endSession()
    toast.success(t('logout.done'))
    const brand = activeBrand(sessionStore.getState())
    void navigate(brand === null ? ADDRESS.login : brandLoginAddress(brand))
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

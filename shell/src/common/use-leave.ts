import { useNavigate } from 'react-router-dom'

import { endSession } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { toast } from '@campus/ui/toast'

import { ADDRESS, brandLoginAddress } from '../router/addresses.model'

/** Ends the session here at once, says so, and leads to the login page without a way back. */
export function useLeave(): (said: string) => void {
  const navigate = useNavigate()
  return (said) => {
    endSession()
    toast.success(said)
    const brand = activeBrand(sessionStore.getState())
    void navigate(brand === null ? ADDRESS.login : brandLoginAddress(brand))
  }
}

import { endSession } from '@campus/session/session-actions'
import { toast } from '@campus/ui/toast-store'

import { isLoginPath, loginAddress } from '../router/addresses.model'
import { navigate } from '../router/navigate'
import { isPageHeld } from './page-hold'

/** Milliseconds between the message and the login page. */
const REDIRECT_DELAY = 1000

let leaving = false

/** Whether the message of an ended session is on screen. Until the page is left, no guard may redirect. */
export function isLeavingForSignIn(): boolean {
  return leaving
}

/**
 * The server ended the session: shows one message, and after a second the login page with a way back. A held
 * page stays, and signs in on the spot.
 */
export function endInvalidSession(message: string): void {
  if (isPageHeld()) {
    endSession()
    return
  }
  leaving = true
  endSession()
  toast.error(message)
  setTimeout(() => {
    leaving = false
    const here = new URL(location.href)
    // The person has gone to sign in meanwhile, and has a way back already.
    if (!isLoginPath(here.pathname)) navigate(loginAddress(here))
  }, REDIRECT_DELAY)
}

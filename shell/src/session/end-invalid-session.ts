import { endSession } from '@campus/session/session-actions'
import { toast } from '@campus/ui/toast-store'

import { isLoginPath, loginAddress } from '../router/addresses.model'
import { navigate } from '../router/navigate'
import { isPageHeld } from './page-hold'

/** Milliseconds between the message and the way to sign-in. */
const REDIRECT_DELAY = 1000

let leaving = false

/** Whether the message of an ended session is being read: until the page is left, no guard shall lead away from it. */
export function isLeavingForSignIn(): boolean {
  return leaving
}

/**
 * The server said the session is over: one message, and after a second the login page with a way back. A page that is
 * held stays, and signs in by itself.
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
    // Who went to sign in by themselves meanwhile has their way back already.
    if (!isLoginPath(here.pathname)) navigate(loginAddress(here))
  }, REDIRECT_DELAY)
}

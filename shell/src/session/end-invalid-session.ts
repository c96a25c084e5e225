import { endSession } from '@campus/session/session-actions'
import { toast } from '@campus/ui/toast'
import { loginAddress } from '../router/addresses.model'
import { navigate } from '../router/navigate'

/** Milliseconds between the message and the way to sign-in. */
const REDIRECT_DELAY = 1000

/** The server said the session is over: one message, and after a second the login page with a way back. */
export function endInvalidSession(message: string): void {
  endSession()
  toast.error(message)
  setTimeout(() => navigate(loginAddress(new URL(location.href))), REDIRECT_DELAY)
}

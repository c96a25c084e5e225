import { getUserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { sessionStore } from '@campus/session/session-store'
import { userIdentity } from '@campus/session/session.model'

/**
 * Asks the server whose a token is that came with the address, and only then
 * stores both: until it has answered nobody counts as signed in by it, and a
 * token it does not accept leaves the session as it was, in this tab and the
 * others.
 */
export async function confirmToken(token: string): Promise<void> {
  try {
    const user = await call(getUserInfo, {}, { errors: 'inline', token })
    sessionStore.setState({ token, tokenExpireTime: '', userInfo: userIdentity(user) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

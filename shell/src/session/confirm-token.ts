import { getUserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { storeToken, storeUser } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { visitorIdentity } from '@campus/session/session.model'

/**
 * Stores a token that came with the address and asks the server whose it is.
 * Until the server has answered, nobody counts as signed in; a token it does
 * not accept leaves the session as it was.
 */
export async function confirmToken(token: string): Promise<void> {
  const before = sessionStore.getState()
  sessionStore.setState({ userInfo: visitorIdentity(crypto.randomUUID()) })
  storeToken({ token, expiration: '' })
  try {
    storeUser(await call(getUserInfo, {}, { errors: 'inline' }))
  } catch (error) {
    const { token: tokenBefore, tokenExpireTime, userInfo } = before
    sessionStore.setState({ token: tokenBefore, tokenExpireTime, userInfo })
    if (!(error instanceof CallError)) throw error
  }
}

/** Who is signed in, by the server's clock: a device's own may be days off. */
import { serverNow } from '@campus/http/client'

import { isLoggedInAt, type SessionState, type UserIdentity } from './session.model'

/** Signed in means: a user id, a token, and the token has not expired. */
export function isLoggedIn(state: Pick<SessionState, 'signIn' | 'tokenExpireTime' | 'userInfo'>): boolean {
  return isLoggedInAt(state, serverNow())
}

/** The signed-in person, or null for a visitor. */
export function currentUser(state: SessionState): UserIdentity | null {
  return isLoggedIn(state) && state.userInfo.type === 'user' ? state.userInfo : null
}

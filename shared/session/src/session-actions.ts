import type { Brand, BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'
import type { TokenResponse, UserInfo } from '@campus/contracts/sign-in'

import { keepSignIn, sessionKeeper } from './session-keeper'
import { brandFlags, userIdentity, visitorIdentity, type Position } from './session.model'

/** Stores the server's facts about the school. */
export function storeSchool(school: { schoolInfo: SchoolInfo; buSchoolInfo: BuSchoolInfo }): void {
  sessionKeeper.setState(school)
}

/** Stores a token; the visitor is signed in once `storeUser` follows. */
export function storeToken(response: Pick<TokenResponse, 'token' | 'expiration'>): void {
  sessionKeeper.setState({ token: response.token, tokenExpireTime: response.expiration })
}

/** Stores the person that the server confirmed. */
export function storeUser(user: UserInfo): void {
  sessionKeeper.setState({ userInfo: userIdentity(user) })
}

/** Stores a token and the person that the server confirmed for it, at the token's school. */
export function storeSignIn(
  tenantId: string,
  response: Pick<TokenResponse, 'token' | 'expiration'>,
  user: UserInfo,
): void {
  const signIn = { token: response.token, tokenExpireTime: response.expiration, userInfo: userIdentity(user) }
  if (tenantId === sessionKeeper.getState().tenantId) sessionKeeper.setState(signIn)
  else keepSignIn(tenantId, signIn)
}

/** Clears token and person and creates a visitor. */
export function endSession(): void {
  sessionKeeper.setState({ token: '', tokenExpireTime: '', userInfo: visitorIdentity(crypto.randomUUID()) })
}

/** Switches one brand's flag on and the others off, or all off. */
export function setBrand(brand: Brand | null): void {
  sessionKeeper.setState(brandFlags(brand))
}

export function storeLocation(location: Position | null): void {
  sessionKeeper.setState({ location })
}

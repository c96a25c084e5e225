import type { Brand, BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'
import type { UserInfo } from '@campus/contracts/sign-in'

/** An anonymous person; the browser makes the id. */
export interface VisitorIdentity {
  readonly type: 'visitor'
  /** '' for a visitor: only a signed-in person has a user id. */
  readonly userId: ''
  readonly id: string
}

/** The signed-in person. */
export interface UserIdentity extends UserInfo {
  readonly type: 'user'
  readonly userId: string
}

/** A stored brand flag: 1 means on. */
export type BrandFlag = 0 | 1

/** WGS-84 degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** What the page knows of a visitor's session. The token is not in it. */
export interface SessionState {
  readonly tenantId: string
  /** Tells the tokens of this page apart: 0 while there is none, another number for each. */
  readonly signIn: number
  /** `yyyy-MM-dd HH:mm:ss`, Beijing time; '' when the token has no end. */
  readonly tokenExpireTime: string
  readonly isKingDee: BrandFlag
  readonly isGdhuanbao: BrandFlag
  readonly isKuka: BrandFlag
  readonly tenantInfo: { readonly id: string } | null
  readonly schoolInfo: SchoolInfo | null
  readonly buSchoolInfo: BuSchoolInfo | null
  readonly userInfo: VisitorIdentity | UserIdentity
  readonly location: Position | null
}

/** The part of a session that is kept across pages and reloads; of the shell alone. */
export interface KeptSession extends Omit<SessionState, 'signIn'> {
  /** '' for a visitor. */
  readonly token: string
}

export type BrandFlags = Pick<SessionState, 'isKingDee' | 'isGdhuanbao' | 'isKuka'>

const flagOf: Record<Brand, keyof BrandFlags> = {
  kingdee: 'isKingDee',
  gdhuanbao: 'isGdhuanbao',
  kuka: 'isKuka',
}

/** A stored 1, number or text, means on; anything else is off. */
export function readFlag(stored: unknown): BrandFlag {
  return stored === 1 || stored === '1' ? 1 : 0
}

/** The flags with one brand on, or none: only one can be on. */
export function brandFlags(brand: Brand | null): BrandFlags {
  const off = { isKingDee: 0, isGdhuanbao: 0, isKuka: 0 } as const
  return brand === null ? off : { ...off, [flagOf[brand]]: 1 }
}

/** The brand whose flag is on. */
export function activeBrand(flags: BrandFlags): Brand | null {
  if (flags.isKingDee === 1) return 'kingdee'
  if (flags.isGdhuanbao === 1) return 'gdhuanbao'
  return flags.isKuka === 1 ? 'kuka' : null
}

/** A token's end in epoch milliseconds, or null when it has none. Unreadable text counts as past. */
export function expiryOf(tokenExpireTime: string): number | null {
  if (tokenExpireTime === '') return null
  const time = Date.parse(`${tokenExpireTime.replace(' ', 'T')}+08:00`)
  return Number.isNaN(time) ? 0 : time
}

/** Signed in means: a user id, a token, and the token has not expired. `now`: epoch milliseconds. */
export function isLoggedInAt(
  state: Pick<SessionState, 'signIn' | 'tokenExpireTime' | 'userInfo'>,
  now: number,
): boolean {
  if (state.signIn === 0 || state.userInfo.userId === '') return false
  const expiry = expiryOf(state.tokenExpireTime)
  return expiry === null || now < expiry
}

/** The name in greetings; of who has none the number, masked. */
export function displayName(user: Pick<UserInfo, 'realName' | 'nickName' | 'username' | 'mobile'>): string {
  return withMaskedMobile(user.realName || user.nickName || user.username || user.mobile)
}

export function visitorIdentity(id: string): VisitorIdentity {
  return { type: 'visitor', userId: '', id }
}

export function userIdentity(user: UserInfo): UserIdentity {
  return { ...user, type: 'user', userId: user.id }
}

/** A number, whole or masked already. */
const MOBILE = /^(\d{3})(?:\d{4}|\*{4})(\d{4})$/

/** A mobile number as `138****0001`; other text as it is. */
export function withMaskedMobile(text: string): string {
  return text.replace(MOBILE, '$1****$2')
}

/** A mobile number as `138****0001`; other text keeps its first character only. */
export function masked(text: string): string {
  if (MOBILE.test(text)) return withMaskedMobile(text)
  const [first = '', ...rest] = text
  return first + '*'.repeat(rest.length)
}

/** How a person is named to somebody else. Pure. */
import type { UserInfo } from '@campus/contracts/sign-in'
import { displayName } from '@campus/session/session.model'

const MOBILE = /^(\d{3})\d{4}(\d{4})$/

/** `138****0001`; what is no mobile number keeps its first character. */
export function masked(text: string): string {
  if (MOBILE.test(text)) return text.replace(MOBILE, '$1****$2')
  const [first = '', ...rest] = text
  return first + '*'.repeat(rest.length)
}

/** Who is signed in, to themselves: the name in full. */
export function ownLabel(user: UserInfo): string {
  return withMobile(MOBILE.test(displayName(user)) ? masked(displayName(user)) : displayName(user), user)
}

/** Who arrives, to whoever is signed in: enough to know one's own other account by. */
export function strangersLabel(user: UserInfo): string {
  return withMobile(masked(displayName(user)), user)
}

function withMobile(name: string, { mobile }: UserInfo): string {
  const number = masked(mobile)
  return mobile === '' || name === number ? name : `${name} ${number}`
}

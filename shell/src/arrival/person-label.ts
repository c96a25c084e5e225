/** How a person is named in the question. Pure. */
import type { UserInfo } from '@campus/contracts/sign-in'
import { displayName } from '@campus/session/session.model'

const MOBILE = /^(\d{3})\d{4}(\d{4})$/

/** A mobile number as `138****0001`; other text keeps its first character only. */
export function masked(text: string): string {
  if (MOBILE.test(text)) return text.replace(MOBILE, '$1****$2')
  const [first = '', ...rest] = text
  return first + '*'.repeat(rest.length)
}

/** The signed-in person, to themselves: the full name. */
export function ownLabel(user: UserInfo): string {
  return withMobile(MOBILE.test(displayName(user)) ? masked(displayName(user)) : displayName(user), user)
}

/** The arriving person: enough to recognise one's own other account. */
export function strangersLabel(user: UserInfo): string {
  return withMobile(masked(displayName(user)), user)
}

function withMobile(name: string, { mobile }: UserInfo): string {
  const number = masked(mobile)
  return mobile === '' || name === number ? name : `${name} ${number}`
}

/** How a person is named in the question. Pure. */
import type { UserInfo } from '@campus/contracts/sign-in'
import { displayName, masked } from '@campus/session/session.model'

/** The signed-in person, to themselves: the full name. */
export function ownLabel(user: UserInfo): string {
  return withMobile(displayName(user), user)
}

/** The arriving person: enough to recognise one's own other account. */
export function strangersLabel(user: UserInfo): string {
  return withMobile(masked(displayName(user)), user)
}

function withMobile(name: string, { mobile }: UserInfo): string {
  const number = masked(mobile)
  return mobile === '' || name === number ? name : `${name} ${number}`
}

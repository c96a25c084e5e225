import { takeToken } from '../boot/tenant.model'

/** Removes a token from the address before any other code can read, store or send that address. */
export function takeTokenFromAddress(): string | null {
  const taken = takeToken(new URL(location.href))
  if (taken === null) return null
  history.replaceState(history.state, '', taken.address)
  return taken.token
}

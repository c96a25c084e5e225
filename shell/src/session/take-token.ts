import { takeToken } from '../boot/tenant.model'

/** Takes a token out of the address before anything else can read, store or send that address. */
export function takeTokenFromAddress(): string | null {
  const taken = takeToken(new URL(location.href))
  if (taken === null) return null
  history.replaceState(history.state, '', taken.address)
  return taken.token
}

import type { Route } from '../platform/http/handle'

const CALLS: readonly string[] = ['signIn.logout', 'signIn.handOver']

/** Whether a call ends the session it is made with: a test that makes every call with one token leaves it out. */
export function endsSession({ call }: Pick<Route, 'call'>): boolean {
  return CALLS.includes(call.id)
}

import type { Route } from '../platform/http/handle'

const CALLS: readonly string[] = ['signIn.logout', 'signIn.handOver']

/** Whether a call ends its session: leave it out of tests that make every call with one token. */
export function endsSession({ call }: Pick<Route, 'call'>): boolean {
  return CALLS.includes(call.id)
}

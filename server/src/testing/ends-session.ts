import { getUserInfo } from '@campus/contracts/sign-in'

import type { Route } from '../platform/http/handle'
import type { TestServer } from './test-server'

const CALLS: readonly string[] = ['signIn.logout', 'signIn.handOver', 'account.endSessions']

/** Whether a call ends its session: leave it out of tests that make every call with one token. */
export function endsSession({ call }: Pick<Route, 'call'>): boolean {
  return CALLS.includes(call.id)
}

/** Whether the session of a token goes on: a test that makes calls with the token of an ended one sees nothing at all. */
export async function goesOn(server: TestServer, session: { tenantId: string; token: string }): Promise<boolean> {
  const response = await server.send(getUserInfo, {}, session)
  return response.json<{ code: number }>().code === 0
}

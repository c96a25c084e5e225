/** One server, one connection of the pages to it, and virtual time. */
import { configureHttp, transport } from '@campus/http/client'
import { endSession, storeToken } from '@campus/session/session-actions'
import { sessionToken } from '@campus/session/session-keeper'

import { KillableServer } from './killable-server'
import { Line } from './line'
import { VirtualTime } from './virtual-time'

export const SCHOOL = '10001'
const START = Date.parse('2026-03-02T01:00:00Z')

export interface Stage {
  readonly time: VirtualTime
  readonly line: Line
  readonly server: KillableServer
  /** Signs the sample student in. */
  readonly signIn: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Replaces timers and clocks; from then on time passes only through {@link VirtualTime.pass}. */
export async function setStage(): Promise<Stage> {
  const time = new VirtualTime(START)
  const server = new KillableServer(() => time.now)
  await server.start()
  const line = new Line(server, time)
  transport.defaults.adapter = line.adapter
  configureHttp({
    baseUrl: '',
    headers: () => ({
      tenantId: SCHOOL,
      schoolId: '',
      token: sessionToken(),
      gray_version: '',
      applicationId: '',
    }),
    notify: () => undefined,
    onSessionInvalid: endSession,
    texts: { systemBusy: () => '系统繁忙', pleaseLogIn: () => '请登录' },
  })
  const signIn = async (): Promise<void> => storeToken({ token: await time.track(server.signIn()), expiration: '' })
  await signIn()
  return { time, line, server, signIn, close: () => server.close() }
}

/** Awaits a call's response while virtual time passes. */
export async function whileTimePasses<Response>(time: VirtualTime, work: Promise<Response>): Promise<Response> {
  let isDone = false
  const ended = work.finally(() => (isDone = true))
  ended.catch(() => undefined)
  while (!isDone) await time.pass(50)
  return ended
}

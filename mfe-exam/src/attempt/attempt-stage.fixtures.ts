/** Pages of an attempt in tests: one server, one browser, and a connection with faults set by the test. */
import type { OpenAttempt } from '@campus/contracts/exam-attempt'
import { SessionInvalidError, SystemBusyError } from '@campus/http/errors'

import type { AttemptCalls } from './attempt-calls'
import { AttemptSync } from './attempt-sync'
import { AttemptServer, MemoryOutbox, pagesOfOneBrowser, paper } from './attempt.fixtures'

export const START = Date.parse('2026-03-02T01:00:00Z')
export const MINUTE = 60_000

type LineState = 'down' | 'lost response' | 'server error' | 'session over'

interface PageOptions {
  readonly opened?: OpenAttempt
  /** A page on another device, with an outbox of its own. */
  readonly kept?: MemoryOutbox
}

/** Sets the clock; {@link Stage.clear} cleans up after the test. */
export function setStage() {
  jest.useFakeTimers({ now: START })
  const server = new AttemptServer()
  const outbox = new MemoryOutbox()
  const newPage = pagesOfOneBrowser()
  const stops: (() => void)[] = []
  /** The faults of the next calls; when empty, calls succeed. */
  const line: LineState[] = []
  /** Milliseconds by which the page's clock is behind, until a response brings the server's time. */
  let behind = 0
  const overTheLine = async <Response>(handle: () => Response): Promise<Response> => {
    const state = line.shift()
    if (state === 'session over') throw new SessionInvalidError('请登录')
    if (state === 'down') throw new SystemBusyError('系统繁忙', { status: 0 })
    if (state === 'server error') throw new SystemBusyError('系统繁忙', { status: 502 })
    const response = handle()
    if (state === 'lost response') throw new SystemBusyError('系统繁忙', { status: 0 })
    await Promise.resolve()
    behind = 0
    return response
  }
  const calls = {
    save: jest.fn((payload: Parameters<AttemptCalls['save']>[0]) => overTheLine(() => server.save(payload))),
    submit: jest.fn((payload: Parameters<AttemptCalls['submit']>[0], key: string) =>
      overTheLine(() => server.submit(payload, key)),
    ),
    resume: () => overTheLine(() => server.resume()),
    look: jest.fn(() => overTheLine(() => server.look())),
    stand: jest.fn((...asked: Parameters<AttemptCalls['stand']>) => server.stand(...asked)),
  }
  return {
    server,
    outbox,
    calls,
    setLine: (...states: readonly LineState[]) => void line.splice(0, line.length, ...states),
    /** The device sleeps, and its clock stops. */
    sleep: (milliseconds: number) => {
      behind += milliseconds
      jest.setSystemTime(Date.now() + milliseconds)
    },
    openPage: async ({ opened = server.open(), kept = outbox }: PageOptions = {}) => {
      const signals = newPage()
      const sync = new AttemptSync(opened, paper, { calls, outbox: kept, signals, now: () => Date.now() - behind })
      const stop = sync.start()
      stops.push(stop)
      await pass(0)
      const { wake, leave, take } = signals
      return { sync, stop, wake, leave, take, seen: () => sync.getSnapshot() }
    },
    clear: () => {
      for (const stop of stops) stop()
      jest.useRealTimers()
    },
  }
}
export type Stage = ReturnType<typeof setStage>

export const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds)

/** The texts of short answers, by question. */
export const texts = (answers: ReadonlyMap<string, { readonly type: string }>): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...answers].map(([id, answer]) => [id, 'text' in answer ? answer.text : '']))

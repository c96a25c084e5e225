/**
 * Random schedules of network faults, browser events and a learner's actions, checked against the rules of
 * the server: an answer shown as saved is stored or was overwritten by the learner, only entered answers are
 * stored, and the attempt becomes final once.
 */
import fc from 'fast-check'

import { SystemBusyError } from '@campus/http/errors'

import type { AttemptCalls } from './attempt-calls'
import { AttemptSync } from './attempt-sync'
import { AttemptServer, MemoryOutbox, pagesOfOneBrowser, paper, QUESTIONS, said } from './attempt.fixtures'
import {
  LINE_FAULTS,
  schedulesOf,
  STEPS,
  type LineFault,
  type Schedule,
  type Step,
  type Weighted,
} from './fault-schedule.fixtures'

/** The operator gives the attempt so many milliseconds from now on, or no limit. */
type OwnStep = Step | { readonly kind: 'deadline moves'; readonly milliseconds: number | null }

const OWN_STEPS: readonly Weighted<OwnStep>[] = [
  ...STEPS,
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('deadline moves' as const),
      milliseconds: fc.constantFrom(500, 5000, 60_000, 600_000, null),
    }),
  },
]

/** Milliseconds after which a page gives a call up. */
const TIMEOUT = 15_000
/** The texts of the answers; the first clears. */
const TEXTS = ['', ' ', 'a', 'b', 'ab', '甲']

beforeEach(() => void jest.useFakeTimers({ now: 0 }))
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds)

/** A connection on which each call gets the next fault of the schedule; after the last fault all calls succeed. */
function lineWith(faults: readonly LineFault[]) {
  const left = [...faults]
  const lost = (status = 0): SystemBusyError => new SystemBusyError('系统繁忙', { status })
  return {
    mend: () => void left.splice(0),
    send: <Response>(handle: () => Response): Promise<Response> =>
      new Promise((resolve, reject) => {
        const next = left.shift() ?? 'none'
        const arrive = (answered: boolean) => {
          const response = handle()
          if (answered) setTimeout(resolve, 20, response)
        }
        if (next === 'request lost' || next === 'response lost' || next === 'overtaken') {
          setTimeout(reject, TIMEOUT, lost())
        }
        if (next === 'server error') setTimeout(reject, 40, lost(502))
        if (next === 'none' || next === 'slow') setTimeout(arrive, next === 'slow' ? 3000 : 20, true)
        if (next === 'response lost' || next === 'server error') setTimeout(arrive, 20, false)
        // Reaches the server after the page has sent it again, and even later calls.
        if (next === 'overtaken') setTimeout(arrive, TIMEOUT + 5000, false)
        if (next === 'sent twice') {
          setTimeout(arrive, 20, true)
          setTimeout(arrive, 2500, false)
        }
      }),
  }
}

async function play({
  steps,
  faults,
}: Schedule<OwnStep, LineFault>): Promise<{ finals: number; wrong: readonly string[] }> {
  const server = new AttemptServer()
  const line = lineWith(faults)
  const calls: AttemptCalls = {
    save: (payload) => line.send(() => server.save(payload)),
    submit: (payload, key) => line.send(() => server.submit(payload, key)),
    resume: () => line.send(() => server.resume()),
    look: () => line.send(() => server.look()),
    stand: (...asked) => server.stand(...asked),
  }
  const outbox = new MemoryOutbox()
  const newPage = pagesOfOneBrowser()
  const stops: (() => void)[] = []
  const open = async (kept: MemoryOutbox): Promise<AttemptSync> => {
    const page = new AttemptSync(server.open(), paper, { calls, outbox: kept, signals: newPage(), now: Date.now })
    stops.push(page.start())
    await pass(1)
    return page
  }
  let page = await open(outbox)
  for (const next of steps) {
    // A finished attempt is not opened for answering.
    if (server.receipt !== null) break
    switch (next.kind) {
      case 'answer':
        page.answer(QUESTIONS[next.question % QUESTIONS.length] ?? '', said(TEXTS[next.variant] ?? ''))
        break
      case 'wait':
        await pass(next.milliseconds)
        break
      case 'submit':
        page.submit()
        break
      case 'deadline moves':
        server.deadlineAt = next.milliseconds === null ? null : Date.now() + next.milliseconds
        server.tell()
        break
      case 'crash':
        stops.pop()?.()
        page = await open(outbox)
        break
      case 'second tab':
        page = await open(outbox)
        break
      case 'other device':
        page = await open(new MemoryOutbox())
    }
    const { unacknowledged, answers, status } = page.getSnapshot()
    if (status !== 'open') continue
    for (const question of QUESTIONS) {
      const shown = answers.get(question)
      if (shown === undefined || unacknowledged.has(question) || server.receipt !== null) continue
      expect({ question, saved: textOf(server.answers.get(question)) }).toEqual({ question, saved: textOf(shown) })
    }
  }
  line.mend()
  await pass(120_000)
  page.submit()
  await pass(120_000)
  expect(page.getSnapshot().status).toBe('closed')
  for (const stop of stops) stop()
  const { answers, notArrived } = page.getSnapshot()
  return {
    finals: server.finals,
    // Answers entered after a submission that succeeded are reported as too late.
    wrong: QUESTIONS.filter((id) => textOf(server.answers.get(id)) !== textOf(answers.get(id)) && !notArrived.has(id)),
  }
}

function textOf(answer: { readonly type: string } | undefined): string {
  const text = answer !== undefined && 'text' in answer && typeof answer.text === 'string' ? answer.text : ''
  return text.trim() === '' ? '' : text
}

test('whatever the line, the browser and the learner do: what is shown is what is saved, and it is final once', async () => {
  await fc.assert(
    fc.asyncProperty(schedulesOf(OWN_STEPS, LINE_FAULTS), async (each) => {
      expect(await play(each)).toEqual({ finals: 1, wrong: [] })
    }),
    { numRuns: 60 },
  )
})

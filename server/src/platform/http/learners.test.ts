/**
 * Generated: every call of a signed-in user × two learners of one school. The second owns a marked copy of
 * every owned row of the first. Whatever ids the first one sends, no response may contain a mark, and no row
 * of the second may change.
 */
import fc from 'fast-check'

import { startAttempt } from '@campus/contracts/exam-attempt'

import { routes } from '../../domains'
import { TEST_WORK } from '../../domains/exam/testing/exam-learner'
import { validInputFor } from '../../testing/arbitrary-input'
import { endsSession, goesOn } from '../../testing/ends-session'
import { addSecondLearner, LEARNER_MARK, rowsOfSecondLearner, SECOND_LEARNER } from '../../testing/second-learner'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { leaks } from '../../testing/toy-calls'
import type { Route } from './handle'

const HERE = '10001'
/** Inputs for each call; half of them name ids of the second learner. */
const INPUTS = 16
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

let server: TestServer
let token: string
let owned: Awaited<ReturnType<typeof addSecondLearner>>
beforeAll(async () => {
  // The marks break some contracts, and development would refuse to send such responses.
  server = await openTestServer({ routes: [...routes, ...leaks], environment: { ENVIRONMENT: 'production' } })
  token = await server.signIn(HERE)
  // The sample has no work in progress that a page of a release holds.
  const page = { module: 'mfe-exam', version: '1.0.0', draft: { version: 1, reads: [1] }, isGiven: false }
  await server.call(
    startAttempt,
    { workId: TEST_WORK, page },
    { token, headers: { 'idempotency-key': 'a-page-that-starts' } },
  )
  owned = await addSecondLearner(server.database, HERE)
})
afterAll(() => server.close())

/** The second learner's data that the first learner's calls show or change; empty if isolation works. */
async function findings({ call }: Route): Promise<string[]> {
  const found = new Set<string>()
  const before = await rowsOfSecondLearner(server.database, HERE)
  const ids = [...owned.ids, SECOND_LEARNER.id]
  const payloads = [
    ...fc.sample(validInputFor(call, ids), { seed: SEED, numRuns: INPUTS / 2 }),
    ...fc.sample(validInputFor(call), { seed: SEED, numRuns: INPUTS / 2 }),
  ]
  for (const payload of payloads) {
    const { body } = await server.send(call, payload, { tenantId: HERE, token })
    if (body.includes(LEARNER_MARK) || owned.ids.some((id) => body.includes(`"${id}"`))) found.add('shows')
  }
  const after = await rowsOfSecondLearner(server.database, HERE)
  if (after.join('\n') !== before.join('\n')) found.add('changes')
  if (!(await goesOn(server, { tenantId: HERE, token }))) found.add('ends the session')
  return [...found]
}

// Calls that end the session would invalidate the token for the next ones.
const calls = routes.filter((route) => route.call.access === 'user' && !endsSession(route))

test('the second learner has rows of their own in every owned table', async () => {
  expect(owned.tables).toEqual(
    expect.arrayContaining(['class_students', 'attempts', 'attempt_entries', 'attempt_scores']),
  )
  const rows = await rowsOfSecondLearner(server.database, HERE)
  for (const table of owned.tables) {
    expect(rows.filter((row) => row.startsWith(`${table} `) && row.includes(`"${SECOND_LEARNER.id}"`))).not.toEqual([])
  }
})

test.each(calls.map((route) => [route.call.id, route] as const))(
  '%s shows and changes nothing of another learner',
  async (_, route) => {
    expect(await findings(route)).toEqual([])
  },
)

test('a call that leaks is found, by what it shows and by what it changes', async () => {
  const found: string[][] = []
  for (const route of leaks) found.push(await findings(route))
  expect(found).toEqual([['shows'], ['changes']])
})

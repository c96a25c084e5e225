/**
 * Generated: every call of a signed-in user × two learners of one school. The
 * second owns a marked copy of everything the first owns, in every owned
 * table; what the first asks for may neither carry a mark nor change a row of
 * the second, whatever ids it names.
 */
import fc from 'fast-check'

import { routes } from '../../domains'
import { validInputFor } from '../../testing/arbitrary-input'
import { endsSession } from '../../testing/ends-session'
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
  // The marks break some contracts; only development would refuse to send such responses.
  server = await openTestServer({ routes: [...routes, ...leaks], environment: { ENVIRONMENT: 'production' } })
  token = await server.signIn(HERE)
  owned = await addSecondLearner(server.database, HERE)
})
afterAll(() => server.close())

/** What the first learner's calls show and change of the second; empty where all is well. */
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
  return [...found]
}

// What ends the session would take the token from all that follow.
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

/** Generated: every registered call × every way of having no session. */
import fc from 'fast-check'
import * as v from 'valibot'

import { SESSION_INVALID_CODES } from '@campus/contracts/errors'

import { routes } from '../../domains'
import { validInputFor } from '../../testing/arbitrary-input'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'

jest.setTimeout(180_000)

const INPUTS = 5
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

let server: TestServer
let revoked: string
beforeAll(async () => {
  server = await openTestServer()
  revoked = await server.signIn()
  const signOut = routes.find(({ call }) => call.id === 'signIn.logout')
  if (signOut === undefined) throw new Error('there is no signing out')
  await server.send(signOut.call, {}, { token: revoked })
})
afterAll(() => server.close())

const waysOfHavingNone = () => [undefined, '', 'nonsense', revoked]

/** Inputs that fit the call; they name a tenant only if it is the school of the request. */
function inputsOf(call: (typeof routes)[number]['call']): object[] {
  const names = 'tenantId' in ((call.request as { entries?: object }).entries ?? {})
  return fc
    .sample(validInputFor(call, [TEST_TENANT]), { seed: SEED, numRuns: 10 * INPUTS })
    .filter((payload) => v.safeParse(call.request, payload).success)
    .slice(0, INPUTS)
    .map((payload) => (names ? { ...(payload as object), tenantId: TEST_TENANT } : (payload as object)))
}

async function codesOf(call: (typeof routes)[number]['call']): Promise<Set<number>> {
  const codes = new Set<number>()
  for (const token of waysOfHavingNone()) {
    for (const payload of inputsOf(call)) {
      const response = await server.send(call, payload, token === undefined ? {} : { token })
      // Input that cannot be stored is refused before the session is checked.
      if (response.statusCode !== 200 || String(response.headers['content-type']).startsWith('image/')) continue
      codes.add(response.json<{ code: number }>().code)
    }
  }
  return codes
}

const isInvalid = (code: number) => SESSION_INVALID_CODES.includes(code)
const forUsers = routes.filter(({ call }) => call.access === 'user')
const forAnyone = routes.filter(({ call }) => call.access === 'open' && call.id !== 'signIn.logout')

test('API-68 who somebody is and all of learning need a session', () => {
  const ids = forUsers.map(({ call }) => call.id)
  expect(ids).toContain('signIn.getUserInfo')
  const ofLearners = routes.map(({ call }) => call.id).filter((id) => /^(study|exam)\./.test(id))
  expect(ofLearners.length).toBeGreaterThan(5)
  expect(ids).toEqual(expect.arrayContaining(ofLearners))
})

test.each(forUsers.map(({ call }) => [call.id, call] as const))(
  'API-68 %s says that the session is invalid, and nothing else',
  async (_, call) => {
    const codes = await codesOf(call)
    expect(codes.size).toBeGreaterThan(0)
    expect([...codes].filter((code) => !isInvalid(code))).toEqual([])
  },
)

test('API-70 some open calls are marked as forcing the token', () => {
  expect(forAnyone.filter(({ call }) => call.token).length).toBeGreaterThan(3)
})

test.each(forAnyone.map(({ call }) => [call.id, call] as const))('API-70 %s answers visitors too', async (_, call) => {
  expect([...(await codesOf(call))].filter(isInvalid)).toEqual([])
})

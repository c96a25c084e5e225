import { eq } from 'drizzle-orm'

import { ownClues, saveClue } from '@campus/contracts/school'
import { sendSmsCode } from '@campus/contracts/sign-in'

import { users } from '../../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { readSmsCode } from '../../../testing/sms'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { clues } from '../school.schema'
import { settleEnquiry } from './settle-enquiry'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  server.setNow(TEST_NOW)
  await server.database.asOwner((tx) => tx.delete(clues))
})
afterAll(() => server.close())

const TEST_TIME = '2026-11-20 12:00:00'
const { mobile, id: userId } = SAMPLE_STUDENT
const DAY_MS = 24 * 60 * 60 * 1000
const own = async (tenantId = TEST_TENANT) =>
  server.call(ownClues, {}, { token: await server.signIn(tenantId), tenantId })
const keep = (row: Partial<typeof clues.$inferInsert> & { id: string }, tenantId = TEST_TENANT) =>
  server.database.withTenant(tenantId, (tx) =>
    tx.insert(clues).values({
      clueId: 'visitor',
      name: '林小满',
      mobile: '13900000088',
      content: row.id,
      createdTime: TEST_NOW,
      ...row,
    }),
  )
const contents = async () => (await own()).map(({ content }) => content)

test('what somebody sends is theirs to see, until when it waits, and without the note of the school', async () => {
  await server.call(sendSmsCode, { mobile: '13900000088', purpose: 'consult' })
  const code = await readSmsCode(server, '13900000088')
  const enquiry = { clueId: userId, name: '林父', mobile: '13900000088', code, content: '周末上课吗？' }
  const id = await server.call(saveClue, enquiry, { token: await server.signIn() })
  expect(await own()).toEqual([{ id, content: '周末上课吗？', createdTime: TEST_TIME, handledTime: '' }])
  await server.database.withTenant(TEST_TENANT, (tx) =>
    settleEnquiry({ tx, now: TEST_NOW }, { id, by: 'teacher', note: '只想问问' }),
  )
  expect(await own()).toEqual([{ id, content: '周末上课吗？', createdTime: TEST_TIME, handledTime: TEST_TIME }])
})

test('of a visitor’s they are shown those with their number and their name', async () => {
  await keep({ id: 'both', mobile })
  await keep({ id: 'number alone', mobile, name: '别人' })
  await keep({ id: 'name alone' })
  await keep({ id: 'nameless', mobile, name: '' })
  await keep({ id: 'of another person', mobile: '13900000087', userId: 'another' })
  await keep({ id: 'at another school', mobile }, '10002')
  expect(await contents()).toEqual(['both'])
  const [person] = await server.database.withTenant(TEST_TENANT, (tx) =>
    tx.select().from(users).where(eq(users.id, userId)),
  )
  const rename = (names: { realName?: string | undefined; nickName?: string | undefined }) =>
    server.database.withTenant(TEST_TENANT, (tx) => tx.update(users).set(names).where(eq(users.id, userId)))
  await rename({ realName: '林小满', nickName: '别人' })
  expect(await contents()).toEqual(['both'])
  await rename({ realName: '', nickName: '林小满' })
  expect(await contents()).toEqual(['both'])
  await rename({ realName: '', nickName: '' })
  expect(await contents()).toEqual([])
  await rename({ realName: person?.realName, nickName: person?.nickName })
})

test('the newest comes first, a hundred of them at most; a visitor is refused', async () => {
  for (let day = 0; day < 101; day += 1) {
    await keep({ id: String(day), userId, createdTime: new Date(TEST_NOW.getTime() - day * DAY_MS) })
  }
  expect(await contents()).toEqual(Array.from({ length: 100 }, (_, day) => String(day)))
  expect(await server.refusal(ownClues, {})).toMatchObject({ code: 40001 })
})

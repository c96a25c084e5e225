/** A password, a number and a picture that a folder brings for a learner who has others. */
import { eq } from 'drizzle-orm'

import { setPassword, setPicture } from '@campus/contracts/account'
import { getUserInfo, login } from '@campus/contracts/sign-in'

import { eventsOf } from '../../platform/events/event'
import { users } from '../../platform/session/session.schema'
import { tenants } from '../../platform/tenants/tenants.schema'
import { importFolder } from '../../site/operator/import/import-folder'
import { runOperatorCall } from '../../site/operator/run-operator-call'
import { folderOf } from '../../site/operator/testing/small-folder'
import { TEST_NOW } from '../../testing/test-clock'
import { importContext } from '../../testing/test-import'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { newPasswordCall } from './learners/password-calls'
import { jpegOf } from './testing/jpeg'

const SCHOOL = '3001'
const at = { tenantId: SCHOOL }
const [MOBILE, FORMER, LATER] = ['13700000001', 'long-enough', 'river-stone-41']
const ENDED = { code: 40001 }
const WRONG = { code: 41003 }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.asOwner((tx) => tx.delete(tenants))
  expect((await importFolder(importContext(server), folderOf(), { dryRun: false })).faults).toEqual([])
})

async function bring(text: string, dryRun = false) {
  const folder = { files: [{ path: `${SCHOOL}/learners.csv`, text }], pictures: [] }
  const { faults, notes } = await importFolder(importContext(server), folder, { dryRun })
  expect(faults).toEqual([])
  return notes.map(({ line, message }) => `${line}: ${message}`)
}

const withPassword = (password: string, username = MOBILE) =>
  ({
    grantType: 'PASSWORD',
    username,
    password,
    tenantId: SCHOOL,
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  }) as const
const signIn = async (password: string, username?: string) =>
  (await server.call(login, withPassword(password, username), at)).token
const kinds = async (userId: string) => (await eventsOf(server.database, SCHOOL, userId)).map(({ kind }) => kind)

test('another password ends the sessions of its learner alone, and is told; only it signs in', async () => {
  await bring('id,passwordHash\nu2,paper-lantern-87\n')
  const [token, other] = [await signIn(FORMER), await signIn('paper-lantern-87', '13700000002')]
  const told = ['2: passwordHash takes the place of another, and ends the sessions that were begun with it']
  const changed = `id,passwordHash\nu1,${LATER}\n`

  expect(await bring(changed, true)).toEqual(told)
  await server.call(getUserInfo, {}, { token, ...at })

  expect(await bring(changed)).toEqual(told)
  expect(await server.refusal(getUserInfo, {}, { token, ...at })).toMatchObject(ENDED)
  await server.call(getUserInfo, {}, { token: other, ...at })
  expect(await server.refusal(login, withPassword(FORMER), at)).toMatchObject(WRONG)
  await signIn(LATER)
  expect(await kinds('u1')).toContain('sign-in.password-imported')
})

test('a password that the learner has set stays, whatever the folder brings, until a teacher gives another', async () => {
  const token = await signIn(FORMER)
  const proof = { by: 'password', password: FORMER } as const
  await server.call(setPassword, { password: LATER, proof }, { token, ...at })
  const again = `id,realName,passwordHash\nu1,王一二,${FORMER}\n`
  const told = [
    '2: passwordHash is not taken, because the learner has set one of their own; teachers give another on the page of their learners',
  ]
  expect(await bring(again, true)).toEqual(told)
  expect(await bring(again)).toEqual(told)
  expect((await server.call(getUserInfo, {}, { token, ...at })).realName).toBe('王一二')
  await signIn(LATER)

  const call = { tenantId: SCHOOL, now: TEST_NOW }
  await runOperatorCall(server.database, newPasswordCall, call, { tenant: SCHOOL, user: 'u1' })
  expect(await bring(`id,passwordHash\nu1,${FORMER}\n`)).toHaveLength(1)
  await signIn(FORMER)
})

test('another number ends the sessions of its learner alone, and nobody has proved it', async () => {
  const prove = (mobileProvedTime: Date) =>
    server.database.withTenant(SCHOOL, (tx) => tx.update(users).set({ mobileProvedTime }))
  const isProved = async (id: string) => {
    const of = eq(users.id, id)
    const [row] = await server.database.withTenant(SCHOOL, (tx) => tx.select().from(users).where(of))
    return row?.mobileProvedTime !== null
  }
  await bring('id,passwordHash\nu2,paper-lantern-87\n')
  await prove(TEST_NOW)
  const [token, other] = [await signIn(FORMER), await signIn('paper-lantern-87', '13700000002')]

  expect(await bring(`id,mobile\nu1,${MOBILE}\n`)).toEqual([])
  await server.call(getUserInfo, {}, { token, ...at })
  expect(await isProved('u1')).toBe(true)

  const told = ['2: mobile takes the place of another, and ends the sessions that were begun with it']
  expect(await bring('id,mobile\nu1,13700000077\n')).toEqual(told)
  expect(await server.refusal(getUserInfo, {}, { token, ...at })).toMatchObject(ENDED)
  await server.call(getUserInfo, {}, { token: other, ...at })
  expect([await isProved('u1'), await isProved('u2')]).toEqual([false, true])
  expect(await kinds('u1')).toContain('sign-in.mobile-imported')
})

test('the same password again, none, and another name end nothing', async () => {
  const token = await signIn(FORMER)
  expect(await bring(`id,realName,passwordHash\nu1,王一一,${FORMER}\n`)).toEqual([])
  expect(await bring('id,realName,passwordHash\nu1,王一,\n')).toEqual([])
  await server.call(getUserInfo, {}, { token, ...at })
  expect(await kinds('u1')).not.toContain('sign-in.password-imported')
})

test('a first password is good at once, also for a number that was tried too often', async () => {
  const mobile = '13700000002'
  for (let time = 0; time < 5; time += 1) await server.refusal(login, withPassword('guess-guess', mobile), at)
  expect(await server.refusal(login, withPassword(LATER, mobile), at)).toMatchObject({ code: 42900 })
  expect(await bring(`id,passwordHash\nu2,${LATER}\n`)).toEqual([])
  await signIn(LATER, mobile)
})

test('a picture that the learner has set stays, whatever the folder brings, until they take it away', async () => {
  const token = await signIn(FORMER)
  const set = (picture: string) => server.call(setPicture, { picture }, { token, ...at })
  const shown = async () => (await server.call(getUserInfo, {}, { token, ...at })).avatar
  const ofSchool = 'https://media.school.example/face.jpg'
  await bring(`id,avatar\nu1,${ofSchool}\n`)
  expect(await shown()).toBe(ofSchool)
  const { avatar } = await set(jpegOf({ width: 8, height: 8 }).toString('base64'))
  expect(await bring(`id,avatar\nu1,${ofSchool}\n`)).toContain(
    '2: avatar is not taken, because the learner has set one of their own',
  )
  expect(await bring('id,avatar\nu1,\n')).toEqual([])
  expect(await shown()).toBe(avatar)
  await set('')
  await bring(`id,avatar\nu1,${ofSchool}\n`)
  expect(await shown()).toBe(ofSchool)
})

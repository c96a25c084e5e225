/** A teacher helps learners of the own school to sign in, or lets them do so no more, on the operator's page. */
import { scryptSync } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { setPicture } from '@campus/contracts/account'
import { ERROR_CODES } from '@campus/contracts/errors'
import { queryWorkLogs } from '@campus/contracts/exam'
import { getUserInfo, issueCode, login, sendSmsCode, ssoLogin, type TokenRequest } from '@campus/contracts/sign-in'

import { SCHOOL } from '../../../domains/exam/testing/exam-learner'
import { hashPassword } from '../../../domains/sign-in/password'
import { issueSsoCode } from '../../../domains/sign-in/sign-in.offer'
import { jpegOf } from '../../../domains/sign-in/testing/jpeg'
import { eventsOf } from '../../../platform/events/event'
import { rateLimitHits } from '../../../platform/rate-limits/rate-limit.schema'
import { openSession } from '../../../platform/session/session'
import { users } from '../../../platform/session/session.schema'
import { readSmsCode } from '../../../testing/sms'
import { TEST_NOW } from '../../../testing/test-clock'
import type { CallFailed } from '../../../testing/test-server'
import { waitUntil } from '../../../testing/wait-until'
import { openOperatorSite, type OperatorSite } from '../testing/operator-site'
import { formIn, teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const OTHER_SCHOOL = '10002'
const pageOf = (school: string) => `/operator/schools/${school}/learners`
const LEARNERS = pageOf(SCHOOL)
const PASSWORD = 'the first password'
const WRONG = { code: 41003 }
const CLOSED = { code: 40300, message: expect.stringContaining('账号已关闭，不能登录，请联系学校') }
const ENDED = { code: 40001 }

let site: OperatorSite
let browser: TeacherBrowser
let people = 0
beforeAll(async () => {
  site = await openOperatorSite()
  browser = teacherBrowser(site)
})
beforeEach(() => site.server.setNow(TEST_NOW))
afterAll(() => site.close())

/** Somebody with a password of their own. */
async function learner(more: Partial<typeof users.$inferInsert> = {}, school: string = SCHOOL) {
  people += 1
  const id = `person-${people}`
  const mobile = `137000${String(people).padStart(5, '0')}`
  const passwordHash = await hashPassword(PASSWORD)
  const person = { id, mobile, realName: '周立', passwordHash, createdTime: TEST_NOW, ...more }
  await site.server.database.withTenant(school, (tx) => tx.insert(users).values(person))
  return { id, mobile, address: `${pageOf(school)}/${id}` }
}

const terminal = { tenantId: SCHOOL, terminalType: 'ALL_USER', bizType: 'P_MINI' } as const
const withPassword = (username: string, password: string): TokenRequest => ({
  ...terminal,
  grantType: 'PASSWORD',
  username,
  password,
})
const signIn = async (mobile: string, password: string = PASSWORD) =>
  (await site.server.call(login, withPassword(mobile, password))).token
const refused = (mobile: string, password: string = PASSWORD): Promise<CallFailed> =>
  site.server.refusal(login, withPassword(mobile, password))

async function withCode(mobile: string): Promise<TokenRequest> {
  await site.server.call(sendSmsCode, { mobile })
  return { ...terminal, grantType: 'MOBILE_LOGIN_REGISTER', mobile, code: await readSmsCode(site.server, mobile) }
}

const ssoCode = (userId: string) =>
  site.server.database.withTenant(SCHOOL, (tx) =>
    issueSsoCode(tx, { userId, mobileProvedTime: null, now: TEST_NOW, lifetime: 60 }),
  )

/** The form of an action, as the page has it now. */
async function formOf(address: string, cookie: string, action: string) {
  return { ...formIn((await browser.open(address, cookie)).html), action }
}

async function act(address: string, cookie: string, action: string) {
  return browser.open(address, cookie, await formOf(address, cookie, action))
}

/** The password that a page shows. */
const passwordOn = (html: string) => /<code id="password">([^<]*)</.exec(html)?.[1] ?? ''

const rowOf = async (id: string, school: string = SCHOOL) => {
  const [row] = await site.server.database.withTenant(school, (tx) => tx.select().from(users).where(eq(users.id, id)))
  return row
}

test('a picture that the learner has set is looked at and taken away; one of the school has no such button', async () => {
  const one = await learner({ avatar: '/media/face.svg' })
  const { cookie } = await browser.teacher()
  expect((await browser.open(one.address, cookie)).html).not.toContain('value="picture"')
  const token = await signIn(one.mobile)
  const { avatar } = await site.server.call(
    setPicture,
    { picture: jpegOf({ width: 8, height: 8 }).toString('base64') },
    { token },
  )
  const form = await formOf(one.address, cookie, 'picture')
  expect((await browser.open(one.address, cookie)).html).toContain(`href="${avatar.replaceAll('&', '&amp;')}"`)
  await browser.open(one.address, cookie, form)
  expect(await rowOf(one.id)).toMatchObject({ avatar: '', hasOwnPicture: false })
  expect((await eventsOf(site.server.database, SCHOOL, one.id)).map(({ kind }) => kind)).toContain(
    'sign-in.picture-removed',
  )
  // Pressed once more, it would be another picture.
  expect((await browser.open(one.address, cookie, form)).html).toContain('已经变化')
})

describe('a person who has an account at another school, too, and has proved their number at both', () => {
  const PARTNER = '20001'

  /** What the partner's site answers for the other school. */
  async function answerOfOther(token: string) {
    const asked = { tenantId: PARTNER, token, headers: { schoolid: OTHER_SCHOOL } }
    return (await site.server.send(queryWorkLogs, { studentWorkMasterId: '1' }, asked)).json<{ code: number }>().code
  }

  test('is reached at it by no password that a teacher makes, nor after any other deed of a teacher', async () => {
    const proved = { mobileProvedTime: TEST_NOW }
    const { id, mobile, address } = await learner(proved, PARTNER)
    const there = await learner({ ...proved, mobile, passwordHash: null }, OTHER_SCHOOL)
    const { cookie } = await browser.teacher(PARTNER)
    const byCode = await site.server.database.withTenant(PARTNER, (tx) =>
      openSession(tx, { userId: id, ...proved, now: TEST_NOW, lifetime: 3600 }),
    )
    expect(await answerOfOther(byCode?.token ?? '')).toBe(ERROR_CODES.notFound)
    let password = PASSWORD
    for (const deed of ['end', 'close', 'open', 'reset'] as const) {
      password = passwordOn((await act(address, cookie, deed)).html) || password
      if (deed === 'close') continue
      const credentials = { ...withPassword(mobile, password), tenantId: PARTNER }
      const { token } = await site.server.call(login, credentials, { tenantId: PARTNER })
      expect(await answerOfOther(token)).toBe(ERROR_CODES.mobileNotProved)
    }
    expect(password).not.toBe(PASSWORD)
    expect((await browser.open(there.address, cookie)).status).toBe(403)
  })
})

describe('a new password', () => {
  test('is shown once and signs in; the old one, the sessions and the codes do not', async () => {
    const { id, mobile, address } = await learner()
    const token = await signIn(mobile)
    const { code } = await site.server.call(issueCode, {}, { token })
    const { name, cookie } = await browser.teacher()
    const before = await browser.open(address, cookie)
    expect(before.html).not.toContain('scrypt')
    const { status, html, headers } = await act(address, cookie, 'reset')
    const password = passwordOn(html)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(password.length).toBeGreaterThanOrEqual(12)
    expect(await site.server.refusal(getUserInfo, {}, { token })).toMatchObject(ENDED)
    expect(await site.server.refusal(ssoLogin, { code })).toMatchObject(WRONG)
    expect(await refused(mobile)).toMatchObject(WRONG)
    await signIn(mobile, password)
    expect((await browser.open(address, cookie)).html).not.toContain(password)
    expect((await rowOf(id))?.passwordHash).toMatch(/^scrypt\$/)
    const events = await eventsOf(site.server.database, SCHOOL, id)
    expect(events.at(-1)).toMatchObject({ kind: 'sign-in.password-reset', data: { by: name, ended: 1 } })
    expect(JSON.stringify(events)).not.toContain(password)
  })

  test('is not made twice by loading its page again, nor by a second teacher who has not seen it', async () => {
    const { mobile, address } = await learner()
    const [one, other] = [await browser.teacher(), await browser.teacher()]
    const [first, second] = [await formOf(address, one.cookie, 'reset'), await formOf(address, other.cookie, 'close')]
    const password = passwordOn((await browser.open(address, one.cookie, first)).html)
    for (const [form, { cookie }] of [
      [first, one],
      [second, other],
    ] as const) {
      const late = await browser.open(address, cookie, form)
      expect([late.status, late.html.includes('密码、头像或状态已经变化'), passwordOn(late.html)]).toEqual([
        409,
        true,
        '',
      ])
    }
    await signIn(mobile, password)
  })

  test('is for somebody without a password too, and for somebody who has tried too often', async () => {
    const { mobile, address } = await learner({ passwordHash: null })
    for (let time = 0; time < 5; time += 1) await refused(mobile)
    expect(await refused(mobile)).toMatchObject({ code: 42900 })
    const { cookie } = await browser.teacher()
    expect((await browser.open(address, cookie)).html).toContain('未设置')
    await signIn(mobile, passwordOn((await act(address, cookie, 'reset')).html))
  })
})

describe('a closed account', () => {
  test('signs nobody in, and says so to nobody but its owner; opened again it is as it was', async () => {
    const { id, mobile, address } = await learner()
    const token = await signIn(mobile)
    const { cookie, name } = await browser.teacher()
    const { status, headers } = await act(address, cookie, 'close')
    expect([status, headers['location']]).toEqual([303, address])
    const code = await ssoCode(id)
    const closed = await browser.open(address, cookie)
    expect(closed.html).toMatch(/账号已于 [^<]* 关闭/)
    expect(closed.html).not.toContain('value="reset"')
    expect((await browser.open(LEARNERS, cookie)).html).toMatch(new RegExp(`${mobile}[^]*?已关闭`))

    expect(await site.server.refusal(getUserInfo, {}, { token })).toMatchObject(ENDED)
    expect(await refused(mobile, 'another password')).toMatchObject(WRONG)
    expect(await refused(mobile)).toMatchObject(CLOSED)
    expect(await site.server.refusal(ssoLogin, { code })).toMatchObject(CLOSED)
    const byCode = await withCode(mobile)
    const wrongCode = { ...byCode, code: 'code' in byCode && byCode.code === '000000' ? '111111' : '000000' }
    expect(await site.server.refusal(login, wrongCode as TokenRequest)).toMatchObject({ code: 41002 })
    expect(await site.server.refusal(login, byCode)).toMatchObject(CLOSED)

    expect((await act(address, cookie, 'open')).status).toBe(303)
    await signIn(mobile)
    expect(await site.server.refusal(getUserInfo, {}, { token })).toMatchObject(ENDED)
    const kinds = (await eventsOf(site.server.database, SCHOOL, id)).map(({ kind, data }) => [kind, data['by']])
    expect(kinds).toEqual([
      ['sign-in.account-closed', name],
      ['sign-in.account-opened', name],
    ])
  })

  test('of another school is not touched where somebody has the same id and number', async () => {
    const here = await learner()
    await site.server.database.withTenant(OTHER_SCHOOL, (tx) =>
      tx.insert(users).values({ id: here.id, mobile: here.mobile, createdTime: TEST_NOW }),
    )
    const there = await rowOf(here.id, OTHER_SCHOOL)
    const { cookie } = await browser.teacher()
    for (const action of ['reset', 'close']) await act(here.address, cookie, action)
    expect(await rowOf(here.id, OTHER_SCHOOL)).toEqual(there)
    expect((await rowOf(here.id))?.closedTime).not.toBeNull()
  })

  test('leaves no session of sign-ins that come at the same moment, and none of them fails', async () => {
    const { id, address } = await learner()
    const codes = await Promise.all(Array.from({ length: 12 }, () => ssoCode(id)))
    const { cookie } = await browser.teacher()
    const form = await formOf(address, cookie, 'close')
    const [, ...outcomes] = await Promise.all([
      browser.open(address, cookie, form).then(({ status }) => expect(status).toBe(303)),
      ...codes.map((code) => site.server.send(ssoLogin, { code })),
    ])
    for (const outcome of outcomes) {
      expect([0, WRONG.code, CLOSED.code]).toContain(outcome.json<{ code: number }>().code)
    }
    expect((await browser.open(address, cookie)).html).toMatch(/当前登录数<\/th>\s*<td>0</)
  })

  test('waits for a sign-in that is under way, and ends its session', async () => {
    const { id, address } = await learner()
    const { cookie } = await browser.teacher()
    const form = await formOf(address, cookie, 'close')
    let opened = false
    const signingIn = site.server.database.withTenant(SCHOOL, async (tx) => {
      await openSession(tx, { userId: id, mobileProvedTime: null, now: TEST_NOW, lifetime: 3600 })
      opened = true
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    await waitUntil(() => opened)
    const [{ status }] = await Promise.all([browser.open(address, cookie, form), signingIn])
    expect(status).toBe(303)
    expect((await browser.open(address, cookie)).html).toMatch(/当前登录数<\/th>\s*<td>0</)
  })

  test.each([
    ['another password', async () => ({ passwordHash: await hashPassword('another password') }), WRONG],
    ['a closed account', async () => ({ closedTime: TEST_NOW }), CLOSED],
  ])('whoever gets %s while their password is compared is not signed in by it', async (_, change, refusal) => {
    const { id, mobile } = await learner({ passwordHash: slowHash(PASSWORD) })
    const changed = await change()
    const attempt = refused(mobile)
    const { database } = site.server
    const counted = eq(rateLimitHits.key, `password:account:${mobile}`)
    await waitUntil(async () => (await database.withTenant(SCHOOL, (tx) => tx.$count(rateLimitHits, counted))) > 0)
    await database.withTenant(SCHOOL, (tx) => tx.update(users).set(changed).where(eq(users.id, id)))
    expect(await attempt).toMatchObject(refusal)
  })
})

/** Compared in some twenty times the usual time. */
function slowHash(password: string): string {
  const salt = Buffer.alloc(16, 7)
  const cost = { N: 2 ** 15, r: 8, p: 20 }
  const hash = scryptSync(password, salt, 32, { ...cost, maxmem: 64 * 1024 * 1024 })
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

test('every session ends; the password stays', async () => {
  const { id, mobile, address } = await learner()
  const tokens = [await signIn(mobile), await signIn(mobile)]
  const { name, cookie } = await browser.teacher()
  expect((await browser.open(address, cookie)).html).toMatch(/当前登录数<\/th>\s*<td>2</)
  expect((await act(address, cookie, 'end')).status).toBe(303)
  for (const token of tokens) expect(await site.server.refusal(getUserInfo, {}, { token })).toMatchObject(ENDED)
  expect((await browser.open(address, cookie)).html).toMatch(/当前登录数<\/th>\s*<td>0</)
  await signIn(mobile)
  expect((await eventsOf(site.server.database, SCHOOL, id)).at(-1)).toMatchObject({
    kind: 'sign-in.sessions-ended',
    data: { by: name, ended: 2 },
  })
})

test.each([
  ['an unknown action', { action: 'delete' }, 409],
  ['no action', { action: '' }, 409],
  ['opening what is open', { action: 'open' }, 409],
  ['what was never seen', { action: 'close', seen: '' }, 409],
  ['a wrong form token', { action: 'close', token: 'f'.repeat(64) }, 403],
])('%s changes nothing', async (_, wrong, status) => {
  const { id, mobile, address } = await learner()
  const token = await signIn(mobile)
  const { cookie } = await browser.teacher()
  const before = await rowOf(id)
  const form = { ...(await formOf(address, cookie, 'close')), ...wrong }
  expect((await browser.open(address, cookie, form)).status).toBe(status)
  expect(await rowOf(id)).toEqual(before)
  await site.server.call(getUserInfo, {}, { token })
  expect(await eventsOf(site.server.database, SCHOOL, id)).toEqual([])
})

test('learners of another school are not there, and nothing happens to them', async () => {
  const { id, mobile } = await learner()
  const token = await signIn(mobile)
  const own = await learner({}, OTHER_SCHOOL)
  const { cookie } = await browser.teacher(OTHER_SCHOOL)
  const foreign = `${pageOf(OTHER_SCHOOL)}/${id}`
  expect((await browser.open(foreign, cookie)).status).toBe(404)
  for (const action of ['reset', 'end', 'close', 'open']) {
    const form = await formOf(own.address, cookie, action)
    expect([action, (await browser.open(foreign, cookie, form)).status]).toEqual([action, 404])
    expect([action, (await browser.open(`${LEARNERS}/${id}`, cookie, form)).status]).toEqual([action, 403])
  }
  await site.server.call(getUserInfo, {}, { token })
  await signIn(mobile)
})

describe('the list', () => {
  const found = async (search: string, cookie: string) =>
    (await browser.open(`${LEARNERS}?search=${encodeURIComponent(search)}`, cookie)).html

  test('finds a name, a nickname, a mobile number and a student number, anywhere in it, as it was typed', async () => {
    const one = await learner({ realName: '王100%_分', nickName: 'Xiao<b>', studentId: 'S-2026_77' })
    const other = await learner({ realName: '王100分', nickName: 'xiaowang', studentId: 'S-2026977' })
    const there = await learner({ realName: '王100%_分', nickName: 'Xiao<b>', studentId: 'S-2026_77' }, OTHER_SCHOOL)
    const { cookie } = await browser.teacher()
    for (const search of ['100%', '%_', '2026_7', 'XIAO<B', 'o<b>', one.mobile.slice(2), `  ${one.mobile} `]) {
      const html = await found(search, cookie)
      expect([
        search,
        html.includes(one.address),
        html.includes(`/${other.id}"`),
        html.includes(`/${there.id}"`),
      ]).toEqual([search, true, false, false])
    }
    const both = await found('xiao', cookie)
    expect([both.includes(one.address), both.includes(other.address)]).toEqual([true, true])
    expect(both).toContain('value="xiao"')
    expect(both).not.toContain('<b>')
    for (const search of ['王1000', '\\', "'", '周立 OR 1=1', 'x\u0000x']) {
      expect([search, (await found(search, cookie)).includes(one.address)]).toEqual([search, false])
    }
    expect(await found('<i>没有这个人', cookie)).toContain('没有找到与“&lt;i&gt;没有这个人”相符的学员')
  })

  test('has the newest hundred and says how many there are besides; a school without learners is told so', async () => {
    const school = '20003'
    await site.server.database.withTenant(school, (tx) => tx.delete(users))
    const { cookie } = await browser.teacher(school)
    expect((await browser.open(pageOf(school), cookie)).html).toContain('本校还没有学员')
    const many = Array.from({ length: 103 }, (_, index) => ({
      id: `many-${index}`,
      mobile: `136${String(index).padStart(8, '0')}`,
      createdTime: new Date(TEST_NOW.getTime() + index),
    }))
    await site.server.database.withTenant(school, (tx) => tx.insert(users).values(many))
    const { html } = await browser.open(pageOf(school), cookie)
    const listed = [...html.matchAll(/learners\/(many-\d+)"/g)].map(([, id]) => id)
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([100, 'many-102', 'many-3'])
    expect(html).toContain('共 103 名学员')
    expect(html).toContain('还有 3 名没有列出')
    const { html: schools } = await browser.open('/operator/schools', cookie)
    expect(schools).toMatch(/learners">学员<\/a><\/li>/)
  })
})

/** A teacher signs in to the operator's page and marks what learners of the own school hand in. */
import { getAnsweredExam } from '@campus/contracts/exam'
import { unitOf } from '@campus/contracts/exam-paper'

import {
  answerItem,
  digest,
  pageOf,
  QUESTION,
  SCHOOL,
  short,
  single,
  TEST_WORK,
} from '../../../domains/exam/testing/exam-learner'
import { eventsOf } from '../../../platform/events/event'
import { TEST_NOW } from '../../../testing/test-clock'
import { importContext } from '../../../testing/test-import'
import { importFolder } from '../import/import-folder'
import { openOperatorSite, PASSWORD, type OperatorSite } from '../testing/operator-site'
import { formIn, teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const OTHER_SCHOOL = '10002'
const MARKING = `/operator/schools/${SCHOOL}/marking`
const TYPED = '先断电，\n再验电 <script>alert(1)</script>'

let site: OperatorSite
let open: TeacherBrowser['open']
let signIn: TeacherBrowser['signIn']
let teacher: TeacherBrowser['teacher']
let token: string
beforeAll(async () => {
  site = await openOperatorSite()
  ;({ open, signIn, teacher } = teacherBrowser(site))
})
beforeEach(async () => {
  site.server.setNow(TEST_NOW)
  token = await site.server.signIn()
})
afterAll(() => site.close())

/** A finished attempt of the sample's learner with one choice and one text. */
async function handIn() {
  const page = pageOf(site.server, { token })
  const attempt = await page.start(TEST_WORK)
  const answers = { [QUESTION.single]: single('A'), [QUESTION.short]: short(TYPED) }
  await page.save(attempt, answerItem(1, QUESTION.single, single('A')), answerItem(2, QUESTION.short, short(TYPED)))
  await page.submit(attempt, { lastSeq: 2, digest: digest(answers) })
  return attempt.answerLogId
}

/** The form with full marks for what has none yet. */
function filledIn(html: string): Record<string, string> {
  const most = Object.fromEntries(
    [...html.matchAll(/name="(points-[^"]+)"[^>]*?max="([\d.]+)"/gs)].map(([, name = '', max = '']) => [name, max]),
  )
  return Object.fromEntries(Object.entries(formIn(html)).map(([name, value]) => [name, value || most[name] || '']))
}

test('a teacher begins at the own school, with what waits there, and sees nothing else', async () => {
  const attempt = await handIn()
  const { cookie } = await teacher()
  expect((await open('/operator/', cookie)).headers['location']).toBe('/operator/schools')
  const { html } = await open('/operator/schools', cookie)
  expect(html).toMatch(/批改<\/a> · \d+ 项等待处理/)
  expect(html).not.toContain('海岚健康技能学院')
  const list = await open(MARKING, cookie)
  expect(list.html).toContain(`href="${MARKING}/${attempt}"`)
  for (const address of [
    '/operator/audit',
    '/operator/modules/mfe-exam',
    `/operator/schools/${OTHER_SCHOOL}/marking`,
  ]) {
    expect([address, (await open(address, cookie)).status]).toEqual([address, 403])
  }
  expect((await open(`/operator/schools/${SCHOOL}/nothing`, cookie)).status).toBe(404)
})

test('an attempt is marked: each question with its answer, points and words; the learner sees them', async () => {
  const attempt = await handIn()
  const { name, cookie } = await teacher()
  const sheet = await open(`${MARKING}/${attempt}`, cookie)
  expect(sheet.status).toBe(200)
  expect(sheet.headers['content-security-policy']).toMatch(
    /default-src 'none'.*img-src data: 'self'[^;]*; media-src 'self'/,
  )
  expect(sheet.html).toContain('先断电，\n再验电 &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(sheet.html).toContain('学员选择')
  const form = {
    ...filledIn(sheet.html),
    [`points-${QUESTION.short}`]: '2.5',
    [`comment-${QUESTION.short}`]: '先验电，再断电？想一想。',
  }
  const { status, headers } = await open(`${MARKING}/${attempt}`, cookie, form)
  expect([status, headers['location']]).toEqual([303, expect.stringContaining(MARKING)])
  const answered = await site.server.call(getAnsweredExam, { workId: TEST_WORK, answerLogId: attempt }, { token })
  expect(answered.status).toBe(2)
  expect(unitOf(answered).answerQuestion.find(({ questionId }) => questionId === QUESTION.short)).toMatchObject({
    score: 2.5,
    comment: '先验电，再断电？想一想。',
  })
  const events = await eventsOf(site.server.database, SCHOOL, attempt)
  expect(events.at(-1)).toMatchObject({ kind: 'attempt.marked', data: { score: answered.score, by: name } })
  expect((await open(MARKING, cookie)).html).not.toContain(attempt)
})

test('what somebody else has marked meanwhile is not marked over', async () => {
  const attempt = await handIn()
  const [one, other] = [await teacher(), await teacher()]
  const address = `${MARKING}/${attempt}`
  const [first, second] = [await open(address, one.cookie), await open(address, other.cookie)]
  expect((await open(address, one.cookie, filledIn(first.html))).status).toBe(303)
  const decided = { [`points-${QUESTION.short}`]: '0', [`comment-${QUESTION.short}`]: '再想一想' }
  const late = await open(address, other.cookie, { ...filledIn(second.html), ...decided })
  expect([late.status, late.html.includes('刚刚已由别人批改')]).toEqual([409, true])
  expect(late.html).toContain('已批改，共')
  expect(formIn(late.html)).toMatchObject(decided)
  expect((await open(address, other.cookie, formIn(late.html))).status).toBe(303)
  expect(formIn((await open(address, other.cookie)).html)).toMatchObject(decided)
})

test('a key that changes while a sheet is open is told; points of the rules that nobody touched stay the rules’', async () => {
  const attempt = await handIn()
  const { cookie } = await teacher()
  const address = `${MARKING}/${attempt}`
  const shown = await open(address, cookie)
  expect(formIn(shown.html)).toMatchObject({ [`points-${QUESTION.single}`]: '0' })
  const folder = [{ path: `${SCHOOL}/solutions.csv`, text: `id,options\n${QUESTION.single},A\n` }]
  const { faults } = await importFolder(importContext(site.server), { files: folder, pictures: [] }, { dryRun: false })
  expect(faults).toEqual([])
  await site.done('mark-again', { tenant: SCHOOL, work: TEST_WORK })

  const decided = { [`points-${QUESTION.short}`]: '3' }
  const late = await open(address, cookie, { ...filledIn(shown.html), ...decided })
  expect([late.status, late.html.includes('有改动：第 1 题')]).toEqual([409, true])
  expect(formIn(late.html)).toMatchObject({ ...decided, [`points-${QUESTION.single}`]: '4' })
  expect((await open(address, cookie, { ...filledIn(late.html), ...decided })).status).toBe(303)
  const again = (await site.done('mark-again', { tenant: SCHOOL, work: TEST_WORK })) as {
    readonly attempts: readonly { readonly attempt: string }[]
  }
  expect(again.attempts.find((one) => one.attempt === attempt)).toMatchObject({ before: 7, after: 7 })
})

test.each([
  ['too many points', { [`points-${QUESTION.short}`]: '1000' }, 409],
  ['no number', { [`points-${QUESTION.short}`]: 'viel' }, 409],
  ['nothing', { [`points-${QUESTION.short}`]: '' }, 409],
  ['a wrong form token', { token: 'f'.repeat(64) }, 403],
])('%s changes nothing', async (_, wrong, status) => {
  const attempt = await handIn()
  const { cookie } = await teacher()
  const { html } = await open(`${MARKING}/${attempt}`, cookie)
  expect((await open(`${MARKING}/${attempt}`, cookie, { ...filledIn(html), ...wrong })).status).toBe(status)
  expect((await open(MARKING, cookie)).html).toContain(attempt)
})

test('open attempts, attempts of other schools and none at all are not there', async () => {
  const open10001 = await pageOf(site.server, { token }).start(TEST_WORK)
  const { cookie } = await teacher()
  const elsewhere = await teacher(OTHER_SCHOOL)
  const attempt = await handInOver(open10001)
  for (const [address, who] of [
    [`${MARKING}/nothing`, cookie],
    [`/operator/schools/${OTHER_SCHOOL}/marking/${attempt}`, elsewhere.cookie],
  ] as const) {
    expect([address, (await open(address, who)).status]).toEqual([address, 404])
  }
})

async function handInOver(attempt: Awaited<ReturnType<ReturnType<typeof pageOf>['start']>>): Promise<string> {
  const { cookie } = await teacher()
  expect((await open(`${MARKING}/${attempt.answerLogId}`, cookie)).status).toBe(404)
  await pageOf(site.server, { token }).submit(attempt, { lastSeq: 0, digest: digest({}) })
  return attempt.answerLogId
}

test('an account of a school teaches and does nothing else; the operator sees every school', async () => {
  const wrong = await site.ask('account-create', { name: 'both', roles: ['teach', 'release'], scope: SCHOOL })
  expect([wrong.status, wrong.msg]).toEqual([409, 'An account of one school can have the role teach alone.'])
  const nowhere = await site.ask('account-create', { name: 'nowhere', roles: ['teach'], scope: 'nowhere' })
  expect(nowhere.status).toBe(409)
  const { html } = await open('/operator/schools', await signIn('operator', PASSWORD))
  for (const school of ['启明职业培训学校', '海岚健康技能学院']) expect(html).toContain(school)
})

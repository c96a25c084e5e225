/** A teacher answers learners' questions and calls back who has enquired, on the operator's page. */
import { queryQuestionPage, saveQuestion } from '@campus/contracts/study-interaction'

import { SCHOOL } from '../../../domains/exam/testing/exam-learner'
import { clues } from '../../../domains/school/school.schema'
import { classroomQuestions } from '../../../domains/study/interaction/interaction.schema'
import { eventsOf } from '../../../platform/events/event'
import { TEST_NOW } from '../../../testing/test-clock'
import { openOperatorSite, type OperatorSite } from '../testing/operator-site'
import { formIn, teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const OTHER_SCHOOL = '10002'
const QUESTIONS = `/operator/schools/${SCHOOL}/questions`
const ENQUIRIES = `/operator/schools/${SCHOOL}/enquiries`
const ROOM = { classId: '1000151001', classroomId: '1000153001', courseId: '', studentId: '' }

let site: OperatorSite
let browser: TeacherBrowser
let token: string
beforeAll(async () => {
  site = await openOperatorSite()
  browser = teacherBrowser(site)
})
beforeEach(async () => {
  site.server.setNow(TEST_NOW)
  token = await site.server.signIn()
})
afterAll(() => site.close())

/** Asks a question in a classroom of the sample's learner; its id. */
async function ask(title: string): Promise<string> {
  return site.server.call(saveQuestion, { ...ROOM, title, isDraft: 0 }, { token })
}

let enquiries = 0
/** An enquiry as a visitor leaves it; its id. */
async function enquire(content: string, school: string = SCHOOL): Promise<string> {
  const id = `enquiry-${++enquiries}`
  await site.server.database.withTenant(school, (tx) =>
    tx.insert(clues).values({ id, clueId: 'v', name: '周立', mobile: '13900000007', content, createdTime: TEST_NOW }),
  )
  return id
}

describe('questions', () => {
  test('a question waits until a teacher answers it; the class reads the answer', async () => {
    const id = await ask('接地线怎么接 <b>?')
    const { name, cookie } = await browser.teacher()
    expect((await browser.open(QUESTIONS, cookie)).html).toContain('接地线怎么接 &lt;b&gt;?')
    const { html } = await browser.open(`${QUESTIONS}/${id}`, cookie)
    const form = { ...formIn(html), answer: '先接接地端，\r\n再接导体端。', signature: '周老师' }
    expect((await browser.open(`${QUESTIONS}/${id}`, cookie, form)).status).toBe(303)
    const { records } = await site.server.call(queryQuestionPage, { size: 50, current: 1, model: ROOM }, { token })
    expect(records.find((record) => record.id === id)?.answerList).toMatchObject([
      { answer: '先接接地端，\n再接导体端。', teacherName: '周老师' },
    ])
    expect((await browser.open(QUESTIONS, cookie)).html).not.toContain(id)
    expect(await eventsOf(site.server.database, SCHOOL, id)).toMatchObject([
      { kind: 'question.answered', data: { by: name } },
    ])
  })

  test('what somebody else has answered meanwhile is not answered twice; a further answer is possible', async () => {
    const id = await ask('两个人回答')
    const [one, other] = [await browser.teacher(), await browser.teacher()]
    const address = `${QUESTIONS}/${id}`
    const first = formIn((await browser.open(address, one.cookie)).html)
    const second = formIn((await browser.open(address, other.cookie)).html)
    expect((await browser.open(address, one.cookie, { ...first, answer: '甲' })).status).toBe(303)
    const late = await browser.open(address, other.cookie, { ...second, answer: '乙' })
    expect([late.status, late.html.includes('刚刚已由别人回答')]).toEqual([409, true])
    const again = formIn((await browser.open(address, other.cookie)).html)
    expect((await browser.open(address, other.cookie, { ...again, answer: '乙' })).status).toBe(303)
  })

  test.each([
    ['no answer', { answer: ' \u200b ' }],
    ['too long an answer', { answer: '长'.repeat(1001) }],
    ['no name', { answer: '好', signature: '' }],
  ])('%s changes nothing', async (_, wrong) => {
    const id = await ask('等一个回答')
    const { cookie } = await browser.teacher()
    const { html } = await browser.open(`${QUESTIONS}/${id}`, cookie)
    expect((await browser.open(`${QUESTIONS}/${id}`, cookie, { ...formIn(html), ...wrong })).status).toBe(409)
    expect((await browser.open(QUESTIONS, cookie)).html).toContain(id)
    await site.server.database.withTenant(SCHOOL, (tx) => tx.delete(classroomQuestions))
  })

  test('the next question is shown, whatever its id is made of', async () => {
    const id = await ask('先回答的')
    await site.server.database.withTenant(SCHOOL, (tx) =>
      tx
        .insert(classroomQuestions)
        .values({ ...ROOM, id: '问 题', title: '后回答的', studentName: '', createdTime: TEST_NOW }),
    )
    const { cookie } = await browser.teacher()
    const form = { ...formIn((await browser.open(`${QUESTIONS}/${id}`, cookie)).html), answer: '好' }
    const { status, headers } = await browser.open(`${QUESTIONS}/${id}`, cookie, form)
    expect([status, headers['location']]).toEqual([303, `${QUESTIONS}/${encodeURIComponent('问 题')}`])
    expect((await browser.open(String(headers['location']), cookie)).html).toContain('后回答的')
    await site.server.database.withTenant(SCHOOL, (tx) => tx.delete(classroomQuestions))
  })

  test('a question of another school is not there', async () => {
    const id = await ask('别的学校')
    const { cookie } = await browser.teacher(OTHER_SCHOOL)
    expect((await browser.open(`/operator/schools/${OTHER_SCHOOL}/questions/${id}`, cookie)).status).toBe(404)
    const own = await enquire('本校', OTHER_SCHOOL)
    const other = formIn((await browser.open(`/operator/schools/${OTHER_SCHOOL}/enquiries/${own}`, cookie)).html)
    const form = { ...other, answer: '好', signature: '他', seen: '0' }
    expect((await browser.open(`/operator/schools/${OTHER_SCHOOL}/questions/${id}`, cookie, form)).status).toBe(404)
  })
})

describe('enquiries', () => {
  test('an enquiry waits until somebody of the school has taken care of it', async () => {
    const id = await enquire('电工班周末上课吗')
    const other = await enquire('焊工班还招人吗')
    const { name, cookie } = await browser.teacher()
    const list = await browser.open(ENQUIRIES, cookie)
    for (const text of ['周立', '13900000007', '电工班周末上课吗']) expect(list.html).toContain(text)
    const { html } = await browser.open(`${ENQUIRIES}/${id}`, cookie)
    expect(html).toContain('href="tel:13900000007"')
    const form = { ...formIn(html), note: '已约周六到校' }
    expect((await browser.open(`${ENQUIRIES}/${id}`, cookie, form)).status).toBe(303)
    const after = await browser.open(ENQUIRIES, cookie)
    expect([after.html.includes(`${ENQUIRIES}/${id}"`), after.html.includes(`${ENQUIRIES}/${other}"`)]).toEqual([
      false,
      true,
    ])
    expect((await browser.open(`${ENQUIRIES}/${id}`, cookie)).html).toMatch(/已于 [^<]* 处理[^]*已约周六到校/)
    expect(await eventsOf(site.server.database, SCHOOL, id)).toMatchObject([
      { kind: 'consult.handled', data: { by: name } },
    ])
  })

  test('what somebody else has taken care of meanwhile stays as they left it', async () => {
    const id = await enquire('两个人处理')
    const [one, other] = [await browser.teacher(), await browser.teacher()]
    const address = `${ENQUIRIES}/${id}`
    const first = formIn((await browser.open(address, one.cookie)).html)
    expect((await browser.open(address, one.cookie, { ...first, note: '甲' })).status).toBe(303)
    expect((await browser.open(address, other.cookie, { ...first, token: '' })).status).toBe(403)
    const own = formIn((await browser.open(address, other.cookie)).html)
    const late = await browser.open(address, other.cookie, { ...own, seen: '', note: '乙' })
    expect([late.status, late.html.includes('刚刚已由别人处理')]).toEqual([409, true])
    expect((await browser.open(address, other.cookie)).html).toContain('甲')
  })

  test('an enquiry of another school is not there', async () => {
    const id = await enquire('别的学校')
    const { cookie } = await browser.teacher(OTHER_SCHOOL)
    const address = `/operator/schools/${OTHER_SCHOOL}/enquiries`
    expect((await browser.open(`${address}/${id}`, cookie)).status).toBe(404)
    const own = await enquire('自己的', OTHER_SCHOOL)
    const form = formIn((await browser.open(`${address}/${own}`, cookie)).html)
    expect((await browser.open(`${address}/${id}`, cookie, form)).status).toBe(404)
  })
})

test('what waits at one school is not listed or counted at another', async () => {
  const [question, enquiry] = [await ask('只在本校'), await enquire('只在本校')]
  const { cookie } = await browser.teacher(OTHER_SCHOOL)
  const own = async () => {
    const { html } = await browser.open('/operator/schools', cookie)
    return [...html.matchAll(/(?:questions|enquiries)">[^<]*<\/a>([^<]*)/g)].map(([, text]) => text)
  }
  const before = await own()
  expect(before).toHaveLength(2)
  await ask('又一个')
  await enquire('又一个')
  expect(await own()).toEqual(before)
  for (const section of ['questions', 'enquiries']) {
    const { html } = await browser.open(`/operator/schools/${OTHER_SCHOOL}/${section}`, cookie)
    for (const id of [question, enquiry]) expect(html).not.toContain(id)
  }
})

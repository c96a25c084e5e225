import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { getTestByWorkId, getTestStudent, getXsktTestByWorkId, queryAttemptHistory } from '@campus/contracts/exam'
import { getOpenAttempt, GRACE_MS, startAttempt } from '@campus/contracts/exam-attempt'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { headersOf, keepWaiting, refuse, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'

import { pageAt } from '../testing/page-at'
import { openRecord } from '../testing/paper'

const PATH = '/study/test'
const QUERY = '?classId=1&classroomId=2&studentId=3&courseId=4&status=0&schoolId=20001&activityId=9&bizType=2'
const SAID = QUERY.slice(1)

const unit = { title: '试卷', description: '<p>请<strong>独立</strong>完成。</p>', unitTime: 40 }

beforeEach(() => {
  respond(getTestStudent, { id: '77' })
  respond(getTestByWorkId, {
    id: '77',
    testStudentResultVO: { testName: '期末测试' },
    questionUnitCAResultVO: unit,
  })
  respond(queryAttemptHistory, [])
  respond(getOpenAttempt, { attempt: null })
})

const openPage = pageAt(PATH, { layout: 'study', login: true })
const openTest = (query = QUERY, locale: 'zh-CN' | 'en' = 'zh-CN') => openPage(query, { session: signedIn(), locale })

test('EX-TEST-01 the page stands in the study layout and is not drawn for a visitor', async () => {
  const { address } = await openPage(QUERY)
  expect(address()).toMatch(/^\/login\?redirect=/)
  expect(requestsOf(getTestStudent)).toEqual([])
})

test('EX-TEST-01 EX-TEST-02 EX-TEST-03 EX-API-09 EX-API-10 the test’s name, its requirements and its time', async () => {
  const { container } = await openTest()
  expect(await screen.findByRole('heading', { level: 1, name: '期末测试' })).toBeVisible()
  const requirements = screen.getByRole('region', { name: '测试要求' })
  expect(await within(requirements).findByText('独立')).toBeVisible()
  expect(screen.getByText('限时40分钟')).toBeVisible()
  await screen.findByText('暂无数据')
  expect(requestsOf(getTestStudent)).toEqual([{ classId: '1', classroomId: '2', courseId: '4', studentId: '3' }])
  expect(headersOf(getTestByWorkId)).toMatchObject({ schoolid: '20001' })
  await expectNoAxeViolations(container)
})

test('EX-TEST-02 a test without a name of its own has its paper’s', async () => {
  respond(getTestByWorkId, { id: '77', questionUnitCAResultVO: unit })
  await openTest()
  expect(await screen.findByRole('heading', { level: 1, name: '试卷' })).toBeVisible()
})

test('EX-API-09 without a classroom the work of the address is asked for', async () => {
  await openTest('?classId=1&workId=78')
  await screen.findByRole('heading', { level: 1, name: '期末测试' })
  expect(requestsOf(getTestStudent)).toEqual([])
  expect(requestsOf(getTestByWorkId)).toEqual([{ workId: '78', answerLogId: '' }])
})

test('EX-API-09 with neither there is no data', async () => {
  await openTest('?classId=1')
  expect(await screen.findByText('暂无数据')).toBeVisible()
  expect(requestsOf(getTestByWorkId)).toEqual([])
})

test('EX-TEST-04 EX-TEST-12 starting opens the answering page with everything the address says', async () => {
  respond(startAttempt, openRecord())
  const { user, address } = await openTest()
  await user.click(await screen.findByRole('button', { name: '开始答题' }))
  await waitFor(() => expect(address()).toBe(`${PATH}/answer?${SAID}&workId=77&answerLogId=88`))
  expect(requestsOf(startAttempt)).toEqual([{ workId: '77', tab: expect.stringMatching(/./) }])
})

describe('an attempt that is not submitted', () => {
  const now = Date.parse('2026-11-20T08:00:00.000Z')
  const attempt = {
    answerLogId: '88',
    startedAt: '2026-11-20T07:30:00.000Z',
    deadlineAt: '2026-11-20T08:12:34.000Z',
    answered: 3,
    questions: 14,
  }
  beforeEach(() => setServerTime(now))

  test('EX-HW-05 is told, with what is answered and the time left, and the button goes on with it', async () => {
    respond(getOpenAttempt, { attempt })
    respond(startAttempt, openRecord())
    const { user, address, container } = await openTest()
    expect(await screen.findByText('您有一次作答尚未提交，已答 3 题，共 14 题')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^剩余时间 12:3[0-4]$/)
    expect(requestsOf(getOpenAttempt)).toEqual([{ workId: '77' }])
    expect(headersOf(getOpenAttempt)).toMatchObject({ schoolid: '20001' })
    expect(screen.queryByRole('button', { name: '开始答题' })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '继续答题' }))
    await waitFor(() => expect(address()).toBe(`${PATH}/answer?${SAID}&workId=77&answerLogId=88`))
  })

  test('without a limit there is no time to tell', async () => {
    respond(getOpenAttempt, { attempt: { ...attempt, deadlineAt: null } })
    await openTest(QUERY, 'en')
    expect(await screen.findByRole('button', { name: 'Go on answering' })).toBeVisible()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })

  test('after its end and the grace there is a start again', async () => {
    respond(getOpenAttempt, { attempt: { ...attempt, deadlineAt: new Date(now - GRACE_MS - 1000).toISOString() } })
    await openTest()
    expect(await screen.findByRole('button', { name: '开始答题' })).toBeVisible()
    expect(screen.queryByText(/尚未提交/)).not.toBeInTheDocument()
  })

  test('that cannot be asked about leaves the start', async () => {
    refuse(getOpenAttempt, { msg: '系统繁忙' })
    await openTest()
    expect(await screen.findByRole('button', { name: '开始答题' })).toBeEnabled()
    expect(screen.queryByText('系统繁忙')).not.toBeInTheDocument()
  })
})

test('EX-TEST-04 a double click starts once', async () => {
  keepWaiting(startAttempt)
  await openTest()
  await userEvent.setup({ delay: null }).dblClick(await screen.findByRole('button', { name: '开始答题' }))
  expect(requestsOf(startAttempt)).toHaveLength(1)
})

test('EX-TEST-05 not started: the server’s message, and the page stays', async () => {
  refuse(startAttempt, { msg: '测试尚未开放' })
  const { user, address } = await openTest()
  await user.click(await screen.findByRole('button', { name: '开始答题' }))
  expect(await screen.findByText('测试尚未开放')).toBeVisible()
  expect(address()).toBe(PATH + QUERY)
})

test('EX-TEST-06 EX-TEST-07 EX-TEST-08 EX-TEST-09 EX-API-11 attempts with their status, points only of reviewed ones', async () => {
  respond(queryAttemptHistory, [
    { id: '81', createdTime: '2026-03-01 09:00:00', status: 2, score: 88.5 },
    { id: '82', createdTime: '2026-03-08 19:30:05', status: 1, score: 70 },
  ])
  const { container } = await openTest()
  const history = await screen.findByRole('region', { name: '作答记录' })
  const lines = await within(history).findAllByRole('link')
  const review = `${PATH}/check-my-test-exam?${SAID}&workId=77`
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    ['2026-03-08 19:30:05待批阅', `${review}&answerLogId=82`],
    ['2026-03-01 09:00:0088.5分已批阅', `${review}&answerLogId=81`],
  ])
  expect(requestsOf(queryAttemptHistory)).toEqual([{ testStudentId: '77' }])
  await expectNoAxeViolations(container)
})

test('EX-TEST-06 EX-API-10 no history for xskt, whose test comes by its own call', async () => {
  respond(getXsktTestByWorkId, { id: '77', xiongsongQuestionUnitCAResultVO: { ...unit, title: '外部练习' } })
  await openTest(`${QUERY}&sourceType=xskt`)
  expect(await screen.findByRole('heading', { name: '外部练习' })).toBeVisible()
  expect(screen.queryByRole('region', { name: '作答记录' })).not.toBeInTheDocument()
  expect(screen.queryByText('限时40分钟')).not.toBeInTheDocument()
  expect(requestsOf(queryAttemptHistory)).toEqual([])
})

test('EX-TEST-11 the back arrow leads one page back', async () => {
  const { user, address } = await openPage(QUERY, { session: signedIn(), from: '/study/mine' })
  await user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toBe('/study/mine'))
})

test('EX-TEST-11 the back arrow of a page opened directly leads to its course', async () => {
  const { user, address } = await openTest()
  await user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toMatch(/^\/study\/course\/course-detail\?classId=1&courseId=4/))
})

test('reads in English', async () => {
  respond(queryAttemptHistory, [{ id: '82', createdTime: '2026-03-08 19:30:05', status: 2, score: 9 }])
  await openTest(QUERY, 'en')
  expect(await screen.findByRole('link', { name: /9 points.*Reviewed/ })).toBeVisible()
})

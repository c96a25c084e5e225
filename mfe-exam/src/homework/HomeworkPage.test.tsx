import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { ERROR_CODES } from '@campus/contracts/errors'
import {
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getXsktHomeworkByWorkId,
  queryWorkLogs,
} from '@campus/contracts/exam'
import { getOpenAttempt, startAttempt } from '@campus/contracts/exam-attempt'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn, TEST_TENANT_ID } from '@campus/testing/builders'
import { headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { takeHandedOver } from '../common/opened-attempt'
import { pageAt } from '../testing/page-at'
import { openRecord } from '../testing/paper'

const QUERY = '?classId=1&classroomId=2&classStudentId=3&courseId=4&status=0&sourceType=&schoolId=20001'
const EXTERNAL = QUERY.replace('sourceType=', 'sourceType=xskt')

const paper = (description = '<p>请阅读<strong>第三章</strong>后作答。</p>') => ({
  id: '77',
  questionUnitCAResultVO: { title: '第三章 课后作业', description },
})

beforeEach(() => {
  respond(getStudentWorkDetail, { id: '77' })
  respond(getHomeworkByWorkId, paper())
  respond(queryWorkLogs, [])
  respond(getOpenAttempt, { attempt: null })
})

const openPage = pageAt('/study/homework', { layout: 'study', login: true })
const openHomework = (query = QUERY, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  openPage(query, { session: signedIn(), locale })

test('EX-HW-01 the page stands in the study layout and is not drawn for a visitor', async () => {
  const { address } = await openPage(QUERY)
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(`/study/homework${QUERY}`)}`)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(requestsOf(getStudentWorkDetail)).toEqual([])
})

test('EX-HW-01 EX-HW-02 EX-HW-03 EX-API-01 EX-API-02 title and requirements of the classroom’s homework', async () => {
  const { container } = await openHomework()
  expect(await screen.findByRole('heading', { level: 1, name: '第三章 课后作业' })).toBeVisible()
  const requirements = screen.getByRole('region', { name: '作业要求' })
  expect(await within(requirements).findByText('第三章')).toBeVisible()
  await screen.findByText('暂无数据')
  expect(requestsOf(getStudentWorkDetail)).toEqual([{ classId: '1', classroomId: '2', courseId: '4', studentId: '3' }])
  expect(requestsOf(getHomeworkByWorkId)).toEqual([{ workId: '77', answerLogId: '' }])
  await expectNoAxeViolations(container)
})

test('CX-GEN-08 HTTP-02 every call goes to the school of the class, in the session of the page’s own', async () => {
  respond(startAttempt, openRecord({ kind: 'homework' }))
  const { user } = await openHomework()
  await screen.findByText('暂无数据')
  await user.click(screen.getByRole('button', { name: '开始答题' }))
  await waitFor(() => expect(requestsOf(startAttempt)).toHaveLength(1))
  for (const definition of [getStudentWorkDetail, getHomeworkByWorkId, queryWorkLogs, startAttempt]) {
    expect(headersOf(definition)).toMatchObject({ tenantid: TEST_TENANT_ID, schoolid: '20001' })
  }
})

test('CX-GEN-08 without a school in the address they go to the page’s own', async () => {
  await openHomework(QUERY.replace('&schoolId=20001', ''))
  await screen.findByText('暂无数据')
  expect(headersOf(queryWorkLogs)).not.toMatchObject({ schoolid: '20001' })
})

test('EX-HW-03 HTML of the requirements is sanitised', async () => {
  respond(
    getHomeworkByWorkId,
    paper('<p>先看图</p><script>globalThis.stolen = true</script><img src="x" onerror="alert(1)">'),
  )
  await openHomework()
  const requirements = await screen.findByRole('region', { name: '作业要求' })
  await within(requirements).findByText('先看图')
  expect(requirements.querySelector('script, [onerror]')).toBeNull()
})

test('EX-HW-03 empty requirements read 「暂无数据」', async () => {
  respond(getHomeworkByWorkId, paper(''))
  await openHomework()
  const requirements = await screen.findByRole('region', { name: '作业要求' })
  expect(within(requirements).getByText('暂无数据')).toBeVisible()
})

test('EX-HW-04 EX-API-04 starting opens the answering page with everything the address says', async () => {
  respond(startAttempt, openRecord({ kind: 'homework' }))
  const { user, address } = await openHomework()
  await user.click(await screen.findByRole('button', { name: '开始答题' }))
  await waitFor(() =>
    expect(address()).toBe(`/study/homework/answer${QUERY.replace('&sourceType=', '')}&workId=77&answerLogId=88`),
  )
  expect(requestsOf(startAttempt)).toEqual([{ workId: '77', tab: expect.stringMatching(/./) }])
  // The answering page continues with the attempt opened here.
  expect(takeHandedOver('88')).toMatchObject({ answerLogId: '88', epoch: 1 })
})

test('EX-HW-05 a double click starts once', async () => {
  keepWaiting(startAttempt)
  await openHomework()
  const start = await screen.findByRole('button', { name: '开始答题' })
  await userEvent.setup({ delay: null }).dblClick(start)
  await waitFor(() => expect(start).toHaveAttribute('aria-busy', 'true'))
  expect(requestsOf(startAttempt)).toHaveLength(1)
})

test('EX-HW-05 a failed start shows the server’s message and stays', async () => {
  refuse(startAttempt, { msg: '作业尚未开放' })
  const { user, address } = await openHomework()
  await user.click(await screen.findByRole('button', { name: '开始答题' }))
  expect(await screen.findByText('作业尚未开放')).toBeVisible()
  expect(address()).toBe(`/study/homework${QUERY}`)
  expect(screen.getByRole('button', { name: '开始答题' })).not.toHaveAttribute('aria-busy')
})

describe('the history of attempts', () => {
  const attempts = [
    { id: '81', createdTime: '2026-03-01 09:00:00', status: 2 as const },
    { id: '82', createdTime: '2026-03-08 19:30:05', status: 1 as const },
  ]

  test('EX-HW-06 EX-HW-07 EX-HW-09 EX-HW-10 EX-FIN-01 EX-API-03 newest first, each with its status and where it leads', async () => {
    respond(queryWorkLogs, attempts)
    const { container } = await openHomework()
    const history = await screen.findByRole('region', { name: '作答记录' })
    const lines = await within(history).findAllByRole('link')
    const carried = 'classId=1&classroomId=2&classStudentId=3&courseId=4&status=0&schoolId=20001&workId=77'
    expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
      ['2026-03-08 19:30:05待批改', `/study/homework/answer-finish?${carried}&answerLogId=82`],
      ['2026-03-01 09:00:00已批改', `/study/homework/check-my-homework?${carried}&answerLogId=81`],
    ])
    expect(requestsOf(queryWorkLogs)).toEqual([{ studentWorkMasterId: '77' }])
    await expectNoAxeViolations(container)
  })

  test('EX-HW-08 EX-API-02 is hidden for xskt, whose homework comes by its own call', async () => {
    const { id, questionUnitCAResultVO } = paper('<p>外部练习</p>')
    respond(getXsktHomeworkByWorkId, { id, xiongsongQuestionUnitCAResultVO: questionUnitCAResultVO })
    await openHomework(EXTERNAL)
    expect(await screen.findByText('外部练习')).toBeVisible()
    expect(screen.queryByRole('region', { name: '作答记录' })).not.toBeInTheDocument()
    expect(requestsOf(queryWorkLogs)).toEqual([])
    expect(requestsOf(getHomeworkByWorkId)).toEqual([])
    expect(requestsOf(getXsktHomeworkByWorkId)).toEqual([{ workId: '77', answerLogId: '' }])
  })

  test('EX-HW-08 none reads 「暂无数据」', async () => {
    await openHomework()
    const history = await screen.findByRole('region', { name: '作答记录' })
    expect(await within(history).findByText('暂无数据')).toBeVisible()
  })

  test('CX-GEN-09 one that cannot be loaded leaves the rest of the page alone and can be retried', async () => {
    refuse(queryWorkLogs, { msg: '记录暂时无法查看' })
    const { user } = await openHomework()
    const history = await screen.findByRole('region', { name: '作答记录' })
    const retry = await within(history).findByRole('button', { name: '重试' })
    // The message stands in place of the history, and nowhere else.
    expect(within(history).getByRole('alert')).toHaveTextContent('记录暂时无法查看')
    expect(screen.getAllByText('记录暂时无法查看')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '开始答题' })).toBeEnabled()
    respond(queryWorkLogs, attempts)
    await user.click(retry)
    expect(await within(history).findAllByRole('link')).toHaveLength(2)
  })
})

test('a homework that cannot be loaded can be retried', async () => {
  refuse(getHomeworkByWorkId, { msg: '作业已下架' })
  const { user } = await openHomework()
  expect(await screen.findByRole('alert')).toHaveTextContent('作业已下架')
  expect(screen.getAllByText('作业已下架')).toHaveLength(1)
  respond(getHomeworkByWorkId, paper())
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('第三章 课后作业')
})

test.each([
  ['its classroom has none', getStudentWorkDetail],
  ['it was withdrawn', getHomeworkByWorkId],
])('a homework that is not there, because %s, leads on to its course', async (_, call) => {
  refuse(call, { code: ERROR_CODES.notFound, msg: '作业不存在' })
  const { container } = await openHomework()
  expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  const wayOn = screen.getByRole('link', { name: '返回' })
  expect(wayOn).toHaveAttribute('href', expect.stringMatching(/^\/study\/course\/course-detail\?classId=1&courseId=4/))
  await expectNoAxeViolations(container)
})

test('an address without its class or classroom says so and asks the server nothing', async () => {
  const { container } = await openHomework('?classId=1')
  expect(await screen.findByText('作业链接不完整')).toBeVisible()
  expect(screen.getByRole('button', { name: '返回' })).toBeVisible()
  expect(requestsOf(getStudentWorkDetail)).toEqual([])
  await expectNoAxeViolations(container)
})

test('EX-HW-11 the back arrow leads one page back', async () => {
  const { user, address } = await openPage(QUERY, {
    session: signedIn(),
    from: '/study/course/course-detail?courseId=4',
  })
  await user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toBe('/study/course/course-detail?courseId=4'))
})

test('EX-HW-11 the back arrow of a page opened directly leads to its course', async () => {
  const { user, address } = await openHomework()
  await user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toMatch(/^\/study\/course\/course-detail\?classId=1&courseId=4/))
})

test('reads in English', async () => {
  respond(queryWorkLogs, [{ id: '82', createdTime: '2026-03-08 19:30:05', status: 1 }])
  await openHomework(QUERY, 'en')
  expect(await screen.findByRole('button', { name: 'Start answering' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Pending marking/ })).toBeVisible()
})

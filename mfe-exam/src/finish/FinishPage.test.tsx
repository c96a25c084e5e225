import { act, screen, waitFor, within } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'

import { getAttempt, type WorkKind } from '@campus/contracts/exam-attempt'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import 'fake-indexeddb/auto'

import { BrowserOutbox } from '../common/outbox'
import { pageAt } from '../testing/page-at'
import { receiptRecord } from '../testing/paper'
import * as HomeworkFinishPage from './HomeworkFinishPage'

const QUERY = '?classId=1&classroomId=2&workId=77&answerLogId=88&status=0'
const STUDY = { layout: 'study', login: true } as const
const PAGES = {
  homework: pageAt('/study/homework/answer-finish', STUDY),
  test: pageAt('/study/test/answer-finish', STUDY),
}

function answerWith(fields: object = {}): void {
  respond(getAttempt, {
    answerLogId: '88',
    workId: '77',
    kind: 'homework',
    markedBy: 'teacher',
    title: '第三章',
    state: 'pending',
    reviewable: false,
    startedAt: '2026-11-20T08:00:00.000Z',
    deadlineAt: null,
    receipt: receiptRecord(),
    ...fields,
  })
}

const pathOf = (kind: WorkKind): string => `/study/${kind}/answer-finish`

const openPage = (kind: WorkKind, query = QUERY) => PAGES[kind](query, { session: signedIn() })

test.each([
  ['EX-FIN-01 EX-FIN-02 EX-FIN-03', 'homework', '您已完成本次作业', '本次作业由老师人工批改，老师批改后才能查看结果'],
  ['EX-FIN-04', 'test', '您已完成本次测试', '本次测试由老师人工批阅，老师批阅后才能查看结果'],
] as const)('%s %s is done and marked by a teacher', async (_, kind, done, marking) => {
  answerWith({ kind })
  const { container } = await openPage(kind)
  expect(await screen.findByRole('heading', { level: 1, name: done })).toBeVisible()
  expect(screen.getByText(marking)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(requestsOf(getAttempt)).toEqual([{ answerLogId: '88' }])
  await expectNoAxeViolations(container)
})

test('the receipt: number, time, what was answered, and the checksum', async () => {
  answerWith({ receipt: receiptRecord({ finishedBy: 'deadline' }) })
  await openPage('homework')
  const receipt = await screen.findByRole('region', { name: '提交回执' })
  for (const text of ['88', '2026-11-20 16:10:00', '时间到，系统自动提交', '已答 6 题，共 8 题', 'ab'.repeat(32)]) {
    expect(within(receipt).getByText(text)).toBeVisible()
  }
})

test('answers that did not arrive before the end are named, those of other attempts are not', async () => {
  const outbox = new BrowserOutbox()
  const item = { kind: 'answer', questionId: 'q', answer: { type: 'single', key: 'A' } } as const
  const late = [12, 3, 3].map((number, seq) => ({ answerLogId: '88', epoch: 1, number, item: { ...item, seq } }))
  for (const kept of late) await outbox.keep(kept)
  await outbox.keep({ answerLogId: '88', epoch: 1, number: 4, item: { kind: 'visit', seq: 9, questionId: 'q' } })
  await outbox.keep({ answerLogId: '89', epoch: 1, number: 5, item: { ...item, seq: 1 } })
  answerWith({ receipt: receiptRecord({ finishedBy: 'deadline' }) })
  const { container } = await openPage('test')
  const told = '第 3、12 题在本设备上的最后修改没有得到服务器确认，可能未计入这次提交。'
  expect(await screen.findByRole('alert')).toHaveTextContent(told)
  await expectNoAxeViolations(container)
  await outbox.drop(late)
})

test('where all arrived, nothing is said of it', async () => {
  answerWith()
  await openPage('test')
  await screen.findByRole('region', { name: '提交回执' })
  await act(async () => void (await new BrowserOutbox().itemsOf('88')))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['homework', '查看已完成作业', '&kind=homework'],
  ['test', '查看已完成测试', ''],
] as const)(
  'EX-FIN-05 EX-FIN-06 xskt %s is not marked by hand and leads to the test’s review',
  async (kind, label, told) => {
    answerWith({ kind, markedBy: 'server', state: 'pending', reviewable: false })
    await openPage(kind, `${QUERY}&sourceType=xskt`)
    const link = await screen.findByRole('link', { name: label })
    const query = 'classId=1&classroomId=2&workId=77&answerLogId=88&status=0&sourceType=xskt'
    expect(link).toHaveAttribute('href', `/study/test/check-my-test-exam?${query}${told}`)
    expect(screen.queryByText(/人工/)).not.toBeInTheDocument()
  },
)

test('EX-FIN-03 EX-FIN-05 the server says who marks: an address that claims xskt opens no review', async () => {
  answerWith()
  await openPage('homework', `${QUERY}&sourceType=xskt`)
  expect(await screen.findByText('本次作业由老师人工批改，老师批改后才能查看结果')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('EX-FIN-03 one that the server marks has no teacher to wait for, though its review is not there yet', async () => {
  answerWith({ markedBy: 'server' })
  await openPage('homework')
  expect(await screen.findByRole('link', { name: '查看已完成作业' })).toBeVisible()
  expect(screen.queryByText(/人工/)).not.toBeInTheDocument()
})

test('EX-FIN-08 one that was marked meanwhile offers its review', async () => {
  answerWith({ state: 'reviewed', reviewable: true })
  await openPage('homework')
  const link = await screen.findByRole('link', { name: '查看已完成作业' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/study\/homework\/check-my-homework\?/))
})

test('what is marked shows its points and how many there are; of a server that does not say the total, its points', async () => {
  answerWith({ kind: 'test', markedBy: 'server', state: 'reviewed', reviewable: true, score: 52.5, points: 60 })
  const { container, unmount } = await openPage('test')
  expect(await screen.findByText('52.5分')).toBeVisible()
  expect(screen.getByText('满分 60 分')).toBeVisible()
  await expectNoAxeViolations(container)
  unmount()
  answerWith({ kind: 'test', markedBy: 'server', state: 'reviewed', reviewable: true, score: 0 })
  await openPage('test')
  expect(await screen.findByText('0分')).toBeVisible()
  expect(screen.queryByText(/满分/)).not.toBeInTheDocument()
})

test('EX-FIN-08 one that is not submitted leads to the intro', async () => {
  answerWith({ state: 'open', receipt: null })
  const { address } = await openPage('homework')
  await waitFor(() => expect(address()).toBe('/study/homework?classId=1&classroomId=2&status=0'))
})

test('an address without an attempt leads to the intro', async () => {
  const { address } = await openPage('test', '?classId=1&classroomId=2')
  await waitFor(() => expect(address()).toBe('/study/test?classId=1&classroomId=2'))
})

test('EX-FIN-07 opened directly, or from the history, back leads to the intro', async () => {
  answerWith()
  const { user, address } = await openPage('homework')
  await user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toBe('/study/homework?classId=1&classroomId=2&status=0'))
})

test('EX-FIN-07 after answering, back leads two steps back', async () => {
  answerWith()
  function Site() {
    const { pathname, state } = useLocation()
    if (pathname === '/course') return <Link to="/intro">intro</Link>
    if (pathname === '/intro') return <Link to="/answer">answer</Link>
    if (pathname === '/answer') {
      return (
        <Link to={pathOf('homework') + QUERY} state={{ stepsToIntro: 2 }}>
          finish {JSON.stringify(state)}
        </Link>
      )
    }
    return <HomeworkFinishPage.Component />
  }
  const { user, address } = await renderPage(<Site />, { route: '/course', session: signedIn() })
  for (const name of ['intro', 'answer', 'finish null']) await user.click(await screen.findByRole('link', { name }))
  const back = await screen.findByRole('button', { name: '返回' })
  await act(async () => back.click())
  await waitFor(() => expect(address()).toBe('/intro'))
})

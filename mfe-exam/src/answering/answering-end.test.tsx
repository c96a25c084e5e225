import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { saveDutyRecord } from '@campus/contracts/exam'
import { GRACE_MS, resumeAttempt } from '@campus/contracts/exam-attempt'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { refuse, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { loadAnew } from '../common/load-anew'
import { aReceipt, ATTEMPT_STARTED, openRecord } from '../testing/paper'
import {
  attempt,
  card,
  change,
  MINUTE,
  open,
  openPaper,
  QUERY,
  setStage,
  type Opening,
} from './answering-stage.fixtures'
import { AnsweringDialogs } from './AnsweringDialogs'

jest.mock('../common/load-anew', () => ({ loadAnew: jest.fn(() => new Promise(() => undefined)) }))
beforeEach(setStage)

describe('what the learner should know', () => {
  test('another page holds it: read only here, and it can be taken back', async () => {
    const { user, container } = await openPaper()
    await change({ status: 'takenOver' })
    expect(screen.getByRole('alert')).toHaveTextContent('此处只能查看')
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
    expect(screen.getByRole('button', { name: '提交' })).toBeDisabled()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '在此继续作答' }))
    expect(attempt.now().takeOver).toHaveBeenCalled()
  })

  test('nothing is kept by the browser, or something is left of an earlier page', async () => {
    const leftover = [{ questionId: 'single', answer: { type: 'single' as const, key: 'x' } }]
    const { user } = await openPaper({ attempt: { storage: 'memory', leftover } })
    expect(screen.getByText(/浏览器无法在本机保存作答/)).toBeVisible()
    expect(screen.getByText('上次有1题的作答未能保存，是否恢复？')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '恢复' }))
    expect(attempt.now().useLeftover).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '放弃' }))
    expect(attempt.now().dropLeftover).toHaveBeenCalled()
  })

  test('the server does not take an answer: its number is told, and the card says that it is not saved', async () => {
    const { container } = await openPaper({
      attempt: { answers: new Map([['short', { type: 'shortAnswer', text: 'x' }]]) },
    })
    await change({ rejected: new Set(['short', 'blanks']) })
    expect(screen.getByRole('alert')).toHaveTextContent('第4、5题的作答无法保存，请修改；其他题目不受影响')
    expect(within(card()).getByRole('button', { name: '第5题，已答，尚未保存' })).toBeVisible()
    await expectNoAxeViolations(container)
    await change({ rejected: new Set() })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('screen readers are told when saving is in trouble and when it works again, and nothing while all goes well', async () => {
    await openPaper()
    const trouble = () => screen.queryByText('作答暂时没有存到服务器')
    const again = () => screen.queryByText('作答已全部存到服务器')
    await change({ saving: 'saving' })
    await change({ saving: 'saved', savedAt: ATTEMPT_STARTED })
    expect(again()).not.toBeInTheDocument()
    for (const saving of ['unsaved', 'saving', 'failing'] as const) {
      await change({ saving })
      expect(trouble()).toHaveAttribute('role', 'status')
    }
    await change({ saving: 'saved' })
    expect(again()).toHaveAttribute('role', 'status')
    expect(trouble()).not.toBeInTheDocument()
  })

  test('its release holds it no longer: told without haste while it can be answered, and loaded anew when the learner likes', async () => {
    const { user } = await openPaper()
    const told = () => screen.queryByText('答题页面有更新，已作答的内容不受影响，可随时重新载入')
    expect(told()).toBeNull()
    await change({ leaseEnded: true })
    expect(told()?.closest('[role="status"]')).toBeVisible()
    expect(screen.getByRole('radio', { name: /一/ })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: '重新载入' }))
    expect(loadAnew).toHaveBeenCalledTimes(1)
    await change({ status: 'takenOver' })
    expect(told()).toBeNull()
  })

  test('the session is over: said, and nothing is lost from the page', async () => {
    const { queryClient } = await openPaper()
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
    await act(async () => queryClient.clear())
    await change({ signInNeeded: true })
    expect(screen.getByRole('alert')).toHaveTextContent('登录已失效')
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
  })
})

describe('the time', () => {
  const withTime = (left: number): Opening => {
    setServerTime(ATTEMPT_STARTED + 60 * MINUTE - left)
    return { attempt: { deadlineAt: ATTEMPT_STARTED + 60 * MINUTE } }
  }

  test('after the end and its grace nothing is promised any more, and what did not arrive is named', async () => {
    const late = { saving: 'unsaved', submitFailed: true, unacknowledged: new Set(['single', 'short']) } as const
    const leftover = [{ questionId: 'single', answer: { type: 'single' as const, key: 'x' } }]
    const alerts = () => screen.getAllByRole('alert', { hidden: true }).map((alert) => alert.textContent)
    await openPaper(withTime(-GRACE_MS - 1000))
    await change({ ...late, leftover })
    expect(alerts()).toEqual([
      '答题时间已结束，暂时连不上服务器；已送达的作答将自动提交，第1、5题的最新作答未能按时送达，可能不计入',
    ])
    expect(screen.getByText('未保存，答题时间已结束')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/自动重试|不会丢失|继续保存|是否恢复/)
    await change({ saving: 'saved', unacknowledged: new Set() })
    expect(alerts()).toEqual(['答题时间已结束，暂时连不上服务器；作答均已送达，将自动提交'])
    await change({ submitFailed: false, signInNeeded: true })
    expect(alerts()).toContain('登录已失效，且答题时间已结束；重新登录后可查看提交结果')
  })

  test('in the grace what is promised can still be kept', async () => {
    await openPaper(withTime(-GRACE_MS + MINUTE / 4))
    await change({ saving: 'unsaved', submitFailed: true })
    expect(screen.getByText('尚未提交成功，正在自动重试，作答内容不会丢失')).toBeVisible()
    expect(screen.getByText('未保存，联网后自动重试')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('EX-ANS-39 EX-ANS-40 EX-ANS-42 a ring of 156 with the server’s time, silent for a screen reader', async () => {
    await openPaper(withTime(45 * MINUTE))
    const ring = await screen.findByRole('timer', { name: '倒计时' })
    expect(ring).toHaveTextContent(/4[45]:\d\d/)
    expect(ring).toHaveStyle({ width: '156px', height: '156px' })
    expect(ring.closest('[aria-live]')).toBeNull()
    const [round, left] = ring.querySelectorAll('circle')
    const length = Number(left?.getAttribute('stroke-dasharray'))
    expect(length).toBeCloseTo(2 * Math.PI * Number(round?.getAttribute('r')))
    expect(Number(left?.getAttribute('stroke-dashoffset')) / length).toBeCloseTo(0.25, 2)
  })

  test.each([
    ['homework', { kind: 'homework' as const }],
    ['xskt', { query: `${QUERY}&sourceType=xskt`, opened: { markedBy: 'server' as const } }],
    ['a test without a limit', { attempt: { deadlineAt: null } }],
  ])('EX-ANS-39 EX-ANS-40 no countdown for %s', async (_, opening) => {
    await openPaper({ attempt: { deadlineAt: ATTEMPT_STARTED + 60 * MINUTE }, ...opening })
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })

  test('it is said aloud at a threshold, once', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      await openPaper(withTime(6 * MINUTE))
      expect(screen.queryByText('剩余5分钟')).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(MINUTE))
      expect(screen.getByText('剩余5分钟')).toHaveAttribute('aria-live', 'polite')
    } finally {
      jest.useRealTimers()
    }
  })

  test('it was moved: the learner is told the new end until they have read it', async () => {
    const { user, container } = await openPaper(withTime(10 * MINUTE))
    expect(screen.queryByText(/答题时间已调整/)).not.toBeInTheDocument()
    await change({ deadlineAt: ATTEMPT_STARTED + 75 * MINUTE })
    const end = new Date(ATTEMPT_STARTED + 75 * MINUTE).toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai' })
    const told = screen.getByText(`答题时间已调整，本次测试将于 ${end} 结束`)
    expect(told).toHaveAttribute('role', 'status')
    expect(screen.getByRole('timer', { name: '倒计时' })).toHaveTextContent(/2[45]:\d\d/)
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(told).not.toBeInTheDocument()
  })

  test('EX-ANS-41 when the time is up an open question disappears and the attempt is on its way', async () => {
    const { user } = await openPaper(withTime(10 * MINUTE))
    await user.click(screen.getByRole('button', { name: '提交' }))
    await screen.findByRole('alertdialog')
    await change({ status: 'submitting' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true')
  })

  test('EX-ANS-41 a question about leaving disappears too', async () => {
    const { user } = await openPaper(withTime(10 * MINUTE))
    await user.click(screen.getByRole('button', { name: '返回' }))
    await screen.findByRole('alertdialog')
    await change({ status: 'submitting' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('EX-ANS-41 nor is it there when the attempt is over and the next page is on its way', async () => {
    const exit = { isAsked: true, ask: jest.fn(), confirm: jest.fn(), cancel: jest.fn() }
    const rest = { submit: jest.fn(), submitFailed: false, unfinished: null, onLookAt: jest.fn() }
    const ended = { kind: 'test', status: 'closed', exit, onSubmitAnswered: jest.fn(), ...rest } as const
    await renderPage(<AnsweringDialogs {...ended} />)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('submitting', () => {
  const ALL = new Map(
    ['single', 'multiple', 'truth', 'blanks', 'short', 'part1', 'part2', 'odd'].map((id) => [
      id,
      { type: 'shortAnswer' as const, text: 'x' },
    ]),
  )

  test.each([
    ['EX-ANS-30', 'homework', true, '您还有题目未作答，确认提交吗？'],
    ['EX-ANS-30', 'homework', false, '确认提交吗？'],
    ['EX-ANS-31', 'test', true, '您还有未作答的题目，确定要提交吗？'],
    ['EX-ANS-31', 'test', false, '您确定要提交吗？'],
  ] as const)('%s of %s with something left out (%s): %s', async (_, kind, isIncomplete, words) => {
    const answers = isIncomplete ? new Map([...ALL].slice(1)) : ALL
    const { user } = await openPaper({ kind, attempt: { answers } })
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByRole('alertdialog', { name: words })).toBeVisible()
  })

  test('EX-ANS-30 EX-ANS-31 it says how many and which are not answered or marked, and leads there', async () => {
    const answers = new Map([...ALL].filter(([id]) => id !== 'blanks' && id !== 'part2'))
    const { user, container } = await openPaper({ attempt: { answers, marked: new Set(['truth']) } })
    await user.click(screen.getByRole('button', { name: '提交' }))
    const dialog = await screen.findByRole('alertdialog')
    const numbersIn = (name: string) =>
      within(within(dialog).getByRole('region', { name }))
        .getAllByRole('button')
        .map((button) => button.textContent)
    expect(numbersIn('未答 2 题')).toEqual(['4', '7'])
    expect(numbersIn('已标记 1 题')).toEqual(['3'])
    await expectNoAxeViolations(container)
    await user.click(within(dialog).getByRole('button', { name: '第4题' }))
    await dialogsGone()
    expect(attempt.now().submit).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('heading', { name: '第4题' })).toHaveFocus())
  })

  test('with everything answered and nothing marked there is nothing to look at', async () => {
    const { user } = await openPaper({ attempt: { answers: ALL } })
    await user.click(screen.getByRole('button', { name: '提交' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).queryByRole('region')).not.toBeInTheDocument()
  })

  test('EX-ANS-32 EX-ANS-35 it can be called off; with questions left out it can be done, once', async () => {
    const { user } = await openPaper()
    await user.click(screen.getByRole('button', { name: '下一题' }))
    await user.click(screen.getByRole('button', { name: '提交' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveStyle({ 'max-width': '360px' })
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(attempt.now().submit).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: '第2题' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '提交' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(attempt.now().submit).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('EX-ANS-37 EX-FIN-01 EX-API-17 EX-API-18 submitted: the completion page with the query, and the duty is reported', async () => {
    respond(saveDutyRecord, true)
    // An afternoon in China.
    setServerTime(Date.parse('2026-11-20T07:05:09Z'))
    const { address } = await openPaper({ query: `${QUERY}&activityId=9&activityContentId=10&bizType=2` })
    await change({ status: 'closed', receipt: aReceipt() })
    await waitFor(() => expect(address()).toMatch(/^\/study\/test\/answer-finish\?classId=1&classroomId=2&studentId=3/))
    expect(requestsOf(saveDutyRecord)).toEqual([
      expect.objectContaining({
        activityId: '9',
        activityContentId: '10',
        bizId: '1',
        bizType: '2',
        contentId: '2',
        dutyType: 'SUBMIT',
        finStatus: 2,
        realValue: 1,
        userId: signedIn().userInfo?.userId,
        currentTime: expect.stringMatching(/^2026-11-20 15:05:\d\d$/),
      }),
    ])
  })

  test('EX-API-17 a test of no activity reports nothing, a homework does; its failure is silent', async () => {
    const { address } = await openPaper()
    await change({ status: 'closed', receipt: aReceipt() })
    await waitFor(() => expect(address()).toMatch(/^\/study\/test\/answer-finish/))
    expect(requestsOf(saveDutyRecord)).toEqual([])
  })

  test('EX-API-17 a homework of no activity reports, and nobody is told when that fails', async () => {
    refuse(saveDutyRecord, { msg: '无法登记' })
    const { address } = await openPaper({ kind: 'homework' })
    await change({ status: 'closed', receipt: aReceipt() })
    await waitFor(() => expect(address()).toMatch(/^\/study\/homework\/answer-finish/))
    await waitFor(() => expect(requestsOf(saveDutyRecord)).toHaveLength(1))
    expect(screen.queryByText('无法登记')).not.toBeInTheDocument()
  })

  test.each([
    ['homework', '提交失败，请联系管理员'],
    ['test', '提交失败，请联系管理员。'],
  ] as const)(
    'EX-ANS-38 a submission of %s that failed: a word, everything stays, and it can be done again',
    async (kind, words) => {
      const { user } = await openPaper({ kind })
      await user.click(screen.getAllByRole('radio')[0] as HTMLElement)
      await change({ submitFailed: true })
      const dialog = await screen.findByRole('alertdialog', { name: words })
      await user.click(within(dialog).getByRole('button', { name: '确定' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(screen.getAllByRole('radio')[0]).toBeChecked()
      await user.click(screen.getByRole('button', { name: '提交' }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
      expect(attempt.now().submit).toHaveBeenCalled()
      // Failing again, it says so again.
      await change({ submitFailed: false })
      await change({ status: 'open', submitFailed: true })
      expect(await screen.findByRole('alertdialog', { name: words })).toBeVisible()
    },
  )
})

describe('leaving', () => {
  test.each([
    ['EX-ANS-33', 'homework', '退出提示：当前作业尚未提交，确认退出吗？'],
    ['EX-ANS-34', 'test', '退出提示：当前测试尚未提交，确认退出吗？'],
  ] as const)(
    'EX-ANS-03 EX-ANS-26 EX-ANS-35 EX-ANS-36 %s of %s is asked about first, then leads to the intro',
    async (_, kind, words) => {
      const { user, address } = await openPaper({ kind })
      await user.click(screen.getByRole('button', { name: '返回' }))
      let dialog = await screen.findByRole('alertdialog', { name: words })
      expect(dialog).toHaveStyle({ 'max-width': '360px' })
      await user.click(within(dialog).getByRole('button', { name: '取消' }))
      expect(address()).toMatch(/\/answer\?/)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await user.click(screen.getByRole('button', { name: '返回' }))
      dialog = await screen.findByRole('alertdialog', { name: words })
      await user.click(within(dialog).getByRole('button', { name: '确定' }))
      await waitFor(() =>
        expect(address()).toBe(`/study/${kind}?classId=1&classroomId=2&studentId=3&courseId=4&status=0`),
      )
      expect(attempt.now().flush).toHaveBeenCalled()
      expect(attempt.now().submit).not.toHaveBeenCalled()
    },
  )
})

test('on a phone the card is a sheet that closes when a question is chosen', async () => {
  window.innerWidth = 375
  const { user, container } = await openPaper()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '答题卡' }))
  const sheet = await screen.findByRole('dialog', { name: '答题卡' })
  await user.click(within(sheet).getByRole('button', { name: /^第4题/ }))
  await dialogsGone()
  expect(screen.getByRole('heading', { name: '第4题' })).toBeVisible()
})

test('reads in English', async () => {
  respond(resumeAttempt, openRecord())
  await open('test', QUERY, { locale: 'en' })
  expect(await screen.findByRole('heading', { name: 'Single choice (1 question, 2.5 points)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Question 2, Unanswered' })).toBeVisible()
})

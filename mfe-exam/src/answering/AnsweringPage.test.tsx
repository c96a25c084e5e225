import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { getHomeworkByWorkId, getTestByWorkId, getXsktTestByWorkId, saveDutyRecord } from '@campus/contracts/exam'
import { resumeAttempt, type WorkKind } from '@campus/contracts/exam-attempt'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { refuse, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'
import { visitPage, type VisitOptions } from '@campus/testing/module-pages'

import { handOver } from '../common/opened-attempt'
import { anOpenAttempt, aReceipt, ATTEMPT_STARTED, aUnit, openRecord, receiptRecord } from '../testing/paper'
import { answeringPage } from './answering-page'
import type { Attempt } from './attempt'
import { fakeAttempt, type FakeAttempt } from './attempt.fixtures'

const QUERY = '?classId=1&classroomId=2&studentId=3&courseId=4&status=0&workId=77&answerLogId=88'
const MINUTE = 60_000

interface Opening {
  kind?: WorkKind
  query?: string
  attempt?: Partial<Attempt>
  opened?: Parameters<typeof openRecord>[0]
}

let attempt: FakeAttempt

const open = (kind: WorkKind, query: string, options: VisitOptions = {}) => {
  const path = `/study/${kind}/answer`
  const route = { path, layout: 'study', login: true } as const
  return visitPage(answeringPage(kind, attempt.useAttempt), route, path + query, { session: signedIn(), ...options })
}

async function openPage({ kind = 'test', query = QUERY, attempt: first = {}, opened = {} }: Opening = {}) {
  attempt = fakeAttempt(first)
  respond(resumeAttempt, openRecord({ kind, ...opened }))
  return open(kind, query)
}

async function openPaper(opening: Opening = {}) {
  const rendered = await openPage(opening)
  await screen.findByRole('heading', { name: '第1题' })
  await screen.findAllByRole('radio')
  return rendered
}

/** Goes to a question by the answer card. */
async function goTo(user: { click: (element: Element) => Promise<void> }, number: number) {
  await user.click(within(card()).getByRole('button', { name: new RegExp(`^第${number}题`) }))
  return screen.findByRole('heading', { name: `第${number}题` })
}

const card = () => screen.getByRole('complementary', { name: '答题卡' })
const change = (next: Partial<Attempt>) => act(async () => attempt.change(next))

beforeEach(() => {
  window.innerWidth = 1366
  const paper = { id: '77', testStudentResultVO: { testName: '期末测试' }, questionUnitCAResultVO: aUnit() }
  respond(getTestByWorkId, paper)
  respond(getHomeworkByWorkId, { ...paper, testStudentResultVO: null })
  respond(getXsktTestByWorkId, { id: '77', xiongsongQuestionUnitCAResultVO: aUnit() })
})

describe('opening', () => {
  test('EX-ANS-01 EX-API-10 the attempt of the address is opened here, with its paper', async () => {
    await openPaper()
    expect(requestsOf(resumeAttempt)).toEqual([{ answerLogId: '88' }])
    expect(requestsOf(getTestByWorkId)).toEqual([{ workId: '77', answerLogId: '88' }])
    expect(screen.getByRole('heading', { level: 1, name: '期末测试' })).toBeVisible()
  })

  test('what the intro opened is not opened again', async () => {
    handOver(anOpenAttempt())
    await openPaper()
    expect(requestsOf(resumeAttempt)).toEqual([])
  })

  test('EX-ANS-02 without an attempt it leads to the intro', async () => {
    const { address } = await openPage({ query: '?classId=1&classroomId=2&workId=77' })
    await waitFor(() => expect(address()).toBe('/study/test?classId=1&classroomId=2'))
  })

  test('EX-ANS-02 an attempt that is over leads to the completion page', async () => {
    attempt = fakeAttempt()
    const head = { answerLogId: '88', workId: '77', kind: 'test' as const, markedBy: 'teacher' as const }
    respond(resumeAttempt, { state: 'closed', ...head, receipt: receiptRecord() })
    refuse(getTestByWorkId, { msg: '已提交' })
    const { address } = await open('test', QUERY)
    await waitFor(() => expect(address()).toMatch(/^\/study\/test\/answer-finish\?.*answerLogId=88/))
  })

  test('a failure says what the server said, and can be tried again', async () => {
    refuse(getTestByWorkId, { msg: '试卷暂时无法打开' })
    const { user } = await openPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('试卷暂时无法打开')
    respond(getTestByWorkId, { id: '77', questionUnitCAResultVO: aUnit() })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '第1题' })).toBeVisible()
  })

  test('EX-ANS-42 it opens at the question where the learner was, with the answers', async () => {
    await openPage({
      attempt: { currentQuestionId: 'multiple', answers: new Map([['multiple', { type: 'multiple', keys: ['o'] }]]) },
    })
    expect(await screen.findByRole('checkbox', { name: /4/ })).toBeChecked()
  })
})

describe('the question and the way through the paper', () => {
  test('EX-ANS-04 EX-ANS-05 EX-ANS-08 one question with its type, count and points; axe has nothing to say', async () => {
    const { container } = await openPaper()
    expect(screen.getByRole('heading', { level: 2, name: '单选题（共1题，2.5分）' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    await expectNoAxeViolations(container)
  })

  test('EX-ANS-06 EX-ANS-12 EX-ANS-24 sub-questions are numbered and counted, their passage is not', async () => {
    const { user } = await openPaper()
    const groups = within(card()).getAllByRole('region')
    expect(groups.map((group) => group.textContent.replaceAll(/\s/g, ''))).toEqual([
      '单选题1',
      '多选题2',
      '判断题3',
      '填空题4',
      '简答题5',
      '阅读理解67',
      '暂不支持的题型8',
    ])
    await goTo(user, 7)
    expect(screen.getByRole('heading', { level: 2, name: '阅读理解（共2题，5分）' })).toBeVisible()
    expect(screen.getByText('从前有座山。')).toBeVisible()
    expect(screen.getByRole('heading', { name: '第6题' })).toBeVisible()
    // A jump to a sub-question goes to it, a step to the passage begins at the passage.
    expect(screen.getByRole('heading', { name: '第7题' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: '下一题' }))
    await user.click(screen.getByRole('button', { name: '上一题' }))
    expect(screen.getByRole('heading', { name: '阅读材料' })).toHaveFocus()
  })

  test('EX-ANS-10 previous is hidden on the first question, next on the last; submit is always there', async () => {
    const { user } = await openPaper()
    expect(screen.queryByRole('button', { name: '上一题' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '提交' })).toBeVisible()
    await goTo(user, 8)
    expect(screen.queryByRole('button', { name: '下一题' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '上一题' })).toBeVisible()
    expect(screen.getByRole('button', { name: '提交' })).toBeVisible()
  })

  test('EX-ANS-11 by arrow keys, with a word at the ends', async () => {
    const { user } = await openPaper()
    await act(async () => screen.getByRole('heading', { name: '第1题' }).focus())
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByText('已经是第一题')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('heading', { name: '第2题' })).toHaveFocus()
    await goTo(user, 8)
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('已经是最后一题')).toBeVisible()
  })

  test('EX-ANS-07 a type this page does not know is shown and cannot be answered', async () => {
    const { user } = await openPaper()
    await goTo(user, 8)
    expect(screen.getByText('连线题')).toBeVisible()
    const question = screen.getByRole('article')
    expect(within(question).getByText('暂不支持的题型')).toBeVisible()
    expect(within(question).queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('EX-ANS-15 EX-ANS-26 whoever goes elsewhere has what was answered saved, and is known to be there', async () => {
    const { user } = await openPaper()
    const flushed = () => jest.mocked(attempt.now().flush).mock.calls.length
    await goTo(user, 4)
    expect(flushed()).toBe(1)
    await user.click(screen.getByRole('button', { name: '下一题' }))
    await user.click(await screen.findByRole('button', { name: '上一题' }))
    expect(flushed()).toBe(3)
    expect(attempt.now().currentQuestionId).toBe('blanks')
  })

  test('EX-ANS-43 formulas are set, and their source is nowhere to be read', async () => {
    await openPaper()
    const question = screen.getByRole('article')
    await waitFor(() => expect(question.querySelector('math')).not.toBeNull())
    expect(question).not.toHaveTextContent(/\\\(|x\^2|\^/)
  })

  test('pictures can be enlarged, sound played', async () => {
    const { user } = await openPaper()
    await goTo(user, 5)
    await user.click(await screen.findByRole('button', { name: '放大图片 平面图' }))
    expect(await screen.findByRole('dialog', { name: '平面图' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await goTo(user, 6)
    expect(document.querySelector('audio')).toHaveAttribute('controls')
  })

  test('the size of the text is the learner’s choice and stays', async () => {
    const { user } = await openPaper()
    await user.click(screen.getByRole('button', { name: '文字大小：标准' }))
    expect(screen.getByRole('button', { name: '文字大小：大' })).toBeVisible()
    expect(localStorage.getItem('campus.exam.text-size')).toBe('large')
    localStorage.removeItem('campus.exam.text-size')
  })
})

describe('answering', () => {
  test('EX-ANS-16 EX-ANS-18 one of several: by pointer, letter and number; the option’s key is the answer', async () => {
    const { user } = await openPaper()
    const [one, two, three] = screen.getAllByRole('radio')
    await user.click(two as HTMLElement)
    expect(attempt.now().answers.get('single')).toEqual({ type: 'single', key: 'y' })
    await user.click(two as HTMLElement)
    expect(two).toBeChecked()
    await act(async () => screen.getByRole('heading', { name: '第1题' }).focus())
    await user.keyboard('c')
    expect(three).toBeChecked()
    expect(two).not.toBeChecked()
    await user.keyboard('1')
    expect(one).toBeChecked()
    expect(within(screen.getByRole('article')).getByText('C')).toBeVisible()
  })

  test('EX-ANS-17 several, each on its own', async () => {
    const { user } = await openPaper()
    await goTo(user, 2)
    const group = await screen.findByRole('group', { name: /第2题 哪些是偶数/ })
    const boxes = within(group).getAllByRole('checkbox')
    await user.click(boxes[0] as HTMLElement)
    await user.keyboard('c')
    expect(attempt.now().answers.get('multiple')).toEqual({ type: 'multiple', keys: ['m', 'o'] })
    await user.click(boxes[0] as HTMLElement)
    expect(attempt.now().answers.get('multiple')).toEqual({ type: 'multiple', keys: ['o'] })
  })

  test('EX-ANS-19 true or false: the first says right, the second wrong', async () => {
    const { user } = await openPaper()
    await goTo(user, 3)
    expect((await screen.findAllByRole('radio')).map((radio) => radio.parentElement?.textContent)).toEqual([
      expect.stringContaining('正确'),
      expect.stringContaining('错误'),
    ])
    await user.click(screen.getByRole('radio', { name: /错误/ }))
    expect(attempt.now().answers.get('truth')).toEqual({ type: 'trueFalse', key: '0' })
  })

  test('EX-ANS-20 EX-ANS-21 EX-ANS-22 a field for each blank; what is answered is trimmed, what is typed is not', async () => {
    const { user } = await openPaper()
    await goTo(user, 4)
    const first = await screen.findByRole('textbox', { name: '第1空' })
    await user.type(first, ' a | b ')
    await user.type(screen.getByRole('textbox', { name: '第2空' }), '氧')
    expect(attempt.now().answers.get('blanks')).toEqual({ type: 'blanks', blanks: ['a | b', '氧'] })
    expect(first).toHaveValue(' a | b ')
  })

  test('EX-ANS-23 a text of four lines', async () => {
    const { user } = await openPaper()
    await goTo(user, 5)
    const field = await screen.findByPlaceholderText('请输入...')
    expect(field).toHaveAttribute('rows', '4')
    expect(field).toHaveAttribute('maxLength', '10000')
    expect(screen.getByText('不少于一句')).toBeVisible()
    await user.type(field, '安全第一')
    expect(attempt.now().answers.get('short')).toEqual({ type: 'shortAnswer', text: '安全第一' })
  })

  test('EX-ANS-09 EX-ANS-13 EX-ANS-25 the counts and the card follow at once, also back', async () => {
    const { user } = await openPaper()
    expect(screen.getByText('已答 0 题')).toBeVisible()
    expect(screen.getByText('未答 8 题')).toBeVisible()
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement)
    expect(screen.getByText('已答 1 题')).toBeVisible()
    expect(screen.getByText('未答 7 题')).toBeVisible()
    const cell = within(card()).getByRole('button', { name: '第1题，已答' })
    expect(cell).toHaveAttribute('aria-current', 'step')
    expect(within(card()).getByRole('button', { name: '第2题，未答' })).not.toHaveAttribute('aria-current')
    await goTo(user, 5)
    const field = await screen.findByPlaceholderText('请输入...')
    await user.type(field, '好')
    expect(screen.getByText('已答 2 题')).toBeVisible()
    await user.clear(field)
    await user.type(field, '  ')
    expect(screen.getByText('已答 1 题')).toBeVisible()
  })

  test('EX-ANS-14 a question is flagged and the card says so', async () => {
    const { user } = await openPaper()
    const mark = screen.getByRole('button', { name: '标记' })
    expect(mark).toHaveAttribute('aria-pressed', 'false')
    await user.click(mark)
    expect(mark).toHaveAttribute('aria-pressed', 'true')
    expect(within(card()).getByRole('button', { name: '第1题，未答，已标记' })).toBeVisible()
    await user.click(mark)
    expect(within(card()).getByRole('button', { name: '第1题，未答' })).toBeVisible()
  })

  test('EX-ANS-27 a quiet line says what the server has; the card shows what it has not', async () => {
    await openPaper({ attempt: { savedAt: Date.parse('2026-11-20T08:05:09Z') } })
    expect(screen.getByText('已保存')).toHaveTextContent('16:05:09')
    await change({ saving: 'saving', unacknowledged: new Set(['single']) })
    expect(screen.getByText('保存中')).toBeVisible()
    expect(within(card()).getByRole('button', { name: '第1题，未答，尚未保存' })).toBeVisible()
    await change({ saving: 'unsaved' })
    expect(screen.getByText('未保存，联网后自动重试')).toBeVisible()
    // Neither a dialog nor a toast.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('EX-ANS-03 closing the tab warns only while something is unsaved', async () => {
    await openPaper()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    await change({ saving: 'saving' })
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  })
})

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

  test('EX-ANS-39 EX-ANS-40 EX-ANS-42 a ring of 156 with the server’s time, silent for a screen reader', async () => {
    await openPaper(withTime(45 * MINUTE))
    const ring = await screen.findByRole('timer', { name: '倒计时' })
    expect(ring).toHaveTextContent(/4[45]:\d\d/)
    expect(ring).toHaveStyle({ width: '156px', height: '156px' })
    expect(ring.closest('[aria-live]')).toBeNull()
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
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] })
    try {
      await openPaper(withTime(5 * MINUTE + 900))
      expect(screen.queryByText('剩余5分钟')).not.toBeInTheDocument()
      expect(await screen.findByText('剩余5分钟', {}, { timeout: 3000 })).toHaveAttribute('aria-live', 'polite')
    } finally {
      jest.useRealTimers()
    }
  })

  test('EX-ANS-41 when the time is up an open question disappears and the attempt is on its way', async () => {
    const { user } = await openPaper(withTime(10 * MINUTE))
    await user.click(screen.getByRole('button', { name: '提交' }))
    await screen.findByRole('alertdialog')
    await change({ status: 'submitting' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true')
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
    const { user } = await openPaper({ kind, attempt: isIncomplete ? {} : { answers: ALL } })
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByRole('alertdialog', { name: words })).toBeVisible()
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

  test('EX-ANS-37 EX-API-17 EX-API-18 submitted: the completion page with the query, and the duty is reported', async () => {
    respond(saveDutyRecord, true)
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
        currentTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
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
    },
  )
})

describe('leaving', () => {
  test.each([
    ['EX-ANS-33', 'homework', '退出提示：当前作业尚未提交，确认退出吗？'],
    ['EX-ANS-34', 'test', '退出提示：当前测试尚未提交，确认退出吗？'],
  ] as const)('EX-ANS-03 EX-ANS-36 %s of %s is asked about first, then leads to the intro', async (_, kind, words) => {
    const { user, address } = await openPaper({ kind })
    await user.click(screen.getByRole('button', { name: '返回' }))
    let dialog = await screen.findByRole('alertdialog', { name: words })
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
  })
})

test('on a phone the card is a sheet that closes when a question is chosen', async () => {
  window.innerWidth = 375
  const { user, container } = await openPaper()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '答题卡' }))
  const sheet = await screen.findByRole('dialog', { name: '答题卡' })
  await user.click(within(sheet).getByRole('button', { name: /^第4题/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: '第4题' })).toBeVisible()
})

test('reads in English', async () => {
  attempt = fakeAttempt()
  respond(resumeAttempt, openRecord())
  await open('test', QUERY, { locale: 'en' })
  expect(await screen.findByRole('heading', { name: 'Single choice (1 questions, 2.5 points)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Question 2, Unanswered' })).toBeVisible()
})

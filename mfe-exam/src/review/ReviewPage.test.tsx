import { screen, waitFor, within } from '@testing-library/react'

import type { CallResponseInput } from '@campus/contracts/call'
import { getAnsweredExam, getAnsweredHomework } from '@campus/contracts/exam'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { requestsOf, respond } from '@campus/testing/fake-server'

import { pageAt } from '../testing/page-at'
import { aUnit } from '../testing/paper'

const QUERY = '?classId=1&classroomId=2&workId=77&answerLogId=88&status=0'
const STUDY = { layout: 'study', login: true } as const
const openTest = pageAt('/study/test/check-my-test-exam', STUDY)
const openOwn = pageAt('/study/homework/check-my-homework', STUDY)

const record = (questionId: string, isRight: boolean | null, optionList: string[], content = '', comment = '') => ({
  questionId,
  questionUnitId: 'u',
  questionAnswerVO: { content, optionList },
  submitTime: '2026-03-01 09:00:00',
  isRight,
  score: isRight === null ? null : isRight ? 2 : 0,
  comment,
})

const SOLUTIONS: Record<string, object> = {
  single: { optionList: ['y'], content: '', contentDesc: String.raw`<p>因为 \(4=2^2\)</p>`, blankList: [] },
  multiple: { optionList: ['m', 'o'], content: '', contentDesc: '', blankList: [] },
  truth: { optionList: ['1'], content: '', contentDesc: '', blankList: [] },
  blanks: { optionList: [], content: '氢|氧', contentDesc: '', blankList: [['氢', 'H'], ['氧']] },
  short: { optionList: [], content: '<p>安全为了生产</p>', contentDesc: '', blankList: [] },
}

const ANSWERS = [
  record('single', true, ['y']),
  record('multiple', false, ['m', 'n']),
  record('truth', false, ['0']),
  record('blanks', true, [], '氢|氧'),
  record('short', true, [], '安全第一', '说得好'),
]

function answered(status: 1 | 2, fields: object = {}, answers = ANSWERS): CallResponseInput<typeof getAnsweredExam> {
  const isReviewed = status === 2
  const unit = aUnit()
  const map = Object.fromEntries(
    Object.entries(unit.questionResultVOMap).map(([type, questions]) => [
      type,
      questions.map((one) => ({
        ...one,
        ...(isReviewed && one.id in SOLUTIONS && { questionAnswerVO: SOLUTIONS[one.id] }),
      })),
    ]),
  )
  const answerQuestion = answers.map((one) => (isReviewed ? one : { ...one, isRight: null, score: null, comment: '' }))
  return {
    id: '77',
    testStudentResultVO: { testName: '期末测试' },
    questionUnitCAResultVO: { ...unit, questionResultVOMap: map, answerQuestion },
    status,
    score: isReviewed ? 61.5 : null,
    ...fields,
  } as CallResponseInput<typeof getAnsweredExam>
}

async function openReview(query = QUERY) {
  const rendered = await openTest(query, { session: signedIn() })
  await screen.findByRole('heading', { name: '第1题' })
  await screen.findAllByRole('radio')
  return rendered
}

const card = () => screen.getByRole('complementary', { name: '答题卡' })
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement

beforeEach(() => {
  window.innerWidth = 1366
  respond(getAnsweredExam, answered(2))
})

test('EX-REV-01 EX-REV-02 EX-API-16 EX-ANS-43 own answer, right answer and explanation', async () => {
  const { container } = await openReview()
  expect(requestsOf(getAnsweredExam)).toEqual([{ workId: '77', answerLogId: '88' }])
  expect(screen.getByRole('heading', { level: 1, name: '期末测试' })).toBeVisible()
  expect(screen.getByText('61.5分')).toBeVisible()
  expect(fact('我的答案')).toHaveTextContent('B二')
  expect(fact('正确答案')).toHaveTextContent('B二')
  await waitFor(() => expect(fact('答案解析').querySelector('math')).not.toBeNull())
  expect(fact('答案解析')).toHaveTextContent(/^因为 4=22$/)
  await expectNoAxeViolations(container)
})

test('EX-REV-02 EX-REV-05 a wrong choice: what was chosen and what is right stand each in its place', async () => {
  respond(getAnsweredExam, answered(2, {}, [record('single', false, ['x']), ...ANSWERS.slice(1)]))
  await openReview()
  expect(fact('我的答案')).toHaveTextContent('A一')
  expect(fact('正确答案')).toHaveTextContent('B二')
  expect(within(screen.getByRole('article')).getByText('错误')).toBeVisible()
})

test('EX-REV-03 by the buttons and by keys to the next question and back, with a word at the ends', async () => {
  const { user } = await openReview()
  const shown = () => within(screen.getByRole('article')).getByRole('heading').textContent
  await user.click(screen.getByRole('button', { name: '下一题' }))
  expect(shown()).toBe('第2题')
  await user.click(screen.getByRole('button', { name: '下一题' }))
  expect(shown()).toBe('第3题')
  await user.click(screen.getByRole('button', { name: '上一题' }))
  expect(shown()).toBe('第2题')
  await user.keyboard('{Alt>}p{/Alt}')
  expect(shown()).toBe('第1题')
  await user.keyboard('{Alt>}p{/Alt}')
  expect(await screen.findByText('已经是第一题')).toBeVisible()
  await user.click(within(card()).getByRole('button', { name: '第8题' }))
  await user.keyboard('{Alt>}n{/Alt}')
  expect(await screen.findByText('已经是最后一题')).toBeVisible()
})

test('EX-REV-05 an option says whether it was rightly chosen, left out or wrongly chosen', async () => {
  const { user } = await openReview()
  const optionsOf = () => [...screen.getByRole('article').querySelectorAll('label')].map((label) => label.textContent)
  expect(optionsOf()).toEqual(['A一', 'B二选对', 'C三'])
  await user.click(within(card()).getByRole('button', { name: /^第2题/ }))
  await waitFor(() => expect(optionsOf()).toEqual(['A2选对', 'B3错选', 'C4漏选']))
  await user.click(within(card()).getByRole('button', { name: /^第6题/ }))
  await screen.findAllByText('未作答')
  const part = screen.getAllByRole('article')[0] as HTMLElement
  expect(part.textContent).not.toContain('漏选')
})

test('only what was missed: by steps and on the card, from here on, and back to all', async () => {
  const { user, container } = await openReview()
  const numbers = () =>
    within(card())
      .getAllByRole('button')
      .map((button) => button.textContent)
  const toggle = screen.getByRole('button', { name: '只看错题（4）' })
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(toggle).toHaveFocus()
  expect(numbers()).toEqual(['2', '3', '6', '7'])
  expect(screen.getByRole('heading', { name: '第2题' })).toBeVisible()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '下一错题' }))
  await user.click(screen.getByRole('button', { name: '下一错题' }))
  expect(await screen.findByRole('heading', { name: '阅读材料' })).toHaveFocus()
  await user.click(toggle)
  expect(numbers()).toHaveLength(8)
  expect(screen.getByRole('heading', { name: '第6题' })).toBeVisible()
  expect(screen.getByRole('button', { name: '下一题' })).toBeVisible()
})

test('nothing to leave out: no button for it before the review, nor when all is right', async () => {
  respond(getAnsweredExam, answered(1))
  await openReview()
  expect(screen.queryByRole('button', { name: /只看错题/ })).not.toBeInTheDocument()
})

test('who missed a question learns why before they compare', async () => {
  await openReview()
  const labels = [...screen.getByRole('article').querySelectorAll('dt')].map((label) => label.textContent)
  expect(labels).toEqual(['答案解析', '正确答案', '我的答案'])
})

test('EX-REV-04 EX-REV-05 what is worth a part of its points is partly right, and says how much', async () => {
  const partly = { ...record('short', false, [], '安全第一', '再具体些'), score: 8 }
  respond(getAnsweredExam, answered(2, {}, [...ANSWERS.slice(0, 4), partly]))
  const { user } = await openReview()
  const cell = within(card()).getByRole('button', { name: '第5题，部分正确' })
  expect(cell.querySelector('svg')).not.toBeNull()
  await user.click(cell)
  const question = screen.getByRole('article')
  expect(within(question).getByText('部分正确')).toBeVisible()
  expect(within(question).getByText('得 8 分，满分 10 分')).toBeVisible()
  expect(within(question).queryByText('错误')).not.toBeInTheDocument()
})

test('a page that was just opened begins at its question without a ring around it; a step by keys shows one', async () => {
  const { user } = await openReview()
  const first = screen.getByRole('heading', { name: '第1题' })
  expect(first).toHaveFocus()
  expect(first).toHaveStyle({ outline: 'none' })
  await user.keyboard('{Alt>}np{/Alt}')
  await waitFor(() => expect(screen.getByRole('heading', { name: '第1题' })).toHaveFocus())
  expect(screen.getByRole('heading', { name: '第1题' })).not.toHaveAttribute('data-quiet')
})

test('EX-REV-03 EX-REV-04 EX-REV-06 the card says right and wrong; what was left out is wrong and says so', async () => {
  const { user } = await openReview()
  const names = within(card())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([
    '第1题，正确',
    '第2题，错误',
    '第3题，错误',
    '第4题，正确',
    '第5题，正确',
    '第6题，错误',
    '第7题，错误',
    '第8题',
  ])
  // A sign and not a colour alone; the question that cannot be answered has none.
  const signs = within(card())
    .getAllByRole('button')
    .map((button) => button.querySelector('svg')?.innerHTML)
  expect(signs.slice(0, 7)).not.toContain(undefined)
  expect(new Set(signs.slice(0, 7)).size).toBe(2)
  expect(signs[0]).not.toBe(signs[1])
  expect(signs[7]).toBeUndefined()
  expect(screen.queryByRole('button', { name: '上一题' })).not.toBeInTheDocument()
  await user.click(within(card()).getByRole('button', { name: '第8题' }))
  expect(screen.queryByRole('button', { name: '下一题' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '上一题' }))
  expect(await screen.findAllByText('未作答')).toHaveLength(2)
})

test('EX-REV-10 EX-ANS-18 EX-ANS-19 answers read as while answering', async () => {
  const { user } = await openReview()
  const goTo = (n: number) => user.click(within(card()).getByRole('button', { name: new RegExp(`^第${n}题`) }))
  await goTo(2)
  await waitFor(() => expect(fact('我的答案')).toHaveTextContent('A2B3'))
  expect(fact('正确答案')).toHaveTextContent('A2C4')
  expect(fact('答案解析')).toHaveTextContent('暂无解析')
  await goTo(3)
  await waitFor(() => expect(fact('我的答案')).toHaveTextContent('错误'))
  expect(fact('正确答案')).toHaveTextContent('正确')
  await goTo(4)
  await waitFor(() => expect(fact('我的答案')).toHaveTextContent('第1空氢第2空氧'))
  expect(fact('正确答案')).toHaveTextContent('第1空氢 / H第2空氧')
  await goTo(5)
  await waitFor(() => expect(fact('我的答案')).toHaveTextContent('安全第一'))
  expect(fact('正确答案')).toHaveTextContent('安全为了生产')
  expect(fact('老师评语')).toHaveTextContent('说得好')
  // Nothing can be typed in review, so no length is shown.
  expect(screen.queryByText(/\/10000/)).not.toBeInTheDocument()
})

test('EX-REV-10 EX-ANS-22 a stroke that was typed into a blank stays in it, and an empty one says so', async () => {
  const typed = record('blanks', false, [], String.raw`甲\|乙|`)
  respond(getAnsweredExam, answered(2, {}, [...ANSWERS.slice(0, 3), typed]))
  const { user } = await openReview()
  await user.click(within(card()).getByRole('button', { name: /^第4题/ }))
  await waitFor(() => expect(fact('我的答案')).toHaveTextContent('第1空甲|乙第2空未作答'))
})

test('EX-REV-09 nothing can be changed, submitted or saved', async () => {
  const { user } = await openReview()
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
  await user.keyboard('a')
  expect(screen.getAllByRole('radio')[1]).toBeChecked()
  for (const name of ['提交', '标记']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('EX-TEST-10 EX-REV-11 a pending test shows the own answers and nothing else', async () => {
  respond(getAnsweredExam, answered(1))
  await openReview()
  expect(screen.getByText('待批阅')).toBeVisible()
  expect(fact('我的答案')).toHaveTextContent('B二')
  expect(screen.queryByText('正确答案')).not.toBeInTheDocument()
  expect(screen.queryByText('答案解析')).not.toBeInTheDocument()
  expect(screen.queryByText(/61/)).not.toBeInTheDocument()
  const names = within(card())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => `第${number}题`))
  expect(screen.queryByText(/^(正确|错误)$/)).not.toBeInTheDocument()
})

test('EX-REV-07 without a name the header says how to leave', async () => {
  const nameless = { ...answered(2), testStudentResultVO: null }
  const unit = nameless.questionUnitCAResultVO
  respond(getAnsweredExam, { ...nameless, questionUnitCAResultVO: { ...unit, title: '' } as typeof unit })
  const { user, address } = await openReview()
  expect(screen.getByRole('heading', { level: 1, name: '退出查看' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toBe('/study/test?classId=1&classroomId=2&status=0'))
})

test('EX-REV-07 its back arrow leads one page back, without a question', async () => {
  const { user, address } = await openTest(QUERY, { session: signedIn(), from: '/study/test?classId=1' })
  await user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toBe('/study/test?classId=1'))
})

test('EX-REV-10 each part of a passage has its own answer, under the passage', async () => {
  const parts = [record('part1', true, ['q']), record('part2', false, [], '不知道')]
  respond(getAnsweredExam, answered(2, {}, [...ANSWERS, ...parts]))
  const { user } = await openReview()
  await user.click(within(card()).getByRole('button', { name: '第6题，正确' }))
  expect(screen.getByText('从前有座山。')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('我的答案')).toHaveLength(2))
  const given = screen
    .getAllByText('我的答案', { selector: 'dt' })
    .map((label) => label.nextElementSibling?.textContent)
  expect(given).toEqual(['B河', '不知道'])
})

describe('homework', () => {
  const openHomework = (page: 'own' | 'test', query = QUERY) =>
    (page === 'own' ? openOwn : openTest)(query, { session: signedIn() })

  test('EX-REV-08 EX-API-08 reviewed on the same page with its own title, by its card and question by question', async () => {
    respond(getAnsweredHomework, { ...answered(2), testStudentResultVO: null })
    const { user } = await openHomework('own')
    expect(await screen.findByRole('heading', { level: 1, name: '第三章 综合练习' })).toBeVisible()
    expect(requestsOf(getAnsweredHomework)).toEqual([{ workId: '77', answerLogId: '88' }])
    expect(within(card()).getByRole('button', { name: '第1题，正确' })).toBeVisible()
    await user.click(within(card()).getByRole('button', { name: '第2题，错误' }))
    expect(within(screen.getByRole('article')).getByRole('heading', { name: '第2题' })).toBeVisible()
  })

  test('EX-REV-11 one that is pending leads to its completion page', async () => {
    respond(getAnsweredHomework, answered(1))
    const { address } = await openHomework('own')
    await waitFor(() => expect(address()).toMatch(/^\/study\/homework\/answer-finish\?.*answerLogId=88/))
  })

  test('EX-FIN-06 EX-REV-11 EX-API-22 that of xskt is shown by the test’s page, from its own field', async () => {
    const { questionUnitCAResultVO: unit, ...rest } = answered(2, { testStudentResultVO: null })
    respond(getAnsweredHomework, { ...rest, xiongsongQuestionUnitCAResultVO: unit })
    await openHomework('test', `${QUERY}&sourceType=xskt&kind=homework`)
    expect(await screen.findByRole('heading', { level: 1, name: '第三章 综合练习' })).toBeVisible()
    expect(requestsOf(getAnsweredExam)).toEqual([])
  })
})

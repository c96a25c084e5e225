import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { getTestByWorkId } from '@campus/contracts/exam'
import { resumeAttempt } from '@campus/contracts/exam-attempt'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { headersOf, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { FROM_INTRO } from '../common/journey'
import { handOver } from '../common/opened-attempt'
import { anOpenAttempt, aUnit, openRecord, receiptRecord } from '../testing/paper'
import { answeringPage } from './answering-page'
import { attempt, card, change, goTo, open, openPage, openPaper, QUERY, setStage } from './answering-stage.fixtures'

beforeEach(setStage)

describe('opening', () => {
  test('EX-ANS-01 EX-ANS-03 EX-API-10 the attempt of the address is opened here, with its paper', async () => {
    await openPaper()
    expect(requestsOf(resumeAttempt)).toEqual([{ answerLogId: '88', tab: expect.stringMatching(/./) }])
    expect(requestsOf(getTestByWorkId)).toEqual([{ workId: '77', answerLogId: '88' }])
    expect(screen.getByRole('heading', { level: 1, name: '期末测试' })).toBeVisible()
  })

  test('EX-ANS-01 CX-GEN-08 every call goes to the school of the class', async () => {
    respond(resumeAttempt, openRecord())
    const used = jest.spyOn(attempt, 'useAttempt')
    await open('test', `${QUERY}&schoolId=20001`)
    await screen.findByRole('heading', { name: '第1题' })
    for (const call of [resumeAttempt, getTestByWorkId]) expect(headersOf(call)).toMatchObject({ schoolid: '20001' })
    expect(used).toHaveBeenLastCalledWith(anOpenAttempt(), expect.anything(), { schoolId: '20001' })
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
    const head = { answerLogId: '88', workId: '77', kind: 'test' as const, markedBy: 'teacher' as const }
    respond(resumeAttempt, { state: 'closed', ...head, receipt: receiptRecord() })
    refuse(getTestByWorkId, { msg: '已提交' })
    const { address } = await open('test', QUERY)
    await waitFor(() => expect(address()).toMatch(/^\/study\/test\/answer-finish\?.*answerLogId=88/))
  })

  test.each([
    ['EX-ANS-02', 'with no attempt', '?classId=1&classroomId=2&workId=77', '/study/test', 'null'],
    ['EX-ANS-02 EX-FIN-07', 'with one that is over', QUERY, '/study/test/answer-finish', '{"stepsToIntro":1}'],
  ])(
    '%s who comes from the intro %s is led on, and back from there to the intro',
    async (_, __, query, path, state) => {
      const head = { answerLogId: '88', workId: '77', kind: 'test' as const, markedBy: 'teacher' as const }
      respond(resumeAttempt, { state: 'closed', ...head, receipt: receiptRecord() })
      const page = answeringPage('test', attempt.useAttempt)
      function Site() {
        const { pathname, state } = useLocation() as { pathname: string; state: unknown }
        const navigate = useNavigate()
        if (pathname === '/study/test/answer') return <page.Component />
        if (pathname === '/intro') {
          return (
            <Link to={`/study/test/answer${query}`} state={FROM_INTRO}>
              answer
            </Link>
          )
        }
        return <button onClick={() => void navigate(-1)}>{`${pathname} ${JSON.stringify(state)}`}</button>
      }
      const { user, address } = await renderPage(<Site />, { route: '/intro', session: signedIn() })
      await user.click(screen.getByRole('link', { name: 'answer' }))
      await user.click(await screen.findByRole('button', { name: `${path} ${state}` }))
      expect(address()).toBe('/intro')
    },
  )

  test('a failure says what the server said, leads back to the intro, and can be tried again', async () => {
    refuse(getTestByWorkId, { msg: '试卷暂时无法打开' })
    const { user } = await openPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('试卷暂时无法打开')
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/study\/test\?/),
    )
    respond(getTestByWorkId, { id: '77', questionUnitCAResultVO: aUnit() })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '第1题' })).toBeVisible()
  })

  test('a paper without questions says so and leads back to the intro', async () => {
    respond(getTestByWorkId, { id: '77', questionUnitCAResultVO: { ...aUnit(), questionResultVOMap: {} } })
    await openPage()
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/study\/test\?/),
    )
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
    expect(within(screen.getByRole('article')).getByText(/的正根是？/)).toBeVisible()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['A一', 'B二', 'C三'])
    await expectNoAxeViolations(container)
  })

  test('EX-ANS-04 EX-ANS-06 EX-ANS-12 EX-ANS-24 sub-questions are numbered and counted, their passage is not', async () => {
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
    expect(screen.getByRole('heading', { name: '第7题' })).toHaveFocus()
  })

  test('EX-ANS-06 EX-ANS-13 EX-ANS-24 each part of a passage is answered by the rules of its type, where the learner is', async () => {
    const { user } = await openPaper()
    await goTo(user, 6)
    await user.click(await screen.findByRole('radio', { name: /河/ }))
    await user.type(screen.getByRole('textbox'), '因为高')
    expect([...attempt.now().answers]).toEqual([
      ['part1', { type: 'single', key: 'q' }],
      ['part2', { type: 'shortAnswer', text: '因为高' }],
    ])
    expect(screen.getByText('已答 2 题')).toBeVisible()
    expect(screen.getByText('未答 6 题')).toBeVisible()
    expect(await within(card()).findByRole('button', { current: 'step' })).toHaveAccessibleName('第7题，已答')
    expect(attempt.now().currentQuestionId).toBe('part2')
  })

  test('EX-ANS-10 previous is hidden on the first question, next on the last; submit is always there', async () => {
    const { user } = await openPaper()
    expect(screen.queryByRole('button', { name: '上一题' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '提交' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: '下一题' }))
    expect(screen.getByRole('heading', { name: '第2题' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '上一题' }))
    expect(screen.getByRole('heading', { name: '第1题' })).toBeVisible()
    await goTo(user, 8)
    expect(screen.queryByRole('button', { name: '下一题' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '上一题' })).toBeVisible()
    expect(screen.getByRole('button', { name: '提交' })).toBeEnabled()
  })

  test('EX-ANS-07 EX-ANS-12 every type by its name, in the order of the codes', async () => {
    const unit = aUnit()
    const [reading] = unit.questionResultVOMap?.['11'] ?? []
    const cloze = [{ ...reading, id: 'cloze', questionType: 13 }]
    respond(getTestByWorkId, {
      id: '77',
      questionUnitCAResultVO: aUnit({ questionResultVOMap: { 13: cloze, ...unit.questionResultVOMap } }),
    })
    await openPaper()
    const names = within(card()).getAllByRole('heading', { level: 3 })
    expect(names.map((name) => name.textContent)).toEqual([
      '单选题',
      '多选题',
      '判断题',
      '填空题',
      '简答题',
      '阅读理解',
      '完形填空',
      '暂不支持的题型',
    ])
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

  test('EX-ANS-08 EX-ANS-43 formulas of options, of a passage and of what follows are set too; scripts are removed', async () => {
    const { '1': [single] = [], '11': [reading] = [] } = aUnit().questionResultVOMap
    const formula = String.raw`<p>设 \(x^2\)</p><script>globalThis.stolen = true</script>`
    const option = { key: 'x', value: '', content: formula }
    const questions = {
      1: [{ ...single, trunk: '<p>一</p>', questionContentVO: { content: '', optionList: [option] } }],
      6: [{ ...single, id: 'short', questionType: 6, questionContentVO: { content: formula, optionList: [] } }],
      11: [{ ...reading, trunk: formula }],
    }
    respond(getTestByWorkId, { id: '77', questionUnitCAResultVO: aUnit({ questionResultVOMap: questions }) })
    const { user } = await openPaper()
    for (const number of [1, 2, 3]) {
      if (number > 1) await user.click(screen.getByRole('button', { name: '下一题' }))
      const shown = await screen.findByRole('heading', { name: `第${number}题` })
      const page = screen.queryByRole('region', { name: '阅读材料' }) ?? (shown.closest('article') as HTMLElement)
      await waitFor(() => expect(page.querySelector('math')).not.toBeNull())
      expect(page).not.toHaveTextContent(/\^|stolen/)
      expect(page.querySelector('script')).toBeNull()
    }
  })

  test('pictures can be enlarged, sound played', async () => {
    const { user } = await openPaper()
    await goTo(user, 5)
    await user.click(await screen.findByRole('button', { name: '放大图片 平面图' }))
    expect(await screen.findByRole('dialog', { name: '平面图' })).toBeVisible()
    await user.keyboard('{Escape}')
    await dialogsGone()
    await goTo(user, 6)
    expect(document.querySelector('audio')).toHaveAttribute('controls')
  })

  test('the size of the text is the learner’s choice and stays', async () => {
    const { user } = await openPaper()
    await user.click(screen.getByRole('button', { name: '文字大小：标准' }))
    expect(screen.getByRole('button', { name: '文字大小：大' })).toBeVisible()
    expect(localStorage.getItem('campus.text-size')).toBe('large')
    localStorage.removeItem('campus.text-size')
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
    await user.keyboard('c')
    expect(three).toBeChecked()
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
    const field = await screen.findByRole('textbox')
    await user.type(field, '好')
    expect(screen.getByText('已答 2 题')).toBeVisible()
    expect(within(card()).getByRole('button', { name: '第5题，已答' })).toBeVisible()
    await user.clear(field)
    await user.type(field, '  ')
    expect(screen.getByText('已答 1 题')).toBeVisible()
    expect(within(card()).getByRole('button', { name: '第5题，未答' })).toBeVisible()
  })

  test('the next question is drawn in advance, out of sight, and is there when it is stepped to', async () => {
    const { user } = await openPaper()
    const heading = screen.getByText('第2题')
    expect(heading).not.toBeVisible()
    expect(screen.queryByText('第3题')).toBeNull()
    await user.click(screen.getByRole('button', { name: '下一题' }))
    expect(screen.getByRole('heading', { name: '第2题' })).toBe(heading)
    expect(heading).toBeVisible()
    expect(heading).toHaveFocus()
    expect(screen.queryByText('第1题')).toBeNull()
  })

  test('EX-ANS-14 a question is flagged and the card says so', async () => {
    const { user } = await openPaper()
    const mark = screen.getByRole('button', { name: '标记' })
    expect(mark).toHaveAttribute('aria-pressed', 'false')
    await user.click(mark)
    expect(mark).toHaveAttribute('aria-pressed', 'true')
    const badge = (name: string) => within(card()).getByRole('button', { name }).querySelector('[data-corner]')
    expect(badge('第1题，未答，已标记')).toBeInTheDocument()
    await user.click(mark)
    expect(badge('第1题，未答')).not.toBeInTheDocument()
  })

  test('EX-ANS-27 a quiet line says what the server has; the card shows what it has not', async () => {
    await openPaper({ attempt: { savedAt: Date.parse('2026-11-20T08:05:09Z') } })
    expect(screen.getByText('已保存').parentElement).toHaveTextContent('已保存16:05:09')
    await change({ saving: 'saving', unacknowledged: new Set(['single']) })
    expect(screen.getByText('保存中')).toBeVisible()
    expect(within(card()).getByRole('button', { name: '第1题，未答，尚未保存' })).toBeVisible()
    await change({ saving: 'unsaved' })
    expect(screen.getByText('未保存，联网后自动重试')).toBeVisible()
    await change({ saving: 'failing' })
    expect(screen.getByText('未保存，服务器暂时无法保存，正在自动重试')).toBeVisible()
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

import { screen, waitFor, within } from '@testing-library/react'

import { getQuestionDraft, queryQuestionPage, saveQuestion } from '@campus/contracts/study-interaction'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { dialogsGone } from '@campus/testing/dialogs'
import { breakCall, headersOf, refuse, requestsOf } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'

import { keepInteraction, ME, questionOf } from '../../testing/interaction-server'
import { openPanel } from '../../testing/open-panel'

beforeEach(() => layOut())
afterEach(() => jest.restoreAllMocks())

const open = () => openPanel('答疑')

/** The form for a question, its draft in it. */
async function ask(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: '我要提问' }))
  const drawer = await screen.findByRole('dialog', { name: '我要提问' })
  return { drawer, field: await within(drawer).findByRole('textbox', { name: /请输入提问内容/ }) }
}
const submit = (drawer: HTMLElement) => within(drawer).getByRole('button', { name: '提交' })

test('ST-INT-10 ST-INT-11 a question with its author, and what teachers say; one without waits', async () => {
  keepInteraction({
    questions: [
      questionOf(),
      questionOf({
        id: '2',
        title: '<b>先断电</b>吗？',
        studentName: '孙佳宁',
        answerList: [
          {
            answer: '是的。',
            teacherName: '周建明',
            studentAvatar: '/media/avatar-3.svg',
            createdTime: '2026-01-06 09:00:00',
          },
        ],
      }),
    ],
  })
  const { container } = await open()
  const waiting = await screen.findByRole('article', { name: '吴浩然' })
  expect(waiting).toHaveTextContent('第二步的手势可以再慢一点吗？')
  expect(waiting.querySelector('img')).toHaveAttribute('src', '/media/avatar-6.svg')
  expect(waiting.querySelector('time')).toHaveTextContent('2026-01-05')
  expect(within(waiting).getByText('等待老师解答')).toBeVisible()
  const replied = screen.getByRole('article', { name: '孙佳宁' })
  expect(replied).toHaveTextContent('<b>先断电</b>吗？')
  expect(within(replied).queryByText('等待老师解答')).not.toBeInTheDocument()
  const reply = within(replied).getByRole('article', { name: '周建明' })
  expect(reply).toHaveTextContent('是的。')
  expect(reply.querySelector('img')).toHaveAttribute('src', '/media/avatar-3.svg')
  expect(reply.querySelector('time')).toHaveTextContent('2026-01-06')
  await expectNoAxeViolations(container)
})

test('ST-INT-03 ST-INT-04 ST-INT-12 ST-INT-13 all and one’s own, with their counts; none is said', async () => {
  keepInteraction({ questions: [questionOf()] })
  const { user } = await open()
  expect(await screen.findByRole('button', { name: '全部（1）', pressed: true })).toBeVisible()
  expect(requestsOf(queryQuestionPage).map(({ model }) => model.studentId)).toEqual([''])
  await user.click(screen.getByRole('button', { name: '只看我的（0）' }))
  expect(await screen.findByText('暂无答疑')).toBeVisible()
  expect(requestsOf(queryQuestionPage).map(({ model }) => model.studentId)).toEqual(['', ME])
})

test('ST-INT-14 ST-INT-16 the draft is there; a question is sent, told, listed and counted', async () => {
  keepInteraction({ draft: '先断电' })
  const { user } = await open()
  const { drawer, field } = await ask(user)
  expect(field).toHaveValue('先断电')
  expect(requestsOf(getQuestionDraft)).toMatchObject([
    { classId: '1', classroomId: '4', courseId: '11', studentId: ME },
  ])
  await expectNoAxeViolations(drawer)
  await user.type(field, '吗？')
  await user.click(submit(drawer))
  expect(await screen.findByText('提问已发送，请等待老师回复')).toBeVisible()
  await dialogsGone()
  expect(requestsOf(saveQuestion)).toMatchObject([
    { title: '先断电吗？', isDraft: 0, classId: '1', classroomId: '4', courseId: '11', classroomName: '课程导学' },
  ])
  expect(headersOf(saveQuestion)).toHaveProperty('idempotency-key')
  expect(await screen.findByRole('article', { name: '林小满' })).toHaveTextContent('先断电吗？')
  expect(await screen.findByRole('button', { name: '只看我的（1）' })).toBeVisible()
  expect((await ask(user)).field).toHaveValue('')
})

test('ST-INT-09 ST-INT-15 blank is refused in the form, and nothing is sent', async () => {
  keepInteraction()
  const { user } = await open()
  const { drawer, field } = await ask(user)
  expect(field).toHaveFocus()
  await user.type(field, '   ')
  await user.click(submit(drawer))
  expect(await within(drawer).findByText('请填写提问内容')).toBeVisible()
  expect(field).toBeInvalid()
  expect(requestsOf(saveQuestion)).toEqual([])
})

test('ST-INT-16 a question that fails keeps its text', async () => {
  keepInteraction()
  refuse(saveQuestion, { msg: '操作过于频繁，请稍后再试' })
  const { user } = await open()
  const { drawer, field } = await ask(user)
  await user.type(field, '为什么？')
  await user.click(submit(drawer))
  expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible()
  expect(field).toHaveValue('为什么？')
})

describe('closing', () => {
  const keep = () => screen.findByRole('alertdialog', { name: '是否保留本次编辑？' })

  test('ST-INT-17 with a text asks, and keeps it as the draft', async () => {
    keepInteraction()
    const { user } = await open()
    const { field } = await ask(user)
    await user.type(field, '为什么')
    await user.keyboard('{Escape}')
    await user.click(within(await keep()).getByRole('button', { name: '保留' }))
    await dialogsGone()
    expect(requestsOf(saveQuestion)).toMatchObject([{ title: '为什么', isDraft: 1 }])
    expect(screen.queryByText('提问已发送，请等待老师回复')).not.toBeInTheDocument()
    expect((await ask(user)).field).toHaveValue('为什么')
  })

  test('ST-INT-17 a draft that is not kept by the server keeps the form open with its text', async () => {
    keepInteraction()
    breakCall(saveQuestion)
    const { user } = await open()
    const { drawer, field } = await ask(user)
    await user.type(field, '为什么')
    await user.click(within(drawer).getByRole('button', { name: '关闭' }))
    await user.click(within(await keep()).getByRole('button', { name: '保留' }))
    expect(await screen.findByText('system busy')).toBeVisible()
    expect(field).toHaveValue('为什么')
  })

  test('ST-INT-18 not keeping leaves the draft as it was, without a call', async () => {
    keepInteraction({ draft: '先' })
    const { user } = await open()
    const { field } = await ask(user)
    await user.type(field, '断电')
    await user.keyboard('{Escape}')
    await user.click(within(await keep()).getByRole('button', { name: '不保留' }))
    await dialogsGone()
    expect(requestsOf(saveQuestion)).toEqual([])
    expect((await ask(user)).field).toHaveValue('先')
  })

  test.each([
    ['an empty form', '', ''],
    ['an unchanged draft', '先断电', ''],
    ['blanks', '', '  '],
  ])('ST-INT-17 ST-INT-18 %s closes at once', async (_, draft, typed) => {
    keepInteraction({ draft })
    const { user } = await open()
    const { field } = await ask(user)
    if (typed !== '') await user.type(field, typed)
    await user.keyboard('{Escape}')
    await dialogsGone()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(requestsOf(saveQuestion)).toEqual([])
  })

  test('the question can be closed itself, and one goes on writing', async () => {
    keepInteraction()
    const { user } = await open()
    const { field } = await ask(user)
    await user.type(field, '为什么')
    await user.keyboard('{Escape}')
    await keep()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(field).toHaveValue('为什么')
  })
})

test('ST-INT-08 the text ends at its hundredth character, as a person sees them', async () => {
  keepInteraction({ draft: '字'.repeat(98) })
  const { user } = await open()
  const { drawer, field } = await ask(user)
  expect(within(drawer).getByText('98/100')).toBeVisible()
  await user.click(field)
  await user.paste('👨‍👩‍👧‍👦👨‍👩‍👧‍👦多了')
  expect(field).toHaveValue(`${'字'.repeat(98)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`)
  expect(within(drawer).getByText('100/100')).toBeVisible()
})

test('ST-INT-05 its drawer is 528 pixels high', async () => {
  keepInteraction()
  const { user } = await open()
  const { drawer } = await ask(user)
  expect(getComputedStyle(drawer).height).toBe('min(528px, 100dvh)')
})

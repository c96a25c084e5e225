import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'

import {
  getLikeState,
  getNoteCount,
  getQuestionCount,
  queryClassroomComments,
  queryQuestionPage,
  toggleLike,
} from '@campus/contracts/study-interaction'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'
import { renderPage } from '@campus/testing/render'

import { commentOf, keepInteraction, ME, noteOf, questionOf } from '../../testing/interaction-server'
import { OFFLINE_TABS, ONLINE_TABS, type InteractionRoom } from './interaction.model'
import { InteractionSide, type InteractionSideProps } from './InteractionSide'

const ROOM: InteractionRoom = {
  classId: '1',
  courseId: '11',
  classroomId: '4',
  studentId: ME,
  schoolId: '',
  name: '课程导学',
}

beforeEach(() => layOut())
afterEach(() => jest.restoreAllMocks())

const open = (props: Partial<InteractionSideProps> = {}, options = {}) =>
  renderPage(<InteractionSide room={ROOM} tabs={ONLINE_TABS} {...props} />, { session: signedIn(), ...options })
const entry = (name: RegExp) => screen.findByRole('button', { name })

test('ST-PLAY-19 ST-LIKE-01 ST-LIKE-02 ST-LIKE-03 it starts collapsed, with the counts of what is in it', async () => {
  keepInteraction({
    questions: [questionOf(), questionOf({ id: '2' })],
    notes: [noteOf(), noteOf({ id: '2' }), noteOf({ id: '3' })],
    comments: [commentOf()],
  })
  const { container } = await open()
  expect(await entry(/^答疑\s*2$/)).toBeVisible()
  expect(await entry(/^笔记\s*3$/)).toBeVisible()
  expect(await entry(/^评论\s*1$/)).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /点赞/ })).not.toBeInTheDocument()
  expect(requestsOf(getQuestionCount)).toMatchObject([{ classId: '1', classroomId: '4', studentId: ME }])
  expect(requestsOf(getNoteCount)).toMatchObject([{ classId: '1', classroomId: '4', courseId: '11', dataType: 0 }])
  expect(requestsOf(queryClassroomComments)).toEqual([{ infoId: '4', classId: '1' }])
  await expectNoAxeViolations(container)
})

test.each([
  [/^答疑/, '答疑', '我要提问'],
  [/^笔记/, '笔记', '添加笔记'],
  [/^评论/, '评论', '发表评论'],
])(
  'ST-PLAY-18 ST-PLAY-19 ST-INT-01 %s opens the panel at its tab; collapsed, the focus returns',
  async (name, tab, deed) => {
    keepInteraction()
    const { user, container } = await open()
    await user.click(await entry(name))
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['答疑', '笔记', '评论'])
    expect(await screen.findByRole('button', { name: deed })).toBeVisible()
    expect(screen.getByRole('region', { name: '互动区' })).toHaveFocus()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '收起互动区' }))
    await waitFor(async () => expect(await entry(name)).toHaveFocus())
  },
)

test('ST-INT-01 a face-to-face classroom has no comments, and asks for none', async () => {
  keepInteraction()
  const { user } = await open({ tabs: OFFLINE_TABS })
  await user.click(await entry(/^答疑/))
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['答疑', '笔记'])
  expect(requestsOf(queryClassroomComments)).toEqual([])
})

test('ST-INT-02 the tab of comments can be called evaluation', async () => {
  keepInteraction()
  const { user } = await open({ commentLabel: 'evaluation' })
  await user.click(await entry(/^评价/))
  expect(await screen.findByRole('tab', { name: '评价', selected: true })).toBeVisible()
})

test('ST-LIKE-07 a count that fails shows none and blocks nothing', async () => {
  keepInteraction()
  breakCall(getQuestionCount)
  const { user } = await open()
  expect(await entry(/^笔记\s*0$/)).toBeVisible()
  await user.click(await entry(/^答疑$/))
  expect(await screen.findByRole('button', { name: '全部' })).toBeVisible()
  expect(await screen.findByText('暂无答疑')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** A page that goes from one classroom to another. */
function TwoRooms() {
  const [classroomId, setClassroomId] = useState('4')
  return (
    <>
      <button onClick={() => setClassroomId(classroomId === '4' ? '6' : '4')}>另一个</button>
      <InteractionSide room={{ ...ROOM, classroomId }} tabs={ONLINE_TABS} />
    </>
  )
}

test('ST-LIKE-07 another classroom has counts of its own, and the first is counted anew on coming back', async () => {
  keepInteraction({ questions: [questionOf()] })
  const { user } = await renderPage(<TwoRooms />, { session: signedIn() })
  await entry(/^答疑\s*1$/)
  respond(getQuestionCount, ({ classroomId }) => ({ questionTotal: classroomId === '6' ? 7 : 2, myQuestionTotal: 0 }))
  await user.click(screen.getByRole('button', { name: '另一个' }))
  expect(await entry(/^答疑\s*7$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '另一个' }))
  expect(await entry(/^答疑\s*2$/)).toBeVisible()
})

describe('the like', () => {
  const like = () => screen.findByRole('button', { name: /^点赞/ })

  test('ST-LIKE-04 ST-LIKE-06 is shown at once and sent once, and taken back the same way', async () => {
    keepInteraction({ likeTotal: 5 })
    const { user } = await open({ hasLike: true })
    await waitFor(async () => expect(await like()).toHaveTextContent(/5/))
    expect(await like()).toHaveAttribute('aria-pressed', 'false')
    keepWaiting(toggleLike)
    await user.dblClick(await like())
    await waitFor(async () => expect(await like()).toHaveTextContent(/6/))
    expect(await like()).toHaveAttribute('aria-pressed', 'true')
    expect(requestsOf(toggleLike)).toEqual([
      { bizType: 1, likeObjectId: '4', isThumb: 1, userId: expect.any(String), classId: '1' },
    ])
  })

  test('ST-LIKE-06 a like that is there is taken back', async () => {
    keepInteraction({ likeTotal: 5, isLike: true })
    const { user } = await open({ hasLike: true })
    await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'true'))
    await user.click(await like())
    await waitFor(async () => expect(await like()).toHaveTextContent(/4/))
    expect(requestsOf(toggleLike)).toMatchObject([{ isThumb: 0 }])
  })

  test('ST-LIKE-06 one that fails is set back, with the server’s words', async () => {
    keepInteraction({ likeTotal: 5 })
    refuse(toggleLike, { msg: '操作过于频繁，请稍后再试' })
    const { user } = await open({ hasLike: true })
    await waitFor(async () => expect(await like()).toHaveTextContent(/5/))
    await user.click(await like())
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible()
    expect(await like()).toHaveTextContent(/5/)
    expect(await like()).toHaveAttribute('aria-pressed', 'false')
  })

  test('ST-LIKE-06 cannot be pressed before it is known: no press is lost', async () => {
    keepInteraction({ likeTotal: 5 })
    let answer: () => void = () => undefined
    respond(getLikeState, () => new Promise((resolve) => (answer = () => resolve({ isLike: false, likeTotal: 5 }))))
    const { user } = await open({ hasLike: true })
    expect(await like()).toBeDisabled()
    answer()
    await waitFor(async () => expect(await like()).toBeEnabled())
    await user.click(await like())
    await waitFor(async () => expect(await like()).toHaveTextContent(/6/))
  })

  test('ST-LIKE-07 one that could not be read shows no number, and a press asks again', async () => {
    keepInteraction({ likeTotal: 5 })
    breakCall(getLikeState)
    const { user } = await open({ hasLike: true })
    await waitFor(async () => expect(await like()).toBeEnabled())
    expect(await like()).toHaveTextContent(/^点赞\s*$/)
    respond(getLikeState, { isLike: true, likeTotal: 8 })
    await user.click(await like())
    await waitFor(async () => expect(await like()).toHaveTextContent(/8/))
    expect(requestsOf(toggleLike)).toEqual([])
  })

  test('ST-LIKE-04 is not there while the panel is open', async () => {
    keepInteraction({ likeTotal: 5 })
    const { user } = await open({ hasLike: true })
    await like()
    await user.click(await entry(/^答疑/))
    await screen.findByRole('tab', { name: '答疑' })
    expect(screen.queryByRole('button', { name: /^点赞/ })).not.toBeInTheDocument()
  })
})

test('ST-INT-07 a list of hundreds is asked for at once and has no pager; only what is in sight is drawn', async () => {
  keepInteraction({ questions: Array.from({ length: 999 }, (_, index) => questionOf({ id: String(index) })) })
  const { user } = await open()
  await user.click(await entry(/^答疑/))
  const list = await screen.findByRole('region', { name: '答疑列表' })
  const drawn = within(list).getAllByRole('article').length
  expect(drawn).toBeGreaterThan(5)
  expect(drawn).toBeLessThan(40)
  expect(requestsOf(queryQuestionPage)).toMatchObject([{ current: 1, size: 999 }])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('a list that does not come can be asked for again', async () => {
  keepInteraction({ questions: [questionOf()] })
  breakCall(queryQuestionPage, 500)
  const { user } = await open()
  await user.click(await entry(/^答疑/))
  const retry = await screen.findByRole('button', { name: '重试' })
  keepInteraction({ questions: [questionOf()] })
  await user.click(retry)
  expect(await screen.findByRole('article', { name: '吴浩然' })).toBeVisible()
})

test('it speaks English', async () => {
  keepInteraction({ questions: [questionOf()] })
  const { user, container } = await open({ hasLike: true }, { locale: 'en' })
  expect(await entry(/^Like\s*0$/)).toBeVisible()
  await user.click(await entry(/^Q&A/))
  expect(await screen.findByText('Waiting for teacher’s answer')).toBeVisible()
  expect(screen.getByRole('button', { name: 'All (1)' })).toBeVisible()
  expect(requestsOf(getLikeState)).toHaveLength(1)
  await expectNoAxeViolations(container)
})

import { screen, within } from '@testing-library/react'

import { queryClassroomComments, saveClassroomComment } from '@campus/contracts/study-interaction'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { dialogsGone } from '@campus/testing/dialogs'
import { headersOf, refuse, requestsOf } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'

import { commentOf, keepInteraction } from '../../testing/interaction-server'
import { openPanel } from '../../testing/open-panel'

beforeEach(() => layOut())
afterEach(() => jest.restoreAllMocks())

const open = () => openPanel('评论')
const entry = (name: string) => screen.findByRole('article', { name })
const drawerOf = (name: string) => screen.findByRole('dialog', { name })
const fieldIn = (drawer: HTMLElement) => within(drawer).getByRole('textbox', { name: /请输入评论内容/ })
const submit = (drawer: HTMLElement) => within(drawer).getByRole('button', { name: '提交' })
const write = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: '发表评论' }))
  return drawerOf('发表评论')
}

test('ST-INT-29 a comment with its author; a reply names whom it replies to', async () => {
  const reply = { id: '2', commentParent: '1', commentParentAuthorName: '赵立新', commentAuthorName: '王海涛' }
  keepInteraction({ comments: [commentOf({ ...reply, commentContent: '<b>同感</b>' }), commentOf()] })
  const { container } = await open()
  const first = await entry('赵立新')
  expect(first).toHaveTextContent('讲得很清楚')
  expect(first.querySelector('time')).toHaveTextContent('2026-01-05')
  expect(within(first).queryByText('回复 赵立新')).not.toBeInTheDocument()
  const second = await entry('王海涛')
  expect(second).toHaveTextContent('<b>同感</b>')
  expect(within(second).getByText('回复 赵立新')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('ST-INT-03 ST-INT-31 ST-INT-32 there are no filters, and nothing to change, delete or like', async () => {
  keepInteraction({ comments: [commentOf()] })
  await open()
  const offered = within(await entry('赵立新')).getAllByRole('button')
  expect(offered.map((button) => button.textContent)).toEqual(['回复'])
  expect(screen.queryByRole('group', { name: '筛选' })).not.toBeInTheDocument()
})

test('ST-INT-32 none is said', async () => {
  keepInteraction()
  await open()
  expect(await screen.findByText('暂无评论')).toBeVisible()
})

test('ST-INT-05 ST-INT-30 ST-LIKE-07 a comment is sent, told, listed and counted; the field is empty again', async () => {
  keepInteraction({ comments: [commentOf()] })
  const { user } = await open()
  const drawer = await write(user)
  expect(getComputedStyle(drawer).height).toBe('min(620px, 100dvh)')
  await expectNoAxeViolations(drawer)
  await user.type(fieldIn(drawer), ' 看懂了 ')
  await user.click(submit(drawer))
  expect(await screen.findByText('评论成功')).toBeVisible()
  await dialogsGone()
  expect(requestsOf(saveClassroomComment)).toEqual([
    { id: '4', classId: '1', commentContent: '看懂了', commentParent: '' },
  ])
  expect(headersOf(saveClassroomComment)).toHaveProperty('idempotency-key')
  expect(await entry('林小满')).toHaveTextContent('看懂了')
  expect(fieldIn(await write(user))).toHaveValue('')
  await user.keyboard('{Escape}')
  await dialogsGone()
  await user.click(screen.getByRole('button', { name: '收起互动区' }))
  expect(await screen.findByRole('button', { name: /^评论\s*2$/ })).toBeVisible()
})

test('ST-INT-31 a reply names the comment it replies to', async () => {
  keepInteraction({ comments: [commentOf()] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '回复 赵立新' }))
  const drawer = await drawerOf('回复 赵立新')
  await user.type(fieldIn(drawer), '同感')
  await user.click(submit(drawer))
  await dialogsGone()
  expect(requestsOf(saveClassroomComment)).toMatchObject([{ commentContent: '同感', commentParent: '1' }])
  expect(within(await entry('林小满')).getByText('回复 赵立新')).toBeVisible()
})

test('ST-INT-09 ST-INT-30 blank is refused in the form, and nothing is sent', async () => {
  keepInteraction()
  const { user } = await open()
  const drawer = await write(user)
  await user.type(fieldIn(drawer), '  ')
  await user.click(submit(drawer))
  expect(await within(drawer).findByText('请填写评论内容')).toBeVisible()
  expect(requestsOf(saveClassroomComment)).toEqual([])
})

test('ST-INT-28 what is typed is kept for each comment that one replies to, also when sending fails', async () => {
  keepInteraction({ comments: [commentOf()] })
  refuse(saveClassroomComment, { msg: '操作过于频繁，请稍后再试' })
  const { user } = await open()
  const drawer = await write(user)
  await user.type(fieldIn(drawer), '看懂了')
  await user.click(submit(drawer))
  expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible()
  await user.keyboard('{Escape}')
  await dialogsGone()
  await user.click(screen.getByRole('button', { name: '回复 赵立新' }))
  expect(fieldIn(await drawerOf('回复 赵立新'))).toHaveValue('')
  await user.keyboard('{Escape}')
  await dialogsGone()
  expect(fieldIn(await write(user))).toHaveValue('看懂了')
  expect(requestsOf(queryClassroomComments).length).toBeLessThanOrEqual(2)
})

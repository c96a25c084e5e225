import { screen, waitFor, within } from '@testing-library/react'

import { deleteNotes, queryNotePage, saveNote } from '@campus/contracts/study-interaction'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { dialogsGone } from '@campus/testing/dialogs'
import { headersOf, refuse, requestsOf } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'

import { keepInteraction, ME, noteOf } from '../../testing/interaction-server'
import { openPanel } from '../../testing/open-panel'

beforeEach(() => layOut())
afterEach(() => jest.restoreAllMocks())

const MINE = noteOf({ id: '2', title: '<i>重看</i>', isShared: false, studentId: ME, createdName: '林小满' })
const TEACHERS = noteOf({ id: '3', title: '本节要点', notes: '', studentId: '', createdName: '周建明' })
const open = () => openPanel('笔记')
const entry = (name: string) => screen.findByRole('article', { name })
const drawerOf = (name: string) => screen.findByRole('dialog', { name })
const titleIn = (drawer: HTMLElement) => within(drawer).getByRole('textbox', { name: /请输入笔记名称/ })
const contentIn = (drawer: HTMLElement) => within(drawer).getByRole('textbox', { name: /请输入笔记内容/ })
const submit = (drawer: HTMLElement) => within(drawer).getByRole('button', { name: '提交' })

test('ST-INT-19 ST-INT-26 a note with its author; a private one says so, and only one’s own can be changed', async () => {
  keepInteraction({ notes: [noteOf(), MINE, TEACHERS] })
  const { container } = await open()
  const theirs = await entry('陈晓雯')
  expect(theirs).toHaveTextContent('我的口诀看、查、做、收')
  expect(theirs.querySelector('time')).toHaveTextContent('2026-01-05')
  expect(within(theirs).queryByText('私密')).not.toBeInTheDocument()
  expect(within(theirs).queryByRole('button')).not.toBeInTheDocument()
  const mine = await entry('林小满')
  expect(mine).toHaveTextContent('<i>重看</i>')
  expect(within(mine).getByText('私密')).toBeVisible()
  expect(
    within(mine)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['编辑', '删除'])
  expect(within(await entry('周建明')).queryByRole('button')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('ST-INT-03 ST-INT-04 ST-INT-20 ST-INT-21 all, one’s own and the teachers’, with their counts', async () => {
  keepInteraction({ notes: [noteOf(), TEACHERS] })
  const { user } = await open()
  expect(await screen.findByRole('button', { name: '全部（2）', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '只看老师（1）' }))
  expect(await entry('周建明')).toBeVisible()
  expect(screen.queryByRole('article', { name: '陈晓雯' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '只看我的（0）' }))
  expect(await screen.findByText('暂无笔记')).toBeVisible()
  expect(requestsOf(queryNotePage).map(({ model }) => model.dataType)).toEqual([0, 3, 1])
  expect(requestsOf(queryNotePage)[0]).toMatchObject({ current: 1, size: 999 })
})

test('ST-INT-05 ST-INT-22 ST-INT-24 a new note is private unless it is shared; then it is listed and counted', async () => {
  keepInteraction()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '添加笔记' }))
  const drawer = await drawerOf('添加笔记')
  expect(getComputedStyle(drawer).height).toBe('min(700px, 100dvh)')
  const share = within(drawer).getByRole('checkbox', { name: '分享给同学' })
  expect(share).not.toBeChecked()
  expect(share).toBeEnabled()
  await expectNoAxeViolations(drawer)
  await user.type(titleIn(drawer), ' 要点 ')
  await user.click(share)
  await user.click(submit(drawer))
  expect(await screen.findByText('笔记添加成功')).toBeVisible()
  await dialogsGone()
  expect(requestsOf(saveNote)).toEqual([
    { classId: '1', classroomId: '4', courseId: '11', studentId: ME, id: '', title: '要点', notes: '', isShared: 1 },
  ])
  expect(headersOf(saveNote)).toHaveProperty('idempotency-key')
  expect(await entry('林小满')).toHaveTextContent('要点')
  expect(await screen.findByRole('button', { name: '只看我的（1）' })).toBeVisible()
})

test('ST-INT-22 a note that is not shared is sent as private', async () => {
  keepInteraction()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '添加笔记' }))
  const drawer = await drawerOf('添加笔记')
  await user.type(titleIn(drawer), '要点')
  await user.click(submit(drawer))
  await dialogsGone()
  expect(requestsOf(saveNote)).toMatchObject([{ isShared: 0 }])
})

test('ST-INT-09 ST-INT-23 without a title it is refused in the form, and nothing is sent', async () => {
  keepInteraction()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '添加笔记' }))
  const drawer = await drawerOf('添加笔记')
  await user.type(titleIn(drawer), '  ')
  await user.type(contentIn(drawer), '先断电')
  await user.click(submit(drawer))
  expect(await within(drawer).findByText('请先填写笔记名称')).toBeVisible()
  expect(requestsOf(saveNote)).toEqual([])
})

test('ST-INT-24 ST-INT-25 a change comes with the note in the form, its sharing locked', async () => {
  keepInteraction({ notes: [MINE] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '编辑笔记“<i>重看</i>”' }))
  const drawer = await drawerOf('编辑')
  expect(titleIn(drawer)).toHaveValue('<i>重看</i>')
  expect(contentIn(drawer)).toHaveValue('看、查、做、收')
  expect(within(drawer).getByRole('checkbox', { name: '分享给同学' })).toBeDisabled()
  expect(within(drawer).getByRole('checkbox', { name: '分享给同学' })).not.toBeChecked()
  await user.clear(titleIn(drawer))
  await user.type(titleIn(drawer), '看过了')
  await user.click(submit(drawer))
  expect(await screen.findByText('笔记修改成功')).toBeVisible()
  expect(requestsOf(saveNote)).toMatchObject([{ id: '2', title: '看过了', isShared: 0 }])
  await waitFor(async () => expect(await entry('林小满')).toHaveTextContent('看过了'))
})

test('ST-INT-27 a note is deleted once that is confirmed; its title is text', async () => {
  keepInteraction({ notes: [MINE] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '删除笔记“<i>重看</i>”' }))
  const question = await screen.findByRole('alertdialog', { name: '确认删除笔记“<i>重看</i>”' })
  expect(requestsOf(deleteNotes)).toEqual([])
  await user.click(within(question).getByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  expect(requestsOf(deleteNotes)).toEqual([{ ids: ['2'] }])
  expect(await screen.findByText('暂无笔记')).toBeVisible()
  expect(await screen.findByRole('button', { name: '全部（0）' })).toBeVisible()
})

test('a note that the server does not delete stays, with its words', async () => {
  keepInteraction({ notes: [MINE] })
  refuse(deleteNotes, { msg: '只能修改和删除自己的笔记' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '删除笔记“<i>重看</i>”' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: '确定' }))
  expect(await screen.findByText('只能修改和删除自己的笔记')).toBeVisible()
  expect(await entry('林小满')).toBeVisible()
})

test('ST-INT-28 what is typed is kept until it is sent, through closing and collapsing, without a call', async () => {
  keepInteraction()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '添加笔记' }))
  await user.type(titleIn(await drawerOf('添加笔记')), '写到一半')
  await user.keyboard('{Escape}')
  await dialogsGone()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '收起互动区' }))
  await user.click(await screen.findByRole('button', { name: /^笔记/ }))
  await user.click(await screen.findByRole('button', { name: '添加笔记' }))
  const drawer = await drawerOf('添加笔记')
  expect(titleIn(drawer)).toHaveValue('写到一半')
  expect(requestsOf(saveNote)).toEqual([])
  await user.click(submit(drawer))
  await dialogsGone()
  await user.click(screen.getByRole('button', { name: '添加笔记' }))
  expect(titleIn(await drawerOf('添加笔记'))).toHaveValue('')
})

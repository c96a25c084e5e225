import { screen, waitFor, within } from '@testing-library/react'

import { commentPage } from '@campus/contracts/comment'
import { wallPage, wallTagList } from '@campus/contracts/home'
import { thumbsDelete, thumbsUp } from '@campus/contracts/review'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { Component as EveryoneSays } from './EveryoneSays'
import { wallItemOf, wallItemsOf } from './wall.fixtures'

beforeEach(() => {
  respond(wallTagList, [
    { id: '1', name: '课堂瞬间' },
    { id: '2', name: '上岗日记' },
  ])
  respondWithWall(wallItemsOf(10))
  respond(commentPage, (request) => pageResponse([], request))
})

function respondWithWall(items: ReturnType<typeof wallItemOf>[]) {
  respond(wallPage, (request) => pageResponse(items, request))
}

test('PO-WALL-01 PO-WALL-02 PO-WALL-10 eight items of the first tag by seq ascending', async () => {
  const { container } = await renderPage(<EveryoneSays />)
  expect(await screen.findAllByRole('article')).toHaveLength(8)
  expect(screen.getByRole('button', { name: '课堂瞬间', pressed: true })).toBeVisible()
  expect(requestsOf(wallTagList)).toEqual([{ tenantId: '10001', bizType: 'EVERYONE_SAYS' }])
  expect(requestsOf(wallPage)).toEqual([
    { current: 1, size: 8, sort: 'seq', order: 'ascending', model: { bizType: 'EVERYONE_SAYS', tagId: '1' } },
  ])
  await expectNoAxeViolations(container)
})

test('PO-WALL-01 another tag starts at its first page and stands in the address', async () => {
  const { user, address } = await renderPage(<EveryoneSays />, { route: '/?everyone-says=1&everyone-says-page=2' })
  await user.click(await screen.findByRole('button', { name: '上岗日记' }))
  await waitFor(() => expect(requestsOf(wallPage).at(-1)).toMatchObject({ current: 1, model: { tagId: '2' } }))
  expect(address()).toBe('/?everyone-says=2')
})

test('the room of the tags is kept above the wall while they load', async () => {
  keepWaiting(wallTagList)
  await renderPage(<EveryoneSays />)
  const beside = (await screen.findByRole('heading', { name: '大家说' })).nextElementSibling
  const room = beside?.lastElementChild as Element
  expect(room).toHaveAttribute('aria-hidden', 'true')
  expect(parseInt(getComputedStyle(room).height)).toBeGreaterThan(0)
})

test('PO-WALL-02 the pager shows above eight', async () => {
  const { user, address, unmount } = await renderPage(<EveryoneSays />)
  await user.click(await screen.findByRole('button', { name: '第2页' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(address()).toBe('/?everyone-says=1&everyone-says-page=2')
  unmount()
  respondWithWall(wallItemsOf(8))
  await renderPage(<EveryoneSays />)
  await screen.findAllByRole('article')
  expect(screen.queryByRole('navigation', { name: /分页/ })).not.toBeInTheDocument()
})

test('PO-WALL-03 cards are 230 px wide with a gutter of 16 px', async () => {
  await renderPage(<EveryoneSays />)
  const [card] = await screen.findAllByRole('article')
  const grid = card?.closest('ul')
  if (!grid) throw new Error('no grid')
  const { gridTemplateColumns, columnGap, gap } = getComputedStyle(grid)
  expect(gridTemplateColumns).toBe('repeat(auto-fill, 230px)')
  expect(`${columnGap} ${gap}`).toContain('16px')
})

test('PO-WALL-04 an item shows picture, title, author with avatar, and likes', async () => {
  respondWithWall([
    wallItemOf({ likeStatus: true, likeNum: 36 }),
    wallItemOf({ id: '2', title: '颠勺', likeStatus: false }),
  ])
  await renderPage(<EveryoneSays />)
  const item = await screen.findByRole('article', { name: '第一次独立完成急救演练' })
  expect(item.querySelector('img[src="/media/wall-1.svg"]')).toBeInTheDocument()
  expect(item.querySelector('img[src="/media/avatar-2.svg"]')).toBeInTheDocument()
  expect(within(item).getByText('陈一鸣')).toBeVisible()
  expect(within(item).getByRole('button', { name: /^取消点赞 36/ })).toBeVisible()
  expect(screen.getByRole('button', { name: '点赞 36 · 颠勺' })).toBeVisible()
})

test('PO-WALL-05 liking and unliking make the thumbs calls with the wall’s bizType', async () => {
  respondWithWall([wallItemOf({ id: '9', likeStatus: false, likeNum: 36 })])
  respond(thumbsUp, true)
  respond(thumbsDelete, true)
  const { user } = await renderPage(<EveryoneSays />)
  await user.click(await screen.findByRole('button', { name: /^点赞 36/ }))
  await waitFor(() => expect(requestsOf(thumbsUp)).toEqual([{ bizId: '9', bizType: 'EVERYONE_SAYS', thumbs: 1 }]))
  await user.click(await screen.findByRole('button', { name: /^取消点赞 37/ }))
  await waitFor(() => expect(requestsOf(thumbsDelete)).toEqual([{ bizId: '9', bizType: 'EVERYONE_SAYS' }]))
  expect(await screen.findByRole('button', { name: /^点赞 36/ })).toBeVisible()
})

test('PO-WALL-05 a failed like goes back', async () => {
  respondWithWall([wallItemOf({ likeStatus: false, likeNum: 36 })])
  refuse(thumbsUp, { msg: '操作太频繁' })
  const { user } = await renderPage(<EveryoneSays />)
  await user.click(await screen.findByRole('button', { name: /^点赞 36/ }))
  expect(await screen.findByText('操作太频繁')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^点赞 36/ })).toBeVisible()
})

test('PO-WALL-06 an item plays in a dialog, with what people say of it below', async () => {
  respondWithWall([wallItemOf()])
  const { user } = await renderPage(<EveryoneSays />)
  await user.click(await screen.findByRole('button', { name: '播放：第一次独立完成急救演练' }))
  const dialog = await screen.findByRole('dialog', { name: '第一次独立完成急救演练' })
  expect(dialog.querySelector('video')).toHaveAttribute('src', '/media/clip-1.mp4')
  expect(await within(dialog).findByRole('textbox', { name: '请输入评论内容' })).toBeVisible()
  await waitFor(() =>
    expect(requestsOf(commentPage)[0]).toMatchObject({
      size: 10,
      model: { commentObjectType: 'EVERYONE_SAYS', commentObjectId: '1' },
    }),
  )
  await expectNoAxeViolations(dialog)
})

test('PO-WALL-06 what has no video has nothing to press', async () => {
  respondWithWall([wallItemOf({ contentUrl: '' })])
  await renderPage(<EveryoneSays />)
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: /播放/ })).not.toBeInTheDocument()
})

test('PO-WALL-11 an empty wall shows 「暂无内容」, also without any tag', async () => {
  respond(wallTagList, [])
  respondWithWall([])
  await renderPage(<EveryoneSays />)
  expect(await screen.findByText('暂无内容')).toBeVisible()
})

test('a failure is its own, with a retry', async () => {
  breakCall(wallPage)
  const { user } = await renderPage(<EveryoneSays />)
  const retry = await screen.findByRole('button', { name: '重试' })
  respondWithWall(wallItemsOf(1))
  await user.click(retry)
  expect(await screen.findByRole('article')).toBeVisible()
})

import { screen, waitFor, within } from '@testing-library/react'

import { commentPage } from '@campus/contracts/comment'
import { materialCategoryTabs, queryMaterialCategories, queryMaterials } from '@campus/contracts/home'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { saveStream } from '../common/media/save-stream'
import { albumItemOf, albumTabsOf } from './album.fixtures'
import { Component as AlbumDialog } from './AlbumDialog'

jest.mock('../common/media/save-stream', () => ({ saveStream: jest.fn(async () => true) }))

const ITEMS = [
  albumItemOf(),
  albumItemOf({ id: '72', name: '自习室', introduce: '每晚开放到二十二点。', pic: '/media/desk.svg' }),
  albumItemOf({
    id: '73',
    name: '赛场回放',
    type: { code: 'VIDEO', desc: '视频' },
    pic: '/media/race.svg',
    video: '/media/race.mp4',
  }),
]

beforeEach(() => {
  const tabs = albumTabsOf()
  respond(
    materialCategoryTabs,
    tabs.map(({ key, name }) => ({ categoryTabKey: key, categoryTabName: name })),
  )
  respond(queryMaterialCategories, ({ categoryTabKey }) => [
    ...(tabs.find(({ key }) => key === categoryTabKey)?.categories ?? []),
  ])
  respond(queryMaterials, ({ materialCategoryId }) => (materialCategoryId === '3' ? [] : ITEMS))
})

const open = async (categoryId?: string) => {
  const closed = jest.fn()
  const page = await renderPage(<AlbumDialog open onClose={closed} {...(categoryId !== undefined && { categoryId })} />)
  return { ...page, closed, dialog: await screen.findByRole('dialog', { name: '学校相册' }) }
}
const shown = async (name: string) => (await screen.findByRole('img', { name })).getAttribute('src')
const thumb = (name: string) => screen.getByRole('button', { name })

test('PO-ALB-01 PO-ALB-02 PO-ALB-03 tabs, and under each its categories with how much they hold', async () => {
  const { user, dialog } = await open()
  expect(await within(dialog).findByRole('tab', { name: '校园风采', selected: true })).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '校园环境（3）', pressed: true })).toBeVisible()
  await user.click(within(dialog).getByRole('tab', { name: '教学实训' }))
  expect(within(dialog).getByRole('button', { name: '实训现场（3）', pressed: true })).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '技能竞赛（0）', pressed: false })).toBeVisible()
  await shown('主楼')
  expect(requestsOf(materialCategoryTabs)).toEqual([{ tenantId: '10001' }])
  expect(requestsOf(queryMaterialCategories)).toEqual([
    { tenantId: '10001', clientType: 'PC', categoryTabKey: 'CAMPUS' },
    { tenantId: '10001', clientType: 'PC', categoryTabKey: 'TEACHING' },
  ])
  expect(requestsOf(queryMaterials)).toEqual([
    { categoryTabKey: 'CAMPUS', materialCategoryId: '1', open: 1 },
    { categoryTabKey: 'TEACHING', materialCategoryId: '2', open: 1 },
  ])
  await expectNoAxeViolations(dialog)
})

test('PO-ALB-01 it opens at the category that was pressed', async () => {
  const { dialog } = await open('2')
  expect(await within(dialog).findByRole('tab', { name: '教学实训', selected: true })).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '实训现场（3）', pressed: true })).toBeVisible()
})

test('PO-ALB-03 a tag leads to what its category holds', async () => {
  const { user, dialog } = await open('2')
  await shown('主楼')
  await user.click(within(dialog).getByRole('button', { name: '技能竞赛（0）' }))
  expect(within(dialog).getByRole('button', { name: '技能竞赛（0）', pressed: true })).toBeVisible()
  expect(await within(dialog).findByText('暂无数据')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '实训现场（3）' }))
  expect(await shown('主楼')).toBe('/media/hall.svg')
})

test('PO-ALB-04 PO-ALB-05 one item at a time with its words; arrows, keys and the strip lead to others', async () => {
  const { user, dialog } = await open()
  expect(await shown('主楼')).toBe('/media/hall.svg')
  expect(dialog).toHaveTextContent('主楼校园环境校门进来就是。')
  await user.click(screen.getByRole('button', { name: '下一张' }))
  expect(await shown('自习室')).toBe('/media/desk.svg')
  expect(dialog).toHaveTextContent('每晚开放到二十二点。')
  expect(thumb('图片：自习室')).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await shown('赛场回放')).toBe('/media/race.svg')
  await user.click(thumb('图片：主楼'))
  expect(await shown('主楼')).toBe('/media/hall.svg')
  expect(screen.queryByRole('button', { name: /^播放/ })).not.toBeInTheDocument()
})

test('PO-ALB-04 PO-ALB-09 a video plays in the video preview', async () => {
  const { user } = await open()
  await shown('主楼')
  await user.click(thumb('视频：赛场回放'))
  await user.click(screen.getByRole('button', { name: '播放：赛场回放' }))
  const player = await screen.findByRole('dialog', { name: '赛场回放' })
  expect(player.querySelector('video')).toHaveAttribute('src', '/media/race.mp4')
})

test('PO-ALB-06 the download is the current picture or video, under its name', async () => {
  const { user } = await open()
  await shown('主楼')
  const link = screen.getByRole('link', { name: '下载' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/media/hall.svg', '主楼.svg'])
  await user.click(thumb('视频：赛场回放'))
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/media/race.mp4', '赛场回放.mp4'])
})

test('PO-ALB-06 a stream is downloaded as one file; where that fails, one is told', async () => {
  const stream = albumItemOf({ name: '决赛: 上', type: { code: 'VIDEO', desc: '视频' }, video: '/media/race.m3u8' })
  respond(queryMaterials, [stream])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '下载' }))
  expect(saveStream).toHaveBeenCalledWith('/media/race.m3u8', '决赛  上')
  expect(screen.queryByText('该视频无法下载')).not.toBeInTheDocument()
  jest.mocked(saveStream).mockResolvedValue(false)
  await user.click(screen.getByRole('button', { name: '下载' }))
  expect(await screen.findByText('该视频无法下载')).toBeVisible()
})

test('PO-ALB-07 PO-ALB-08 PO-CMT-06 its comments open with a list and an input', async () => {
  respond(commentPage, (request) => pageResponse([], request))
  const { user } = await open()
  await shown('主楼')
  await user.click(thumb('图片：自习室'))
  await user.click(screen.getByRole('button', { name: '去评论' }))
  const comments = await screen.findByRole('dialog', { name: '自习室 的评论' })
  expect(await within(comments).findByRole('textbox', { name: '请输入评论内容' })).toBeVisible()
  expect(await within(comments).findByText('暂无评论，来说第一句吧')).toBeVisible()
  expect(requestsOf(commentPage)).toEqual([
    {
      current: 1,
      size: 100,
      sort: 'createdTime',
      order: 'descending',
      model: { commentObjectType: 'UNIVERSITY_PIC', commentObjectId: '72' },
    },
  ])
  await expectNoAxeViolations(comments)
})

test('PO-ALB-10 the page behind does not scroll while it is open', async () => {
  respond(commentPage, (request) => pageResponse([], request))
  const { rerender } = await open()
  const root = document.documentElement
  const locked = () => [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')
  await waitFor(() => expect(locked()).toBe(true))
  rerender(<p>closed</p>)
  await waitFor(() => expect(locked()).toBe(false))
})

test('PO-ALB-11 a category without items, a tab without categories and a school without an album show 「暂无数据」', async () => {
  const category = await open('3')
  expect(await screen.findByText('暂无数据')).toBeVisible()
  category.unmount()
  respond(queryMaterialCategories, [])
  const tab = await open()
  expect(await within(tab.dialog).findByRole('tab', { name: '校园风采', selected: true })).toBeVisible()
  expect(await screen.findByText('暂无数据')).toBeVisible()
  tab.unmount()
  respond(materialCategoryTabs, [])
  await open()
  expect(await screen.findByText('暂无数据')).toBeVisible()
})

test('a category that fails says so, with a retry', async () => {
  breakCall(queryMaterials)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: '重试' })
  respond(queryMaterials, ITEMS)
  await user.click(retry)
  expect(await shown('主楼')).toBe('/media/hall.svg')
})

test('the close button closes it', async () => {
  const { user, closed } = await open()
  await shown('主楼')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(closed).toHaveBeenCalled()
})

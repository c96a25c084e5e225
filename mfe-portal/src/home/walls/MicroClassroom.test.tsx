import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { commentPage, replyToComment, saveComment, userCommentsPage } from '@campus/contracts/comment'
import { getOperationBasic, wallPage } from '@campus/contracts/home'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { productOf } from '../../common/product/product.fixtures'
import { WithEverySlot } from '../../common/slot-host.fixtures'
import { Component as MicroClassroom } from './MicroClassroom'
import { wallItemOf, wallItemsOf } from './wall.fixtures'

beforeEach(() => respond(commentPage, (request) => pageResponse([], request)))

function respondWithWall(items: ReturnType<typeof wallItemOf>[]) {
  respond(wallPage, (request) => pageResponse(items, request))
}

test('PO-WALL-07 an item shows title, description, picture and its type', async () => {
  respondWithWall([
    wallItemOf({ id: '1', title: '按压', classType: 1 }),
    wallItemOf({ id: '2', title: '答题', classType: 2 }),
    wallItemOf({ id: '3', title: '认证', classType: 3 }),
  ])
  const { container } = await renderPage(<MicroClassroom />)
  const item = await screen.findByRole('article', { name: '按压' })
  expect(item).toHaveTextContent('三分钟看懂胸外按压的位置与深度。')
  expect(item.querySelector('img')).toHaveAttribute('src', '/media/wall-1.svg')
  expect(within(item).getByText('培训')).toBeVisible()
  expect(within(screen.getByRole('article', { name: '答题' })).getByText('考试')).toBeVisible()
  expect(within(screen.getByRole('article', { name: '认证' })).getAllByText('认证')).toHaveLength(2)
  await expectNoAxeViolations(container)
})

test('PO-WALL-02 PO-WALL-10 eight of the micro-classroom, the pager above eight', async () => {
  respondWithWall(wallItemsOf(9))
  const { user, address } = await renderPage(<MicroClassroom />)
  await user.click(await screen.findByRole('button', { name: '第2页' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(requestsOf(wallPage)[0]).toEqual({
    current: 1,
    size: 8,
    sort: 'seq',
    order: 'ascending',
    model: { bizType: 'MICRO_CLASSROOM' },
  })
  expect(address()).toBe('/?micro-classroom-page=2')
})

test('PO-WALL-08 PO-PROD-13 an item plays its contentUrl and lists its related products', async () => {
  respondWithWall([wallItemOf({ id: '6', title: '按压' })])
  respond(getOperationBasic, ({ id }) => ({ id, relatedProductResultVOS: [productOf({ name: '急救员培训' })] }))
  const { user } = await renderPage(<MicroClassroom />)
  await user.click(await screen.findByRole('button', { name: '播放：按压' }))
  const dialog = await screen.findByRole('dialog', { name: '按压' })
  expect(dialog.querySelector('video')).toHaveAttribute('src', '/media/clip-1.mp4')
  expect(await within(dialog).findByRole('article', { name: '急救员培训' })).toBeVisible()
  expect(requestsOf(getOperationBasic)).toEqual([{ id: '6' }])
  await expectNoAxeViolations(dialog)
})

test('PO-PROD-13 a course below a lesson leads to its page and to an enquiry about it', async () => {
  respondWithWall([wallItemOf({ title: '按压' })])
  respond(getOperationBasic, ({ id }) => ({
    id,
    relatedProductResultVOS: [productOf({ id: '9', name: '急救员培训' })],
  }))
  const { user } = await renderPage(
    <WithEverySlot>
      <MicroClassroom />
    </WithEverySlot>,
  )
  await user.click(await screen.findByRole('button', { name: '播放：按压' }))
  expect(await screen.findByRole('link', { name: '急救员培训' })).toHaveAttribute(
    'href',
    '/training-product/detail?id=9',
  )
  await user.click(screen.getByRole('button', { name: '咨询报名 急救员培训' }))
  expect(screen.getByText('{"about":"急救员培训"}')).toBeVisible()
})

test('PO-PROD-13 without related products the heading stands with 「暂无数据」', async () => {
  respondWithWall([wallItemOf({ title: '按压' })])
  respond(getOperationBasic, ({ id }) => ({ id, relatedProductResultVOS: [] }))
  const { user } = await renderPage(<MicroClassroom />)
  await user.click(await screen.findByRole('button', { name: '播放：按压' }))
  const related = await screen.findByRole('region', { name: '相关培训产品' })
  expect(await within(related).findByText('暂无数据')).toBeVisible()
})

test('PO-WALL-08 a video the browser cannot play is named as such', async () => {
  respondWithWall([wallItemOf({ title: '按压' })])
  respond(getOperationBasic, ({ id }) => ({ id, relatedProductResultVOS: [] }))
  const { user } = await renderPage(<MicroClassroom />)
  await user.click(await screen.findByRole('button', { name: '播放：按压' }))
  const video = (await screen.findByRole('dialog')).querySelector('video')
  if (video === null) throw new Error('no video')
  fireEvent.error(video)
  expect(await screen.findByText('此浏览器无法播放该视频')).toBeVisible()
})

test('PO-WALL-09 who is signed in comments on an item and replies', async () => {
  layOut()
  const kept = {
    id: '41',
    commentContent: '讲得很清楚',
    commentAuthorName: '木子',
    commentObjectId: '6',
    commentObjectType: 'MICRO_CLASSROOM',
  }
  respondWithWall([wallItemOf({ id: '6', title: '按压' })])
  respond(getOperationBasic, ({ id }) => ({ id, relatedProductResultVOS: [] }))
  respond(commentPage, (request) => pageResponse([kept], request))
  respond(userCommentsPage, (request) => pageResponse([], request))
  respond(saveComment, { ...kept, id: '42' })
  respond(replyToComment, { ...kept, id: '43', commentTopId: '41', commentParent: '41' })
  const { user } = await renderPage(<MicroClassroom />, { session: signedIn() })
  await user.click(await screen.findByRole('button', { name: '播放：按压' }))
  const dialog = await screen.findByRole('dialog', { name: '按压' })
  await user.type(
    await within(dialog).findByRole('textbox', { name: '请输入评论内容' }),
    '学到了{Control>}{Enter}{/Control}',
  )
  const model = { commentObjectId: '6', commentObjectType: 'MICRO_CLASSROOM' }
  await waitFor(() => expect(requestsOf(saveComment)).toMatchObject([{ commentContent: '学到了', ...model }]))
  const toReply = await within(dialog).findAllByRole('button', { name: '回复' })
  await user.click(toReply.at(-1) as Element)
  await user.type(
    await within(dialog).findByRole('textbox', { name: '回复 木子：' }),
    '同感{Control>}{Enter}{/Control}',
  )
  await waitFor(() =>
    expect(requestsOf(replyToComment)).toMatchObject([{ commentContent: '同感', commentParent: '41', ...model }]),
  )
})

test('PO-WALL-11 an empty wall shows 「暂无内容」', async () => {
  respondWithWall([])
  await renderPage(<MicroClassroom />)
  expect(await screen.findByText('暂无内容')).toBeVisible()
})

test('a failure is its own, with a retry', async () => {
  breakCall(wallPage)
  const { user } = await renderPage(<MicroClassroom />)
  const retry = await screen.findByRole('button', { name: '重试' })
  respondWithWall(wallItemsOf(1))
  await user.click(retry)
  expect(await screen.findByRole('article')).toBeVisible()
})

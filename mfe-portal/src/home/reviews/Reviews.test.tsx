import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { commentScorePage, commentScoreTagList, thumbsDelete, thumbsUp, type Review } from '@campus/contracts/review'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { dialogsGone } from '@campus/testing/dialogs'
import { breakCall, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { reviewOf } from '../../common/reviews/review.fixtures'
import { Component as Reviews } from './Reviews'

beforeEach(() => {
  respond(commentScoreTagList, [
    { id: '7', name: '老师负责' },
    { id: '8', name: '环境好' },
  ])
})

function respondWithReviews(...reviews: Review[]) {
  respond(commentScorePage, (request) => pageResponse(reviews, request))
}

function fiveReviews(): Review[] {
  return Array.from({ length: 5 }, (_, index) => reviewOf({ id: String(index), commentAuthorName: `学员${index}` }))
}

test('PO-REV-01 two reviews of orders, pinned first and newest next', async () => {
  respondWithReviews(...fiveReviews())
  await renderPage(<Reviews />)
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(requestsOf(commentScorePage)).toEqual([
    {
      current: 1,
      size: 2,
      sort: 'commentTop,createdTime',
      order: 'descending',
      model: { commentObjectType: 'ORDER', tagIdList: [] },
    },
  ])
})

test('PO-REV-01 the pager turns the page; two in all need none', async () => {
  respondWithReviews(...fiveReviews())
  const { user, address, unmount } = await renderPage(<Reviews />)
  await user.click(await screen.findByRole('button', { name: '第3页' }))
  expect(await screen.findByRole('article', { name: '学员4' })).toBeVisible()
  expect(address()).toBe('/?reviews-page=3')
  unmount()
  respondWithReviews(...fiveReviews().slice(0, 2))
  await renderPage(<Reviews />)
  await screen.findAllByRole('article')
  expect(screen.queryByRole('navigation', { name: /分页/ })).not.toBeInTheDocument()
})

test('PO-REV-02 one tag at a time filters from page 1; the first entry is all', async () => {
  respondWithReviews(...fiveReviews())
  const { user, address } = await renderPage(<Reviews />, { route: '/?reviews-page=2' })
  expect(await screen.findByRole('button', { name: '全部', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '环境好' }))
  await waitFor(() =>
    expect(requestsOf(commentScorePage).at(-1)).toMatchObject({ current: 1, model: { tagIdList: ['8'] } }),
  )
  expect(address()).toBe('/?reviews=8')
  await user.click(screen.getByRole('button', { name: '全部' }))
  expect(address()).toBe('/')
})

test('PO-REV-02 when the tags fail the reviews still come', async () => {
  breakCall(commentScoreTagList)
  respondWithReviews(reviewOf())
  await renderPage(<Reviews />)
  expect(await screen.findByRole('article')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument())
})

test('PO-REV-03 PO-REV-04 PO-REV-05 a review shows everything it has', async () => {
  respondWithReviews(
    reviewOf({
      commentTop: true,
      browseCount: 120_000,
      createdTime: '2020-05-01 10:00:00',
      schoolComment: { commentContent: '谢谢认可！' },
      fileList: [
        { url: '/media/a.svg', type: 'PIC' },
        { url: '/media/b.mp4', type: 'VIDEO' },
      ],
    }),
  )
  const { container } = await renderPage(<Reviews />)
  const review = within(await screen.findByRole('article', { name: '林晓雨' }))
  expect(review.getByText('老师讲得很细，实操课一对一纠正动作。')).toBeVisible()
  expect(review.getByText('2020-05-01')).toBeVisible()
  expect(review.getByText('培训产品：养老护理员')).toBeVisible()
  expect(review.getByText('10万+次浏览')).toBeVisible()
  expect(review.getByText('置顶')).toBeVisible()
  expect(review.getByText('学校回复：').parentElement).toHaveTextContent('学校回复：谢谢认可！')
  expect(review.getByRole('button', { name: '查看第1张图片' })).toBeVisible()
  expect(review.getByRole('button', { name: '播放第2个视频' })).toBeVisible()
  expect(container.querySelector('img[src="/media/avatar-1.svg"]')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('PO-REV-04 PO-REV-05 what it has not, it does not show', async () => {
  respondWithReviews(reviewOf({ product: { id: '', varietyName: '' } }))
  await renderPage(<Reviews />)
  await screen.findByRole('article')
  for (const text of ['置顶', '学校回复：', /培训产品/]) expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('a review leads to the page of its product, if that has one', async () => {
  respondWithReviews(
    reviewOf({ id: '1', product: { id: '7', varietyName: '电工' } }),
    reviewOf({ id: '2', product: { id: '', varietyName: '焊工' } }),
  )
  await renderPage(<Reviews />)
  expect(await screen.findByRole('link', { name: '培训产品：电工' })).toHaveAttribute(
    'href',
    '/training-product/detail?id=7',
  )
  expect(screen.getByText('培训产品：焊工').closest('a')).toBeNull()
})

test('PO-REV-06 a long text is folded, expands and collapses', async () => {
  const content = `${'学'.repeat(133)}完了`
  respondWithReviews(reviewOf({ commentContent: content }))
  const { user } = await renderPage(<Reviews />)
  expect(await screen.findByText(`${'学'.repeat(133)}…`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '展开', expanded: false }))
  expect(screen.getByText(content)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '收起', expanded: true }))
  expect(screen.queryByText(content)).not.toBeInTheDocument()
})

test('PO-REV-06 exactly 133 characters are not folded', async () => {
  respondWithReviews(reviewOf({ commentContent: '学'.repeat(133) }))
  await renderPage(<Reviews />)
  expect(await screen.findByText('学'.repeat(133))).toBeVisible()
  expect(screen.queryByRole('button', { name: '展开' })).not.toBeInTheDocument()
})

test.each([
  [60, 7],
  [3, 3],
])('PO-REV-07 a video of %i seconds is shown by its frame at %i', async (duration, second) => {
  respondWithReviews(reviewOf({ fileList: [{ url: '/media/b.mp4', type: 'VIDEO' }] }))
  const { container } = await renderPage(<Reviews />)
  await screen.findByRole('article')
  const video = container.querySelector('video')
  if (video === null) throw new Error('no video')
  Object.defineProperty(video, 'duration', { value: duration })
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(second)
})

test('a picture opens large and closes', async () => {
  respondWithReviews(reviewOf({ fileList: [{ url: '/media/a.svg', type: 'PIC' }] }))
  const { user } = await renderPage(<Reviews />)
  await user.click(await screen.findByRole('button', { name: '查看第1张图片' }))
  const dialog = await screen.findByRole('dialog', { name: '林晓雨的图片和视频' })
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/media/a.svg')
  await expectNoAxeViolations(dialog)
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await dialogsGone()
})

describe('SH-115 PO-REV-10 liking, as a visitor', () => {
  const like = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) })

  test('PO-REV-08 thumbs 0 becomes 1 at once and the like call is made', async () => {
    respondWithReviews(reviewOf({ id: '5', thumbs: false, thumbsCount: 12 }))
    let finish: (done: boolean) => void = () => undefined
    respond(thumbsUp, () => new Promise<boolean>((resolve) => (finish = resolve)))
    const { user } = await renderPage(<Reviews />)
    await user.click(await like('点赞'))
    expect(await like('取消点赞')).toHaveTextContent('13')
    await waitFor(() => expect(requestsOf(thumbsUp)).toEqual([{ bizId: '5', bizType: 'COMMENT_SCORE', thumbs: 1 }]))
    finish(true)
    expect(await like('取消点赞')).toHaveTextContent('13')
  })

  test('PO-REV-09 thumbs 1 becomes 0 and the unlike call is made', async () => {
    respondWithReviews(reviewOf({ id: '5', thumbs: true, thumbsCount: 13 }))
    respond(thumbsDelete, true)
    const { user } = await renderPage(<Reviews />)
    await user.click(await like('取消点赞'))
    expect(await like('点赞')).toHaveTextContent('12')
    await waitFor(() => expect(requestsOf(thumbsDelete)).toEqual([{ bizId: '5', bizType: 'COMMENT_SCORE' }]))
  })

  test('PO-REV-09 when the call fails the count goes back and one message says so', async () => {
    respondWithReviews(
      reviewOf({ thumbs: false, thumbsCount: 12 }),
      reviewOf({ id: '2', commentAuthorName: '陈一鸣', thumbsCount: 3 }),
    )
    refuse(thumbsUp, { msg: '操作太频繁' })
    const { user } = await renderPage(<Reviews />)
    const button = await screen.findByRole('button', { name: '点赞 12 · 林晓雨' })
    await user.click(button)
    expect(await screen.findAllByText('操作太频繁')).toHaveLength(1)
    expect(await screen.findByRole('button', { name: '点赞 12 · 林晓雨' })).toHaveTextContent('12')
    expect(screen.getByRole('button', { name: '点赞 3 · 陈一鸣' })).toBeVisible()
  })

  test('PO-REV-08 impatient presses make one call', async () => {
    respondWithReviews(reviewOf({ thumbs: false }))
    respond(thumbsUp, () => new Promise<boolean>(() => undefined))
    const { user } = await renderPage(<Reviews />)
    await user.click(await like('点赞'))
    await user.click(await like('取消点赞'))
    await user.click(await like('取消点赞'))
    expect(requestsOf(thumbsUp)).toHaveLength(1)
    expect(requestsOf(thumbsDelete)).toHaveLength(0)
  })
})

test('PO-REV-11 PO-HOME-13 no reviews: 「暂无点评」', async () => {
  respondWithReviews()
  await renderPage(<Reviews />)
  expect(await screen.findByText('暂无点评')).toBeVisible()
})

test('when the reviews fail the tags stay, and a retry brings them', async () => {
  breakCall(commentScorePage)
  const { user } = await renderPage(<Reviews />)
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(await screen.findByRole('group', { name: '按标签筛选点评' })).toBeVisible()
  respondWithReviews(reviewOf())
  await user.click(retry)
  expect(await screen.findByRole('article')).toBeVisible()
})

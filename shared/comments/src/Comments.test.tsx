import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import {
  commentPage,
  removeComment,
  replyToComment,
  saveComment,
  userCommentsPage,
  type Comment,
} from '@campus/contracts/comment'
import { thumbsDelete, thumbsUp } from '@campus/contracts/review'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'
import { renderPage } from '@campus/testing/render'

import { Comments } from './Comments'
import { commentOf, keepComments, PICTURE } from './comments.fixtures'

beforeEach(() => layOut())

const asPerson = { session: signedIn({ realName: '林晓' }), route: '/?wall=2' }
const open = (given: readonly Comment[], options = {}, pageSize = 10) => {
  keepComments(given)
  return renderPage(<Comments about={PICTURE} pageSize={pageSize} />, { route: '/?wall=2', ...options })
}
const entry = (name: string) => screen.findByRole('article', { name })
const contents = () => screen.getAllByRole('article').map((article) => article.querySelector('p')?.textContent)
const manyOf = (count: number) =>
  Array.from({ length: count }, (_, index) => commentOf({ id: String(index + 1), commentContent: `第${index + 1}条` }))
const THREAD = [
  commentOf({ childrenCount: 2 }),
  commentOf({ id: '2', commentTopId: '1', commentParent: '1', commentAuthorName: '阿强', commentContent: '同感' }),
  commentOf({
    id: '3',
    commentTopId: '1',
    commentParent: '2',
    commentAuthorName: '小鹿',
    commentParentAuthorName: '阿强',
    commentContent: '我也是',
  }),
]

test('PO-CMT-01 PO-CMT-04 a visitor reads author, picture, content, time and number of replies', async () => {
  const { container } = await open([commentOf({ childrenCount: 2 })])
  const comment = await entry('木子')
  expect(comment).toHaveTextContent('老师讲得很清楚')
  expect(comment.querySelector('img')).toHaveAttribute('src', '/media/avatar-1.svg')
  expect(comment.querySelector('time')).toHaveTextContent('2026-01-05')
  expect(within(comment).getByRole('button', { name: '2条回复' })).toBeVisible()
  expect(screen.getByText('1条评论')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('PO-CMT-05 a virtual author is tagged, another is not', async () => {
  await open([
    commentOf({ commentAuthorRole: { code: 'VEST', desc: '' } }),
    commentOf({ id: '2', commentAuthorName: '阿宁' }),
  ])
  expect(within(await entry('木子')).getByText('虚拟评论')).toBeVisible()
  expect(within(await entry('阿宁')).queryByText('虚拟评论')).not.toBeInTheDocument()
})

test('PO-CMT-06 ten at a time, newest first; the next come when the end is near, and none twice', async () => {
  await open(manyOf(25))
  await waitFor(() => expect(requestsOf(commentPage)).toHaveLength(2))
  expect(requestsOf(commentPage)[0]).toEqual({
    current: 1,
    size: 10,
    sort: 'createdTime',
    order: 'descending',
    model: PICTURE,
  })
  expect(requestsOf(commentPage)[1]).toMatchObject({ current: 2 })
})

test('a list of thousands draws what is in sight only', async () => {
  await open(manyOf(200), {}, 200)
  await screen.findByText('200条评论')
  const drawn = screen.getAllByRole('article').length
  expect(drawn).toBeGreaterThan(7)
  expect(drawn).toBeLessThan(30)
})

test('a page that does not come leaves what is there and can be asked for again', async () => {
  layOut({ list: 300 })
  const { user } = await open(manyOf(12))
  await screen.findByText('12条评论')
  expect(requestsOf(commentPage)).toHaveLength(1)
  breakCall(commentPage)
  const list = screen.getByRole('region', { name: '评论列表' })
  list.scrollTop = 2000
  fireEvent.scroll(list)
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getAllByRole('article').length).toBeGreaterThan(5)
  keepComments(manyOf(12))
  await user.click(retry)
  await waitFor(() => expect(requestsOf(commentPage).at(-1)).toMatchObject({ current: 2 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument())
})

describe('replies', () => {
  test('PO-CMT-07 PO-CMT-08 the panel of each toggles; its replies load when it opens and say whom they answer', async () => {
    const { user, container } = await open([...THREAD, commentOf({ id: '8', commentAuthorName: '阿宁' })])
    const comment = await entry('木子')
    expect(requestsOf(userCommentsPage)).toEqual([])
    await user.click(within(comment).getByRole('button', { name: '2条回复' }))
    expect(await entry('阿强')).toHaveTextContent('同感')
    expect(await entry('小鹿')).toHaveTextContent('回复 阿强：我也是')
    expect(await entry('阿强')).not.toHaveTextContent('回复 木子')
    expect(requestsOf(userCommentsPage)).toEqual([
      {
        current: 1,
        size: 999,
        sort: 'createdTime',
        order: 'ascending',
        model: { commentObjectId: '7', commentTopId: '1' },
      },
    ])
    expect(within(await entry('阿宁')).getByRole('button', { name: '回复' })).toHaveAttribute('aria-expanded', 'false')
    await expectNoAxeViolations(container)
    await user.click(within(comment).getByRole('button', { name: '收起回复' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: '阿强' })).not.toBeInTheDocument())
  })

  test('PO-CMT-09 PO-CMT-10 a reply is sent with every field, shown, counted and told', async () => {
    const { user } = await open(THREAD, asPerson)
    await user.click(within(await entry('木子')).getByRole('button', { name: '2条回复' }))
    await user.click(within(await entry('阿强')).getByRole('button', { name: '回复' }))
    const field = await screen.findByRole('textbox', { name: '回复 阿强：' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('谢谢{Control>}{Enter}{/Control}')
    expect(await screen.findByText('发送成功')).toBeVisible()
    expect(requestsOf(replyToComment)).toEqual([
      {
        commentContent: '谢谢',
        commentObjectId: '7',
        commentObjectType: 'UNIVERSITY_PIC',
        commentParent: '2',
        commentParentAuthorName: '阿强',
        commentAuthorRole: 'USER',
        commentReply: 1,
        commentTopId: '1',
      },
    ])
    expect(await entry('小林')).toHaveTextContent('回复 阿强：谢谢')
    await user.click(within(await entry('木子')).getByRole('button', { name: '收起回复' }))
    expect(within(await entry('木子')).getByRole('button', { name: '3条回复' })).toBeVisible()
  })

  test('a thread that does not come says so in its place', async () => {
    const given = open(THREAD)
    breakCall(userCommentsPage)
    const { user } = await given
    await user.click(within(await entry('木子')).getByRole('button', { name: '2条回复' }))
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    expect(await entry('木子')).toBeVisible()
  })
})

describe('saying something', () => {
  const say = async (
    user: { type: (to: Element, text: string) => Promise<void>; click: (to: Element) => Promise<void> },
    text: string,
  ) => {
    const field = await screen.findByRole('textbox', { name: '请输入评论内容' })
    if (text !== '') await user.type(field, text)
    await user.click(screen.getAllByRole('button', { name: '发送' })[0] as Element)
    return field
  }

  test('PO-CMT-10 it is on show at once, becomes the server’s, and is told', async () => {
    const { user } = await open([commentOf()], asPerson)
    let respondNow: (comment: Comment) => void = () => undefined
    respond(saveComment, () => new Promise<Comment>((resolve) => (respondNow = resolve)))
    await entry('木子')
    const field = await say(user, '写得真好')
    expect(await entry('林晓')).toHaveTextContent('写得真好')
    expect(contents()).toEqual(['写得真好', '老师讲得很清楚'])
    expect(field).toHaveValue('')
    expect(screen.queryByText('发送成功')).not.toBeInTheDocument()
    expect(within(await entry('林晓')).queryByRole('button')).not.toBeInTheDocument()
    respondNow(commentOf({ id: '88', commentContent: '写得真好', commentAuthor: '501', commentAuthorName: '小林' }))
    expect(await screen.findByText('发送成功')).toBeVisible()
    expect(within(await entry('小林')).getByRole('button', { name: '删除' })).toBeVisible()
    expect(screen.getByText('2条评论')).toBeVisible()
    expect(headersOf(saveComment)?.['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('what the server refuses is taken back with its words, and is there to be sent again', async () => {
    const { user } = await open([commentOf()], asPerson)
    refuse(saveComment, { msg: '操作过于频繁，请稍后再试' })
    await entry('木子')
    const field = await say(user, '再来一条')
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible()
    await waitFor(() => expect(contents()).toEqual(['老师讲得很清楚']))
    expect(field).toHaveValue('再来一条')
    expect(screen.getByText('1条评论')).toBeVisible()
  })

  test('PO-CMT-03 nothing, or blanks only, is warned of and not sent', async () => {
    const { user } = await open([commentOf()], asPerson)
    await entry('木子')
    await say(user, '')
    expect(await screen.findByText('请输入内容')).toBeVisible()
    await say(user, '  {Enter} ')
    expect(requestsOf(saveComment)).toEqual([])
  })

  test('PO-CMT-02 SH-116 a visitor is warned, led to sign in with a way back, and finds the text again', async () => {
    const { user, address, unmount } = await open([commentOf()])
    await entry('木子')
    await say(user, '登录后再发')
    expect(await screen.findByText('请先登录')).toBeVisible()
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/?wall=2')}`)
    expect(requestsOf(saveComment)).toEqual([])
    unmount()
    await open([commentOf()], asPerson)
    expect(await screen.findByRole('textbox', { name: '请输入评论内容' })).toHaveValue('登录后再发')
  })

  test.each(['reply', 'delete'])(
    'PO-CMT-02 SH-116 a visitor who wants to %s is warned and led to sign in',
    async (wish) => {
      const { user, address } = await open(THREAD)
      await user.click(within(await entry('木子')).getByRole('button', { name: '2条回复' }))
      const field = await screen.findByRole('textbox', { name: '回复 木子：' })
      if (wish === 'reply') await user.type(field, '你好{Control>}{Enter}{/Control}')
      else await user.click(within(await entry('阿强')).getByRole('button', { name: '删除' }))
      expect(await screen.findByText('请先登录')).toBeVisible()
      expect(address()).toMatch(/^\/login\?redirect=/)
      expect([...requestsOf(removeComment), ...requestsOf(replyToComment)]).toEqual([])
    },
  )

  test('what looks like markup is text', async () => {
    await open([commentOf({ commentContent: '<img src=x onerror=alert(1)> &amp; <b>粗</b>' })])
    const comment = await entry('木子')
    expect(comment.querySelector('p')).toHaveTextContent('<img src=x onerror=alert(1)> &amp; <b>粗</b>')
    expect(comment.querySelector('p b, p img')).toBeNull()
  })

  test('none yet: an invitation to write', async () => {
    await open([])
    expect(await screen.findByText('暂无评论，来说第一句吧')).toBeVisible()
  })
})

describe('deleting', () => {
  const own = commentOf({ id: '4', commentAuthor: '501', commentAuthorName: '林晓', commentContent: '我的' })
  const confirm = async (user: { click: (to: Element) => Promise<void> }, name: string) => {
    await user.click(within(await entry(name)).getByRole('button', { name: '删除' }))
    const question = await screen.findByRole('alertdialog', { name: '确定删除该评论？' })
    await user.click(within(question).getByRole('button', { name: '确定' }))
  }

  test('PO-CMT-11 only one’s own has a delete link at the top', async () => {
    await open([own, commentOf()], asPerson)
    expect(within(await entry('林晓')).getByRole('button', { name: '删除' })).toBeVisible()
    expect(within(await entry('木子')).queryByRole('button', { name: '删除' })).not.toBeInTheDocument()
  })

  test('PO-CMT-13 it asks first; done, it says so and the comment leaves', async () => {
    const { user } = await open([own, commentOf()], asPerson)
    await user.click(within(await entry('林晓')).getByRole('button', { name: '删除' }))
    const question = await screen.findByRole('alertdialog', { name: '确定删除该评论？' })
    await user.click(within(question).getByRole('button', { name: '取消' }))
    expect(requestsOf(removeComment)).toEqual([])
    await confirm(user, '林晓')
    expect(await screen.findByText('操作成功')).toBeVisible()
    expect(contents()).toEqual(['老师讲得很清楚'])
    expect(requestsOf(removeComment)).toEqual([{ id: '4' }])
  })

  test('PO-CMT-13 it waits for a like that is on its way: no press is lost', async () => {
    const { user } = await open([own, commentOf()], asPerson)
    let taken = () => {}
    respond(thumbsUp, () => new Promise((resolve) => (taken = () => resolve(true))))
    await user.click(await screen.findByRole('button', { name: '点赞 3 · 木子' }))
    await confirm(user, '林晓')
    await waitFor(() => expect(contents()).toEqual(['老师讲得很清楚']))
    taken()
    expect(await screen.findByText('操作成功')).toBeVisible()
    expect(requestsOf(removeComment)).toEqual([{ id: '4' }])
  })

  test('PO-CMT-12 every reply has the link; what the server refuses comes back with its words', async () => {
    const { user } = await open(THREAD, asPerson)
    refuse(removeComment, { msg: '只能删除自己的评论', code: 40300 })
    await user.click(within(await entry('木子')).getByRole('button', { name: '2条回复' }))
    expect(within(await entry('小鹿')).getByRole('button', { name: '删除' })).toBeVisible()
    await confirm(user, '阿强')
    expect(await screen.findByText('只能删除自己的评论')).toBeVisible()
    expect(await entry('阿强')).toBeVisible()
    await user.click(within(await entry('木子')).getByRole('button', { name: '收起回复' }))
    expect(within(await entry('木子')).getByRole('button', { name: '2条回复' })).toBeVisible()
  })
})

describe('likes', () => {
  test('a press counts at once and is sent, another takes it back', async () => {
    const { user } = await open([commentOf()])
    respond(thumbsUp, true)
    respond(thumbsDelete, true)
    await user.click(await screen.findByRole('button', { name: '点赞 3 · 木子' }))
    const liked = await screen.findByRole('button', { name: '取消点赞 4 · 木子' })
    await waitFor(() => expect(requestsOf(thumbsUp)).toEqual([{ bizId: '1', bizType: 'COMMENTS', thumbs: 1 }]))
    await user.click(liked)
    expect(await screen.findByRole('button', { name: '点赞 3 · 木子' })).toBeVisible()
    await waitFor(() => expect(requestsOf(thumbsDelete)).toEqual([{ bizId: '1', bizType: 'COMMENTS' }]))
  })

  test('one that fails is taken back', async () => {
    const { user } = await open([commentOf()])
    refuse(thumbsUp, { msg: '操作过于频繁，请稍后再试' })
    await user.click(await screen.findByRole('button', { name: '点赞 3 · 木子' }))
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeVisible()
    expect(await screen.findByRole('button', { name: '点赞 3 · 木子' })).toBeVisible()
  })
})

test('the list waits in its shape and fails with a retry', async () => {
  keepWaiting(commentPage)
  const { unmount } = await renderPage(<Comments about={PICTURE} pageSize={10} />)
  expect(screen.getByRole('status')).toBeInTheDocument()
  unmount()
  breakCall(commentPage)
  const { user } = await renderPage(<Comments about={PICTURE} pageSize={10} />)
  const retry = await screen.findByRole('button', { name: '重试' })
  keepComments([commentOf()])
  await user.click(retry)
  expect(await entry('木子')).toBeVisible()
})

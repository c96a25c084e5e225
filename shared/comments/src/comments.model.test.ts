import fc from 'fast-check'

import { commentOf, PICTURE } from './comments.fixtures'
import {
  changedPage,
  confirmedPage,
  isSent,
  offersRemoval,
  placeholderFor,
  placeholderId,
  rowsOf,
  type CommentPage,
} from './comments.model'

jest.mock('@campus/testing/fake-server', () => ({ respond: () => undefined }))

const page = (records = [commentOf()], differing: Partial<CommentPage> = {}): CommentPage => ({
  records,
  current: 1,
  size: 10,
  total: records.length,
  pages: 1,
  ...differing,
})
const TOP = { model: PICTURE }
const THREAD = { model: { commentObjectId: '7', commentTopId: '1' } }
const said = commentOf({ id: 'sending-1', commentContent: '新的' })
const reply = commentOf({ id: '9', commentTopId: '1', commentParent: '1' })

describe('PO-CMT-10 a page after a change', () => {
  test('a new comment stands first on the first page only, and is counted on each', () => {
    const first = changedPage(page(), { kind: 'say', comment: said }, TOP)
    expect([first.records.map(({ id }) => id), first.total]).toEqual([['sending-1', '1'], 2])
    const second = changedPage(page([commentOf()], { current: 2, total: 11 }), { kind: 'say', comment: said }, TOP)
    expect([second.records.map(({ id }) => id), second.total]).toEqual([['1'], 12])
  })

  test('a reply stands last in its thread and is counted at its top', () => {
    const thread = changedPage(page([reply]), { kind: 'say', comment: { ...reply, id: 'sending-2' } }, THREAD)
    expect([thread.records.map(({ id }) => id), thread.total]).toEqual([['9', 'sending-2'], 2])
    const top = changedPage(page(), { kind: 'say', comment: reply }, TOP)
    expect([top.records[0]?.childrenCount, top.records.length, top.total]).toEqual([1, 1, 1])
  })

  test('what is removed leaves; a removed reply is no longer counted, never below none', () => {
    expect(changedPage(page(), { kind: 'remove', comment: commentOf() }, TOP)).toMatchObject({ records: [], total: 0 })
    expect(changedPage(page([reply]), { kind: 'remove', comment: reply }, THREAD)).toMatchObject({ records: [] })
    expect(changedPage(page(), { kind: 'remove', comment: reply }, TOP).records[0]?.childrenCount).toBe(0)
  })

  test('a like moves the count, wherever the comment stands', () => {
    const liked = changedPage(page(), { kind: 'like', comment: commentOf() }, TOP).records[0]
    expect([liked?.thumbs, liked?.thumbsCount]).toEqual([true, 4])
    const back = changedPage(page(liked && [liked]), { kind: 'like', comment: commentOf() }, THREAD).records[0]
    expect([back?.thumbs, back?.thumbsCount]).toEqual([false, 3])
  })

  test.each([
    ['another thing', { model: { ...PICTURE, commentObjectId: '8' } }, said],
    ['another kind of thing', { model: { ...PICTURE, commentObjectType: 'EVERYONE_SAYS' as const } }, said],
    ['another thread', { model: { commentObjectId: '7', commentTopId: '2' } }, reply],
  ])('the page of %s stays as it is', (_, asked, comment) => {
    for (const kind of ['say', 'remove'] as const) {
      const before = page([commentOf({ id: '55' })])
      expect(changedPage(before, { kind, comment }, asked)).toEqual(before)
    }
  })

  test('the server’s comment takes the place of its placeholder', () => {
    expect(confirmedPage(page([said, commentOf()]), said, commentOf({ id: '77' })).records.map(({ id }) => id)).toEqual(
      ['77', '1'],
    )
  })
})

test.each([
  ['one’s own', commentOf({ commentAuthor: '501' }), '501', true],
  ['another’s', commentOf(), '501', false],
  ['a visitor', commentOf({ commentAuthor: '' }), '', false],
  ['any reply', reply, '501', true],
  ['any reply, a visitor', reply, '', true],
])('PO-CMT-11 PO-CMT-12 the delete link: %s', (_, comment, user, offered) => {
  expect(offersRemoval(comment, user)).toBe(offered)
})

describe('PO-CMT-08 the placeholder of a comment on its way', () => {
  const draft = {
    id: 'sending-1',
    content: ' 好 ',
    thing: PICTURE,
    createdTime: '',
    author: { id: '5', name: '林', pic: '' },
  }
  test.each([
    ['on the thing', null, { commentParent: '', commentTopId: '', commentParentAuthorName: '' }],
    ['to a comment', commentOf(), { commentParent: '1', commentTopId: '1', commentParentAuthorName: '' }],
    ['to a reply', reply, { commentParent: '9', commentTopId: '1', commentParentAuthorName: '木子' }],
  ])('%s', (_, parent, expected) => {
    expect(placeholderFor({ ...draft, parent })).toMatchObject({ commentContent: '好', ...expected })
  })
})

test('a placeholder is told from what the server knows by its id', () => {
  expect(placeholderId(3)).not.toBe(placeholderId(4))
  expect(isSent(commentOf({ id: placeholderId(3) }))).toBe(false)
  expect(isSent(commentOf())).toBe(true)
})

test('nobody has liked a comment on its way', () => {
  const draft = { id: 'sending-1', content: '好', thing: PICTURE, createdTime: '', parent: null }
  const author = { id: '5', name: '林', pic: '' }
  expect(placeholderFor({ ...draft, author })).toMatchObject({ thumbs: false, thumbsCount: 0, childrenCount: 0 })
})

describe('rows', () => {
  test('each row is of its kind, and a comment knows whether its thread is open', () => {
    const open = new Map([
      ['1', [reply]],
      ['2', null],
    ])
    const rows = rowsOf([page(['1', '2', '3'].map((id) => commentOf({ id })))], open)
    expect(rows.map((row) => (row.kind === 'comment' ? `${row.key} ${String(row.isOpen)}` : row.kind))).toEqual([
      '1 true',
      'form',
      'reply',
      '2 true',
      'form',
      'waiting',
      '3 false',
    ])
  })

  test('an open thread stands below its comment, with its field first; one that is on its way says so', () => {
    const rows = (replies: (typeof reply)[] | null) =>
      rowsOf([page([commentOf(), commentOf({ id: '2' })])], new Map([['1', replies]])).map(({ key }) => key)
    expect(rows([reply])).toEqual(['1', '1/form', '9', '2'])
    expect(rows(null)).toEqual(['1', '1/form', '1/waiting', '2'])
  })

  test('whatever pages overlap: each comment is one row', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(20), { maxLength: 10 }), { maxLength: 6 }), (pages) => {
        const rows = rowsOf(
          pages.map((ids) => page(ids.map((id) => commentOf({ id: String(id) })))),
          new Map(),
        )
        expect(rows.map(({ key }) => key)).toEqual([...new Set(pages.flat().map(String))])
      }),
    )
  })
})

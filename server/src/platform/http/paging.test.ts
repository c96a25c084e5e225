import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'
import { LARGEST_PAGE, page, paging, text, type Order } from '@campus/contracts/wire'

import { newsCategories } from '../../domains/news/news.schema'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { handle } from './handle'
import { emptyPage, orderOf, pagedSelect, pageOfList } from './paging'

const sorted = defineCall({
  id: 'test.sorted',
  method: 'POST',
  path: '/api/test/sorted',
  summary: 'Names of the news categories',
  request: v.object({ ...paging({ sort: ['seq', 'name'], order: 'ascending', largest: 500 }) }),
  response: page(v.object({ name: text })),
})
const unsorted = defineCall({
  ...sorted,
  id: 'test.unsorted',
  path: '/api/test/unsorted',
  request: v.object({ ...paging() }),
})

const routes = [
  handle(sorted, async ({ input, tx }) => {
    const { id, seq, name } = newsCategories
    const query = tx.select({ name }).from(newsCategories).$dynamic()
    return pagedSelect(tx, query, input, orderOf(input, { seq: [seq], name: [name] }, id))
  }),
  handle(unsorted, async ({ input, tx }) => {
    const { id, name } = newsCategories
    return pagedSelect(tx, tx.select({ name }).from(newsCategories).orderBy(id).$dynamic(), input)
  }),
]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ routes })
  await server.database.withTenant('10001', async (tx) => {
    await tx.delete(newsCategories)
    await tx.insert(newsCategories).values(
      [
        ['1', 'c', 1],
        ['2', 'b', 1],
        ['3', 'e', 2],
        ['4', 'a', 0],
        ['5', 'd', 2],
      ].map(([id, name, seq]) => ({ id: String(id), name: String(name), seq: Number(seq) })),
    )
  })
})
afterAll(() => server.close())

const namesOf = ({ records }: { records: { name: string }[] }) => records.map(({ name }) => name).join('')

test.each<['seq' | 'name', Order, string]>([
  ['seq', 'ascending', 'acbed'],
  ['seq', 'descending', 'debca'],
  ['name', 'ascending', 'abcde'],
  ['name', 'descending', 'edcba'],
])('sorted by %s %s; rows that are equal in it follow their id the same way round', async (sort, order, names) => {
  expect(namesOf(await server.call(sorted, { sort, order }))).toBe(names)
})

test('a caller who names no order gets the first one of the contract', async () => {
  expect(namesOf(await server.call(sorted, {}))).toBe('acbed')
})

test.each([
  [{ current: 1, size: 2 }, 'ac', 3],
  [{ current: 2, size: 2 }, 'be', 3],
  [{ current: 3, size: 2 }, 'd', 3],
  [{ current: 4, size: 2 }, '', 3],
  [{ current: 1, size: 5 }, 'acbed', 1],
  [{ current: 1, size: 4 }, 'acbe', 2],
  [{ current: 1e300, size: 10 }, '', 1],
])('page %j', async (request, names, pages) => {
  const response = await server.call(sorted, request)
  expect(response).toMatchObject({ ...request, total: 5, pages })
  expect(namesOf(response)).toBe(names)
})

test('a query with an order of its own needs no other', async () => {
  expect(namesOf(await server.call(unsorted, { size: 3, current: 2 }))).toBe('ad')
})

test.each([
  [sorted, { size: 501 }, 'size'],
  [unsorted, { size: LARGEST_PAGE + 1 }, 'size'],
  [sorted, { sort: 'id' }, 'sort'],
  [sorted, { order: 'desc' }, 'order'],
])('%o refuses %j as a wrong field: nothing is cut or ignored', async (call, request, field) => {
  expect(await server.refusal<typeof call>(call, request as object)).toMatchObject({ status: 400, code: 40000, field })
})

test('the largest page of each call is served as asked', async () => {
  expect(await server.call(sorted, { size: 500 })).toMatchObject({ size: 500, total: 5, pages: 1 })
  expect(await server.call(unsorted, { size: LARGEST_PAGE })).toMatchObject({ size: LARGEST_PAGE, total: 5 })
})

test('an empty page is a page', () => {
  expect(emptyPage({ current: 3, size: 4 })).toEqual({ records: [], current: 3, size: 4, total: 0, pages: 0 })
})

test.each([
  [{ current: 1, size: 2 }, ['a', 'b'], 3],
  [{ current: 3, size: 2 }, ['e'], 3],
  [{ current: 4, size: 2 }, [], 3],
  [{ current: 1, size: 5 }, ['a', 'b', 'c', 'd', 'e'], 1],
  [{ current: 1e300, size: 10 }, [], 1],
])('page %j of a list that is known whole', (request, records, pages) => {
  expect(pageOfList(['a', 'b', 'c', 'd', 'e'], request)).toEqual({ ...request, records, total: 5, pages })
})

import { asc } from 'drizzle-orm'

import { news, notices } from '../../domains/news/news.schema'
import { openTestDatabase } from '../../testing/test-database'
import type { Database } from './database'
import { KnownTables } from './known-tables'
import type { Transaction } from './transaction'

describe('the tables that were read', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const readNews = (tx: Transaction) => tx.select({ id: news.id }).from(news).orderBy(asc(news.id)).limit(1)
  const readNotices = (tx: Transaction) => tx.select({ id: notices.id }).from(notices).limit(1)
  const namesOf = async (work: (tx: Transaction) => Promise<unknown>) => {
    const { tables } = await database.readAsVisitor('10001', work)
    return tables.map(({ name }) => name).sort()
  }

  test('are those of the transaction’s own statements, at the first time and later, also of others beside it', async () => {
    const both = async (tx: Transaction) => {
      await readNotices(tx)
      await readNews(tx)
    }
    for (let time = 0; time < 3; time += 1) {
      expect(await Promise.all([readNews, readNotices, both].map(namesOf))).toEqual([
        ['news'],
        ['notices'],
        ['news', 'notices'],
      ])
    }
  })
})

test('the database is asked once for the same statements, whatever their order, and again for others', async () => {
  const tables = new KnownTables()
  const execute = jest.fn(async () => ({ rows: [{ name: 'news', told: true }] }))
  const tx = { execute } as unknown as Transaction
  const reading = (...statements: readonly string[]) =>
    tables.read(tx, async () => {
      for (const statement of statements) tables.logger.logQuery(statement)
      await Promise.resolve()
      return statements.length
    })
  expect(await reading('select 1', 'select 2')).toEqual({ result: 2, tables: [{ name: 'news', told: true }] })
  await reading('select 2', 'select 1', 'select 1')
  expect(execute).toHaveBeenCalledTimes(1)
  await reading('select 1')
  expect(execute).toHaveBeenCalledTimes(2)
  // What nobody runs in a read is nobody's.
  tables.logger.logQuery('select 3')
  await reading('select 1')
  expect(execute).toHaveBeenCalledTimes(2)
})

import { PGlite, types } from '@electric-sql/pglite'

import { StatementNames } from '../prepared-client'
import { prepareStatements } from './prepare-statements'

const CREATE = `create table things (
  id int primary key, name text, large bigint, exact numeric, fine boolean, at timestamptz, data jsonb, words text[], bytes bytea)`
const COLUMNS = 'id, name, large, exact, fine, at, data, words, bytes'
const VALUES = [
  [
    1,
    'It’s "one" — 一',
    2n ** 60n,
    '0.10',
    true,
    new Date(0),
    { a: [1, null] },
    ['a,b', '"'],
    new Uint8Array([0, 255]),
  ],
  [2, null, null, null, null, null, null, null, null],
]
/** As drizzle asks: dates stay text. */
const OPTIONS = [
  { rowMode: 'array' as const, parsers: { [types.TIMESTAMPTZ]: (value: string) => value } },
  { rowMode: 'object' as const },
  undefined,
]

let plain: PGlite
let prepared: PGlite
// On a busy machine a database takes its time to begin.
beforeAll(async () => {
  ;[plain, prepared] = await Promise.all([PGlite.create(), PGlite.create()])
  prepareStatements(prepared, new StatementNames())
  for (const client of [plain, prepared]) await client.exec(CREATE)
}, 300_000)
afterAll(() => Promise.all([plain.close(), prepared.close()]))

test.each(OPTIONS.map((options) => [JSON.stringify(options), options] as const))(
  'with %s everything comes and goes as without, the first time and every further one',
  async (name, options) => {
    // A text of its own, since a statement keeps its parsers.
    const own = `/* ${name ?? 'nothing'} */`
    const answers = await Promise.all(
      [plain, prepared].map(async (client) => {
        const seen: unknown[] = []
        for (let round = 0; round < 6; round += 1) {
          await client.transaction(async (tx) => {
            for (const values of VALUES) {
              const { rows, affectedRows } = await tx.query(
                `${own} insert into things (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
                values,
                options,
              )
              seen.push(rows, affectedRows)
            }
            const { rows, fields } = await tx.query(`${own} select ${COLUMNS} from things where id < $1`, [9], options)
            seen.push(rows, fields, (await tx.query(`${own} delete from things`, [], options)).affectedRows)
          })
        }
        return seen
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toHaveLength(6 * 7)
  },
)

test('it is prepared once, and stays so though a transaction is undone', async () => {
  const seen: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const undone = prepared.transaction(async (tx) => {
      await tx.query('select $1::int + 1', [round])
      const { rows } = await tx.query<{ count: number }>(
        `select count(*)::int as count from pg_prepared_statements where statement = 'select $1::int + 1'`,
      )
      seen.push(rows[0]?.count ?? -1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
  }
  expect(seen).toEqual([0, 0, 1, 1, 1, 1])
})

test('a fault is the database’s own, undoes its transaction, and hinders no other', async () => {
  const divide = (by: number) =>
    prepared.transaction((tx) => tx.query<{ result: number }>('select 6 / $1::int as result', [by]))
  for (let round = 0; round < 4; round += 1) {
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(3)).rows).toEqual([{ result: 2 }])
  }
  const misspelt = () => prepared.transaction((tx) => tx.query('selec $1', ['a']))
  for (let round = 0; round < 4; round += 1) await expect(misspelt()).rejects.toMatchObject({ code: '42601' })
  expect((await divide(2)).rows).toEqual([{ result: 3 }])
})

test('a transaction that is over asks nothing more', async () => {
  const asks = (tx: Parameters<Parameters<PGlite['transaction']>[0]>[0]) => tx.query('select $1::int', [1])
  for (let round = 0; round < 3; round += 1) await prepared.transaction(asks)
  const kept = await prepared.transaction((tx) => Promise.resolve({ tx }))
  await expect(asks(kept.tx)).rejects.toThrow('Transaction is closed')
})

import { sql } from 'drizzle-orm'

import { schools } from '../../domains/school/school.schema'
import { moduleOrigins } from '../../site/registry/registry.schema'
import { openAgain, openTestDatabase } from '../../testing/test-database'
import { waitUntil } from '../../testing/wait-until'

import '../../testing/test-server'

import { notify, type Database } from './database'

let database: Database
let other: Database
beforeAll(async () => {
  database = await openTestDatabase()
  other = await openAgain(database)
})
afterAll(async () => {
  await other.close()
  await database.close()
})

/**
 * The notices that one process receives on a channel while another works. A final notice shows that all before
 * it have arrived.
 */
async function heardDuring(channel: string, work: () => Promise<unknown>): Promise<(string | null)[]> {
  const heard: (string | null)[] = []
  let over = false
  const ends = [
    other.onNotice(channel, (payload) => heard.push(payload)),
    other.onNotice('over', () => {
      over = true
    }),
  ]
  await work()
  await database.asOwner((tx) => notify(tx, 'over'))
  await waitUntil(() => over)
  for (const end of ends) end()
  return heard
}

test('a notice comes when its transaction has committed, also from a tenant’s', async () => {
  const heard = await heardDuring('test', async () => {
    await database.withTenant('10001', async (tx) => {
      await notify(tx, 'test', 'a:b')
      await notify(tx, 'another')
    })
    await database.asOwner((tx) => notify(tx, 'test'))
  })
  expect(heard).toEqual(['a:b', ''])
})

test('a transaction that is undone tells nobody, and who ended listening hears nothing', async () => {
  const ended = jest.fn()
  other.onNotice('test', ended)()
  const heard = await heardDuring('test', async () => {
    const undone = database.asOwner(async (tx) => {
      await notify(tx, 'test', 'undone')
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await database.asOwner((tx) => notify(tx, 'test', 'done'))
  })
  expect(heard).toEqual(['done'])
  expect(ended).not.toHaveBeenCalled()
})

test('whoever changes what pages are made of, others hear of it', async () => {
  const origin = { scope: '20001', origin: 'https://notice.example' }
  expect(
    await heardDuring('registry', () => database.asOwner((tx) => tx.insert(moduleOrigins).values(origin))),
  ).toEqual(['20001'])
  expect(
    await heardDuring('school', () =>
      database.withTenant('10002', (tx) => tx.update(schools).set({ address: 'moved' })),
    ),
  ).toEqual(['10002'])
  expect(
    await heardDuring('host', () =>
      database.asOwner((tx) => tx.execute(sql`insert into tenant_hosts values ('new-name', '10001')`)),
    ),
  ).toEqual(['new-name'])
})

/** A module's origin that is inserted, which is told on the channel `registry`. */
function insertOrigin(scope: string): Promise<unknown> {
  return database.asOwner((tx) => tx.insert(moduleOrigins).values({ scope, origin: 'https://own.example' }))
}

/** Does the work while no process is connected for notices; resolves when all are again. */
async function withoutNoticeConnections(work: () => Promise<void>): Promise<void> {
  // The embedded database has no connection that could break.
  if (database.kind === 'embedded') return work()
  const waiting = new Set([database, other])
  const ends = [...waiting].map((process) =>
    process.onNotice('any', (payload) => {
      if (payload === null) waiting.delete(process)
    }),
  )
  await breakNoticeConnections()
  await work()
  await waitUntil(() => waiting.size === 0)
  for (const end of ends) end()
}

function breakNoticeConnections(): Promise<unknown> {
  return database.asOwner((tx) =>
    tx.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'campus notices'`,
    ),
  )
}

test('who makes a change has heard of it when it is confirmed, without waiting for another connection', async () => {
  const heard: (string | null)[] = []
  const end = database.onNotice('registry', (payload) => heard.push(payload))
  await withoutNoticeConnections(async () => {
    await insertOrigin('20002')
    expect(heard).toEqual(['20002'])
  })
  end()
})

test('who makes changes hears of each once, many at once too', async () => {
  const heard: (string | null)[] = []
  const end = database.onNotice('registry', (payload) => heard.push(payload))
  // Many at once have connections of their own.
  await Promise.all(['20003', '20004', '20005'].map(insertOrigin))
  // Whatever comes to the process by its notice connection comes before this.
  let isOver = false
  const endOver = database.onNotice('over', () => (isOver = true))
  await other.asOwner((tx) => notify(tx, 'over'))
  await waitUntil(() => isOver)
  expect(heard.toSorted()).toEqual(['20003', '20004', '20005'])
  end()
  endOver()
})

test('an opening of a site, which only counts, is no change of its pages', async () => {
  const heard = await heardDuring('school', () =>
    database.withTenant('10002', (tx) => tx.update(schools).set({ browseCount: sql`browse_count + 1` })),
  )
  expect(heard).toEqual([])
})

test('after its connection broke, a process hears that notices were missed, and then hears again', async () => {
  // The embedded database has no connection that could break.
  if (other.kind === 'embedded') return
  const heard: (string | null)[] = []
  other.onNotice('test', (payload) => heard.push(payload))
  await breakNoticeConnections()
  await waitUntil(() => heard.length > 0)
  await database.asOwner((tx) => notify(tx, 'test', 'after'))
  await waitUntil(() => heard.length > 1)
  expect(heard).toEqual([null, 'after'])
})

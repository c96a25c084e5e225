/** Which release of the answering module an attempt stays with. */
import { randomUUID } from 'node:crypto'

import { resumeAttempt, startAttempt, type PageRelease } from '@campus/contracts/exam-attempt'

import { eventsOf } from '../../../platform/events/event'
import { releaseLeases } from '../../../platform/leases/release-lease.schema'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { digest, HOMEWORK, MINUTE_WORK, pageOf, SCHOOL, TEST_WORK } from '../testing/exam-learner'
import { attempts } from './attempt.schema'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterEach(() => server.setNow(TEST_NOW))
afterAll(() => server.close())

const release = (version: string, draft: number, more: Partial<PageRelease> = {}): PageRelease => ({
  module: 'mfe-exam',
  version,
  draft: { version: draft, reads: [draft] },
  isGiven: false,
  ...more,
})
const once = () => ({ token, headers: { 'idempotency-key': randomUUID() } })
const start = (workId: string, page: PageRelease) => server.call(startAttempt, { workId, page }, once())
const resume = async (answerLogId: string, page: PageRelease) => {
  const opened = await server.call(resumeAttempt, { answerLogId, page }, once())
  if (opened.state !== 'open') throw new Error('the attempt is over')
  return opened
}
const submit = ({ answerLogId, epoch }: { answerLogId: string; epoch: number }) =>
  pageOf(server, { token }).submit({ answerLogId, epoch }, { lastSeq: 0, digest: digest({}) })
const leasesOf = async (answerLogId: string) => {
  const all = await server.database.asOwner((tx) => tx.select().from(releaseLeases))
  return all.filter(({ id }) => id === answerLogId)
}

test('from its start to its submission an attempt is leased to the release of its page', async () => {
  const started = await start(TEST_WORK, release('1.0.0', 1))
  expect(started.release).toBe('1.0.0')
  expect(await leasesOf(started.answerLogId)).toEqual([
    expect.objectContaining({ tenantId: SCHOOL, moduleId: 'mfe-exam', version: '1.0.0', draftVersion: 1 }),
  ])
  const [first] = await eventsOf(server.database, SCHOOL, started.answerLogId)
  expect(first).toMatchObject({ kind: 'attempt.started', data: { release: 'mfe-exam 1.0.0' } })
  expect((await submit(started)).state).toBe('final')
  expect(await leasesOf(started.answerLogId)).toEqual([])
})

test('a page of a release that cannot go on with it takes nothing over, and learns which release can', async () => {
  const started = await start(TEST_WORK, release('1.0.0', 1))
  const other = release('2.0.0', 2)
  expect(await start(TEST_WORK, other)).toMatchObject({ epoch: started.epoch, release: '1.0.0' })
  expect(await resume(started.answerLogId, other)).toMatchObject({ epoch: started.epoch, release: '1.0.0' })
  // The page that holds it is disturbed by none of that.
  expect((await submit(started)).state).toBe('final')
})

test('one that declares it can, or that was given to this attempt, takes it over with its release', async () => {
  const started = await start(TEST_WORK, release('1.0.0', 1))
  const newer = release('2.0.0', 2, { draft: { version: 2, reads: [1, 2] } })
  expect(await start(TEST_WORK, newer)).toMatchObject({ epoch: started.epoch + 1, release: '2.0.0' })
  expect(await resume(started.answerLogId, release('1.0.0', 1))).toMatchObject({ release: '2.0.0' })
  const given = release('1.0.0', 1, { isGiven: true })
  const taken = await resume(started.answerLogId, given)
  expect(taken).toMatchObject({ epoch: started.epoch + 2, release: '1.0.0' })
  expect(await leasesOf(started.answerLogId)).toEqual([expect.objectContaining({ version: '1.0.0', draftVersion: 1 })])
  await submit(taken)
})

test('who is of no release opens it as ever, and the lease stays', async () => {
  const started = await start(HOMEWORK, release('1.0.0', 1))
  const page = pageOf(server, { token })
  expect(await page.start(HOMEWORK)).toMatchObject({ epoch: started.epoch + 1, release: '' })
  expect(await leasesOf(started.answerLogId)).toEqual([expect.objectContaining({ version: '1.0.0' })])
})

test('the lease ends with the time of the attempt too', async () => {
  const started = await start(MINUTE_WORK, release('1.0.0', 1))
  server.setNow(new Date(TEST_NOW.getTime() + 10 * 60_000))
  expect(await pageOf(server, { token }).resume(started.answerLogId)).toMatchObject({ state: 'closed' })
  expect(await leasesOf(started.answerLogId)).toEqual([])
})

test('nobody sees the leases of another person', async () => {
  const { answerLogId } = await start(TEST_WORK, release('1.0.0', 1))
  const [mine] = await server.database
    .asOwner((tx) => tx.select().from(attempts))
    .then((all) => all.filter(({ id }) => id === answerLogId))
  const seenBy = (userId: string) => server.database.withTenant(SCHOOL, (tx) => tx.select().from(releaseLeases), userId)
  expect((await seenBy(mine?.userId ?? '')).map(({ id }) => id)).toContain(answerLogId)
  expect(await seenBy('somebody-else')).toEqual([])
})

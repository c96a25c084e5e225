/** When an attempt is marked as soon as it is handed in, and when it waits. */
import { eq } from 'drizzle-orm'

import { getAttempt } from '@campus/contracts/exam-attempt'

import { eventsOf } from '../../../platform/events/event'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { works } from '../papers/paper.schema'
import { answerItem, digest, MINUTE_WORK, pageOf, SCHOOL, single, TEST_WORK } from '../testing/exam-learner'

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
beforeAll(async () => {
  server = await openTestServer()
  options = { token: await server.signIn() }
  page = pageOf(server, options)
})
afterAll(() => server.close())

const waits = (workId: string, waitsForTeacher: boolean) =>
  server.database.withTenant(SCHOOL, (tx) => tx.update(works).set({ waitsForTeacher }).where(eq(works.id, workId)))

/** Handed in with this answer, or with none. */
async function handedIn(workId: string, answer?: { readonly questionId: string; readonly key: string }) {
  const attempt = await page.start(workId)
  const given = answer === undefined ? {} : { [answer.questionId]: single(answer.key) }
  if (answer !== undefined) await page.save(attempt, answerItem(1, answer.questionId, single(answer.key)))
  await page.submit(attempt, { lastSeq: answer === undefined ? 0 : 1, digest: digest(given) })
  const { state, score, reviewable } = await server.call(getAttempt, { answerLogId: attempt.answerLogId }, options)
  return { id: attempt.answerLogId, state, score, reviewable }
}

const CHOICE = { questionId: `${SCHOOL}62007001`, key: 'B' }

test('a paper that the rules can mark whole is marked when it is handed in', async () => {
  await waits(MINUTE_WORK, false)
  const right = await handedIn(MINUTE_WORK, CHOICE)
  expect(right).toMatchObject({ state: 'reviewed', reviewable: true })
  expect(right.score).toBeGreaterThan(0)
  expect(await eventsOf(server.database, SCHOOL, right.id)).toContainEqual(
    expect.objectContaining({ kind: 'attempt.marked', data: { score: right.score } }),
  )
  expect(await handedIn(MINUTE_WORK, { ...CHOICE, key: 'A' })).toMatchObject({ state: 'reviewed', score: 0 })
})

test('unless the work waits for a teacher', async () => {
  await waits(MINUTE_WORK, true)
  expect(await handedIn(MINUTE_WORK, CHOICE)).toMatchObject({ state: 'pending', reviewable: false, score: null })
})

test('a paper with a short answer waits for whoever reads it, also when nothing was answered', async () => {
  await waits(TEST_WORK, false)
  expect(await handedIn(TEST_WORK)).toMatchObject({ state: 'pending', reviewable: false, score: null })
})

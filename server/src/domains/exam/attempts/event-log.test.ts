import { eq } from 'drizzle-orm'

import { eventsOf } from '../../../platform/events/event'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { paperQuestions } from '../papers/paper.schema'
import { answerItem, blanks, digest, pageOf, QUESTION, SCHOOL, single, TEST_WORK } from '../testing/exam-learner'

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
/** The same learner, signed in on another device. */
let elsewhere: ReturnType<typeof pageOf>
beforeAll(async () => {
  server = await openTestServer()
  options = { token: await server.signIn() }
  page = pageOf(server, options)
  elsewhere = pageOf(server, { token: await server.signIn() })
})
// Each test starts an attempt of its own: the one before is handed in.
beforeEach(async () => {
  server.setNow(TEST_NOW)
  const left = await page.start(TEST_WORK)
  await page.submit(left, {
    lastSeq: 0,
    digest: digest(Object.fromEntries(left.answers.map((entry) => [entry.questionId, entry.answer]))),
  })
})
afterAll(() => server.close())

const at = (milliseconds: number) => server.setNow(new Date(TEST_NOW.getTime() + milliseconds))

test('what happened to an attempt is told afterwards', async () => {
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, answerItem(1, QUESTION.single, single('B')))
  await page.save(attempt, answerItem(2, QUESTION.single, single('C')))
  at(40_000)
  await page.resume(attempt.answerLogId)
  at(45_000)
  await elsewhere.resume(attempt.answerLogId)
  await elsewhere.submit({ ...attempt, epoch: 3 }, { lastSeq: 0, digest: digest({ [QUESTION.single]: single('C') }) })
  const events = await eventsOf(server.database, SCHOOL, attempt.answerLogId)
  expect(events.map(({ kind, person, data }) => [kind, person, data])).toEqual([
    ['attempt.started', SAMPLE_STUDENT.id, expect.objectContaining({ work: TEST_WORK })],
    ['attempt.saved-first', SAMPLE_STUDENT.id, { epoch: 1 }],
    ['attempt.resumed', SAMPLE_STUDENT.id, { epoch: 2, secondsSinceSave: 40 }],
    ['attempt.taken-over', SAMPLE_STUDENT.id, { epoch: 3, secondsSinceSave: 45 }],
    [
      'attempt.submitted',
      SAMPLE_STUDENT.id,
      expect.objectContaining({ answered: 1, lastSaved: TEST_NOW.toISOString() }),
    ],
  ])
})

test('a second tab of the same browser takes over; a reload of the one that holds it goes on', async () => {
  const second = pageOf(server, options, 'second tab')
  const { answerLogId } = await page.start(TEST_WORK)
  for (const one of [page, second, second, page]) await one.resume(answerLogId)
  const events = await eventsOf(server.database, SCHOOL, answerLogId)
  expect(events.slice(1).map(({ kind, data }) => [kind, data['epoch']])).toEqual([
    ['attempt.resumed', 2],
    ['attempt.taken-over', 3],
    ['attempt.resumed', 4],
    ['attempt.taken-over', 5],
  ])
})

describe('a page whose saves did not get through', () => {
  const disconnections = async (answerLogId: string) =>
    (await eventsOf(server.database, SCHOOL, answerLogId))
      .filter(({ kind }) => kind === 'attempt.disconnected')
      .map(({ data }) => data)

  test('for longer than half a minute: told with the seconds, once', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(1, QUESTION.single, single('A')))
    at(200_000)
    await page.saveAfter(180_400, attempt, answerItem(2, QUESTION.single, single('B')))
    at(260_000)
    await page.save(attempt, answerItem(3, QUESTION.single, single('C')))
    expect(await disconnections(attempt.answerLogId)).toEqual([{ epoch: 1, seconds: 180 }])
  })

  test('for longer than the server heard nothing: the server’s time counts', async () => {
    const attempt = await page.start(TEST_WORK)
    at(40_000)
    await page.saveAfter(86_400_000, attempt, answerItem(1, QUESTION.single, single('A')))
    at(60_000)
    await page.saveAfter(86_400_000, attempt, answerItem(2, QUESTION.single, single('B')))
    expect(await disconnections(attempt.answerLogId)).toEqual([{ epoch: 1, seconds: 40 }])
  })

  test('for less than that, or a learner who thinks: nothing is told', async () => {
    const attempt = await page.start(TEST_WORK)
    at(600_000)
    await page.save(attempt, answerItem(1, QUESTION.single, single('A')))
    at(900_000)
    await page.saveAfter(30_000, attempt, answerItem(2, QUESTION.single, single('B')))
    expect(await disconnections(attempt.answerLogId)).toEqual([])
  })
})

test('an answer that no longer fits its question is told, counts as none and stops nothing', async () => {
  const become = (type: number) =>
    server.database.asOwner((tx) =>
      tx.update(paperQuestions).set({ type }).where(eq(paperQuestions.id, QUESTION.blanks)),
    )
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, answerItem(1, QUESTION.blanks, blanks('380', '50')))
  await become(6)
  const given = { [QUESTION.blanks]: blanks('380', '50') }
  const submitted = await page.submit(attempt, { lastSeq: 1, digest: digest(given) })
  await become(4)
  expect(submitted.state).toBe('final')
  const events = await eventsOf(server.database, SCHOOL, attempt.answerLogId)
  expect(events.map(({ kind, person, data }) => [kind, person, data])).toContainEqual([
    'attempt.answers-unfit',
    '',
    { questions: QUESTION.blanks },
  ])
})

import { eq } from 'drizzle-orm'

import type { CallRequest } from '@campus/contracts/call'
import { getTestByWorkId } from '@campus/contracts/exam'
import { MAX_SHORT_ANSWER } from '@campus/contracts/exam-answer'
import { getAttempt, getOpenAttempt, MAX_MISSING, resumeAttempt, saveAnswers } from '@campus/contracts/exam-attempt'
import { unitOf } from '@campus/contracts/exam-paper'
import { paperOf } from '@campus/contracts/exam-question'

import { eventsOf } from '../../../platform/events/event'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import {
  answerItem,
  blanks,
  digest,
  HOMEWORK,
  pageOf,
  QUESTION,
  SCHOOL,
  short,
  single,
  TEST_WORK,
} from '../testing/exam-learner'
import { attemptEntries, attempts } from './attempt.schema'

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
beforeEach(async () => {
  server.setNow(TEST_NOW)
  await asLearner(async (tx) => {
    const open = tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.status, 0))
    for (const { id } of await open) await tx.delete(attemptEntries).where(eq(attemptEntries.attemptId, id))
    await tx.delete(attempts).where(eq(attempts.status, 0))
  })
})
afterAll(() => server.close())

const asLearner = <Result>(work: Parameters<typeof server.database.withTenant<Result>>[1]) =>
  server.database.withTenant(SCHOOL, work, SAMPLE_STUDENT.id)
const savedAnswers = async (answerLogId: string) => {
  const { answers = [] } = await openAgain(answerLogId)
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
}
/** Reads by opening, as a page does. */
async function openAgain(answerLogId: string) {
  const opened = await page.resume(answerLogId)
  if (opened.state !== 'open') throw new Error('the attempt is over')
  return opened
}
const at = (milliseconds: number) => server.setNow(new Date(TEST_NOW.getTime() + milliseconds))

describe('starting', () => {
  test('gives the attempt, its epoch and its time; nothing is answered', async () => {
    expect(await page.start(TEST_WORK)).toEqual({
      state: 'open',
      answerLogId: expect.stringMatching(/^\d+$/),
      workId: TEST_WORK,
      kind: 'test',
      markedBy: 'teacher',
      epoch: 1,
      startedAt: TEST_NOW.getTime(),
      deadlineAt: TEST_NOW.getTime() + 40 * 60_000,
      serverNow: TEST_NOW.getTime(),
      graceMs: 30_000,
      answers: [],
      marked: [],
      currentQuestionId: '',
      release: '',
    })
  })

  test('again with the same key, or four times at once: the same attempt and epoch', async () => {
    const key = 'start-of-this-very-page'
    const [first, ...again] = await Promise.all([1, 2, 3, 4].map(() => page.start(TEST_WORK, key)))
    expect(first?.epoch).toBe(1)
    for (const one of [...again, await page.start(TEST_WORK, key)]) expect(one).toEqual(first)
  })

  test('with another key continues it and takes it over; homework has no time', async () => {
    const first = await page.start(HOMEWORK)
    expect(first.deadlineAt).toBeNull()
    expect(await page.start(HOMEWORK)).toMatchObject({ answerLogId: first.answerLogId, epoch: 2 })
  })

  test('EX-ANS-39 the learner’s extra time is in the deadline', async () => {
    const long = await page.start(TEST_WORK.replace(/1$/, '2'))
    expect(long.deadlineAt).toBe(TEST_NOW.getTime() + 120 * 60_000)
  })
})

describe('whether an attempt is running', () => {
  const running = (workId: string) => server.call(getOpenAttempt, { workId }, options)

  test('says what is answered and how long it may take; takes nothing over', async () => {
    expect(await running(TEST_WORK)).toEqual({ attempt: null })
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(1, QUESTION.single, single('B')), answerItem(2, QUESTION.short, short('x')))
    await page.save(attempt, answerItem(3, QUESTION.single, single('')))
    at(60_000)
    expect(await running(TEST_WORK)).toEqual({
      attempt: {
        answerLogId: attempt.answerLogId,
        startedAt: TEST_NOW.getTime(),
        deadlineAt: TEST_NOW.getTime() + 40 * 60_000,
        answered: 1,
        questions: 14,
      },
    })
    expect(await page.save(attempt, answerItem(4, QUESTION.single, single('A')))).toMatchObject({ state: 'saved' })
  })

  test('of a homework there is no end; of what is submitted or over there is none', async () => {
    const { answerLogId } = await page.start(HOMEWORK)
    expect(await running(HOMEWORK)).toMatchObject({ attempt: { answerLogId, deadlineAt: null, answered: 0 } })
    await page.submit({ answerLogId, epoch: 1 }, { lastSeq: 0, digest: digest({}) })
    expect(await running(HOMEWORK)).toEqual({ attempt: null })
    await page.start(TEST_WORK)
    at(40 * 60_000 + 31_000)
    expect(await running(TEST_WORK)).toEqual({ attempt: null })
  })

  test('of a work of another class it is not told', async () => {
    expect(await server.refusal(getOpenAttempt, { workId: '404' }, options)).toMatchObject({ code: 40400 })
  })
})

describe('saving', () => {
  test('EX-ANS-42 acknowledges, and a reload brings answers, flags and the question back', async () => {
    const attempt = await page.start(TEST_WORK)
    at(60_000)
    expect(
      await page.save(
        attempt,
        answerItem(1, QUESTION.single, single('B')),
        { kind: 'mark', seq: 2, questionId: QUESTION.short, marked: true },
        { kind: 'visit', seq: 3, questionId: QUESTION.blanks },
        answerItem(4, QUESTION.readingBlank, blanks(' 15 ')),
      ),
    ).toEqual({
      state: 'saved',
      acknowledged: [1, 2, 3, 4],
      rejected: [],
      savedAt: TEST_NOW.getTime() + 60_000,
      deadlineAt: attempt.deadlineAt,
    })
    at(600_000)
    expect(await page.resume(attempt.answerLogId)).toEqual({
      ...attempt,
      epoch: 2,
      serverNow: TEST_NOW.getTime() + 600_000,
      answers: [
        { questionId: QUESTION.single, answer: single('B') },
        { questionId: QUESTION.readingBlank, answer: blanks('15') },
      ],
      marked: [QUESTION.short],
      currentQuestionId: QUESTION.blanks,
    })
  })

  test('EX-ANS-29 replays and reordering change nothing, and every number is acknowledged', async () => {
    const attempt = await page.start(TEST_WORK)
    const newer = answerItem(5, QUESTION.single, single('C'))
    const older = answerItem(2, QUESTION.single, single('A'))
    for (const item of [newer, older, newer, older]) {
      expect(await page.save(attempt, item)).toMatchObject({ state: 'saved', acknowledged: [item.seq] })
    }
    expect(await savedAnswers(attempt.answerLogId)).toEqual({ [QUESTION.single]: single('C') })
  })

  test('EX-ANS-29 of several items of a question the newest stays, in whatever order they stand', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(3, QUESTION.single, single('C')), answerItem(1, QUESTION.single, single('A')))
    expect(await savedAnswers(attempt.answerLogId)).toEqual({ [QUESTION.single]: single('C') })
  })

  test('an older visit and an older flag change nothing either', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, { kind: 'visit', seq: 4, questionId: QUESTION.short })
    await page.save(attempt, { kind: 'visit', seq: 3, questionId: QUESTION.single })
    await page.save(attempt, { kind: 'mark', seq: 6, questionId: QUESTION.short, marked: false })
    await page.save(attempt, { kind: 'mark', seq: 5, questionId: QUESTION.short, marked: true })
    expect(await openAgain(attempt.answerLogId)).toMatchObject({ currentQuestionId: QUESTION.short, marked: [] })
  })

  test('EX-ANS-28 what was answered and cleared is cleared', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(1, QUESTION.single, single('B')), answerItem(2, QUESTION.short, short('x')))
    await page.save(attempt, answerItem(3, QUESTION.single, single('')))
    expect(await savedAnswers(attempt.answerLogId)).toEqual({ [QUESTION.short]: short('x') })
  })

  test.each<[string, CallRequest<typeof saveAnswers>['items'][number]]>([
    ['a text with a zero character', answerItem(2, QUESTION.short, short('先断电\u0000后验电'))],
    ['half a surrogate pair', answerItem(2, QUESTION.blanks, blanks('50', '\ud83d'))],
    ['a zero character in a key', answerItem(2, QUESTION.multiple, { type: 'multiple', keys: ['A', '\u0000'] })],
    ['a zero character in the question’s id', answerItem(2, '\u0000', single('A'))],
    ['a text that is too long', answerItem(2, QUESTION.short, short('x'.repeat(MAX_SHORT_ANSWER + 1)))],
    ['what is no item', { seq: 2 }],
    ['another paper’s question', answerItem(2, `${HOMEWORK}001`, single('A'))],
    ['an option it has not', answerItem(2, QUESTION.single, single('Z'))],
    ['an answer of another type', answerItem(2, QUESTION.single, short('B'))],
    ['a passage, which is not answered', answerItem(2, QUESTION.reading, short('B'))],
  ])('%s is rejected, arrives all the same, and what comes with it is kept', async (_, item) => {
    const attempt = await page.start(TEST_WORK)
    expect(await page.save(attempt, answerItem(1, QUESTION.single, single('B')), item)).toMatchObject({
      acknowledged: [1, 2],
      rejected: [2],
    })
    const events = await eventsOf(server.database, SCHOOL, attempt.answerLogId)
    expect(events.filter(({ kind }) => kind === 'attempt.items-rejected')).toMatchObject([{ data: { numbers: '2' } }])
    expect(
      await page.submit(attempt, { lastSeq: 2, digest: digest({ [QUESTION.single]: single('B') }) }),
    ).toMatchObject({
      state: 'final',
    })
  })

  test('an epoch that nobody was given is refused', async () => {
    const { answerLogId } = await page.start(TEST_WORK)
    const payload = { answerLogId, epoch: 7, items: [answerItem(1, QUESTION.single, single('B'))] }
    expect(await server.refusal(saveAnswers, payload, options)).toMatchObject({ code: 40900 })
    expect(await savedAnswers(answerLogId)).toEqual({})
  })
})

describe('taking over', () => {
  test('the page before is told, and nothing it still sends is kept', async () => {
    const first = await page.start(TEST_WORK)
    await page.save(first, answerItem(1, QUESTION.single, single('A')))
    const second = await elsewhere.resume(first.answerLogId)
    expect(second).toMatchObject({ state: 'open', epoch: 2, answers: [{ questionId: QUESTION.single }] })
    const { answerLogId } = first
    expect(await server.call(getAttempt, { answerLogId }, options)).toMatchObject({ state: 'open', epoch: 2 })
    expect(await page.save(first, answerItem(9, QUESTION.single, single('D')))).toEqual({
      state: 'takenOver',
      epoch: 2,
    })
    expect(await page.submit(first, { lastSeq: 9, digest: digest({}) })).toEqual({ state: 'takenOver', epoch: 2 })
    // Numbers begin anew in each epoch.
    await elsewhere.save({ ...first, epoch: 2 }, answerItem(1, QUESTION.single, single('C')))
    expect(await savedAnswers(first.answerLogId)).toEqual({ [QUESTION.single]: single('C') })
  })

  test('a repeated resume is one take-over; a late copy of it takes nothing back', async () => {
    const { answerLogId } = await page.start(TEST_WORK)
    const key = 'resume-of-this-very-page'
    expect(await page.resume(answerLogId, key)).toMatchObject({ epoch: 2 })
    expect(await elsewhere.resume(answerLogId)).toMatchObject({ epoch: 3 })
    expect(await page.resume(answerLogId, key)).toMatchObject({ epoch: 2 })
    expect(await elsewhere.save({ answerLogId, epoch: 3 }, answerItem(1, QUESTION.single, single('B')))).toMatchObject({
      state: 'saved',
    })
  })
})

describe('submitting', () => {
  const answers = { [QUESTION.single]: single('B'), [QUESTION.blanks]: blanks('380', '') }

  test('numbers that are missing come back as a list; then it is final, with a receipt that can be confirmed', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(2, QUESTION.single, single('B')))
    const last = { lastSeq: 4, digest: digest(answers) }
    expect(await page.submit(attempt, last)).toEqual({ state: 'missing', missing: [1, 3, 4] })
    const visit = (seq: number) => ({ kind: 'visit', seq, questionId: QUESTION.single }) as const
    await page.save(attempt, visit(1), visit(4))
    await page.save(attempt, answerItem(3, QUESTION.blanks, blanks('380')))
    at(90_000)
    const final = await page.submit(attempt, last)
    const receipt = {
      answerLogId: attempt.answerLogId,
      finishedAt: TEST_NOW.getTime() + 90_000,
      finishedBy: 'learner',
      answered: 2,
      questions: 14,
      digest: digest(answers),
    }
    expect(final).toEqual({ state: 'final', receipt })
    expect(await server.call(getAttempt, { answerLogId: attempt.answerLogId }, options)).toMatchObject({
      state: 'pending',
      reviewable: false,
      receipt,
      score: null,
      points: null,
    })
  })

  test('EX-API-25 is final exactly once: repeated, at once, by another page or with other words it gives the first receipt', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(1, QUESTION.single, single('B')))
    const last = { lastSeq: 1, digest: digest({ [QUESTION.single]: single('B') }) }
    const key = 'submission-of-this-page'
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => page.submit(attempt, last, key)))
    at(1000)
    others.push(
      await page.submit(attempt, last),
      await elsewhere.submit({ ...attempt, epoch: 9 }, { ...last, lastSeq: 5 }),
    )
    expect(first).toMatchObject({ state: 'final' })
    for (const other of others) expect(other).toEqual(first)
    const events = await eventsOf(server.database, SCHOOL, attempt.answerLogId)
    expect(events.filter(({ kind }) => kind === 'attempt.submitted')).toHaveLength(1)
  })

  test('answers that read otherwise on the page are told, and nothing ends', async () => {
    const attempt = await page.start(TEST_WORK)
    await page.save(attempt, answerItem(1, QUESTION.single, single('B')))
    expect(await page.submit(attempt, { lastSeq: 1, digest: digest({ [QUESTION.single]: single('A') }) })).toEqual({
      state: 'differs',
      digest: digest({ [QUESTION.single]: single('B') }),
    })
    expect(await server.call(getAttempt, { answerLogId: attempt.answerLogId }, options)).toMatchObject({
      state: 'open',
    })
  })

  test('EX-ANS-32 with nothing answered it is final too', async () => {
    expect(await page.submit(await page.start(HOMEWORK), { lastSeq: 0, digest: digest({}) })).toMatchObject({
      state: 'final',
      receipt: { answered: 0 },
    })
  })

  test('of very many missing numbers some are named', async () => {
    const submitted = await page.submit(await page.start(TEST_WORK), { lastSeq: 1_000_000, digest: digest({}) })
    expect(submitted).toMatchObject({ state: 'missing' })
    if (submitted.state === 'missing') expect(submitted.missing).toHaveLength(MAX_MISSING)
  })

  test('EX-ANS-02 EX-API-25 afterwards nothing is saved, and opening it says that it is over', async () => {
    const attempt = await page.start(TEST_WORK)
    const final = await page.submit(attempt, { lastSeq: 0, digest: digest({}) })
    const receipt = final.state === 'final' ? final.receipt : null
    expect(await page.save(attempt, answerItem(1, QUESTION.single, single('B')))).toEqual({ state: 'closed', receipt })
    expect(await page.resume(attempt.answerLogId)).toMatchObject({ state: 'closed', kind: 'test', receipt })
    const left = await asLearner((tx) =>
      tx.select().from(attemptEntries).where(eq(attemptEntries.attemptId, attempt.answerLogId)),
    )
    expect(left).toEqual([])
  })
})

test('EX-API-25 an attempt of nobody, and one of another learner, is not found', async () => {
  await server.database.withTenant(
    SCHOOL,
    (tx) => tx.insert(attempts).values({ id: 'of-another', workId: TEST_WORK, createdTime: TEST_NOW }),
    'another',
  )
  for (const answerLogId of ['1', 'of-another']) {
    expect(await server.refusal(resumeAttempt, { answerLogId }, options)).toMatchObject({ code: 40400 })
    expect(await server.refusal(getAttempt, { answerLogId }, options)).toMatchObject({ code: 40400 })
  }
})

test('EX-API-02 EX-API-10 EX-API-22 the questions come while the attempt is open, flags in them, and not before or after', async () => {
  const read = async (answerLogId?: string) =>
    paperOf(unitOf(await server.call(getTestByWorkId, { workId: TEST_WORK, answerLogId }, options)))
  expect((await read()).numbered).toEqual([])
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, { kind: 'mark', seq: 1, questionId: QUESTION.short, marked: true })
  const paper = await read(attempt.answerLogId)
  expect(paper.groups.map(({ code, count, points }) => [code, count, points])).toEqual([
    [1, 2, 8],
    [2, 2, 12],
    [3, 2, 6],
    [4, 1, 6],
    [6, 1, 10],
    [11, 3, 10],
    [13, 3, 9],
  ])
  expect(paper.numbered.filter(({ question }) => question.isMarked).map(({ question }) => question.id)).toEqual([
    QUESTION.short,
  ])
  expect((await read('another')).numbered).toEqual([])
  await page.submit(attempt, { lastSeq: 1, digest: digest({}) })
  expect((await read(attempt.answerLogId)).numbered).toEqual([])
})

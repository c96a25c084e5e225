/** A paper that is changed after it was sat: attempts keep what they were asked and marked by, until they are marked again. */
import { eq } from 'drizzle-orm'

import { getAnsweredExam } from '@campus/contracts/exam'
import { unitOf } from '@campus/contracts/exam-paper'

import { eventsOf } from '../../../platform/events/event'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { importFolder } from '../../../site/operator/import/import-folder'
import { TEST_NOW } from '../../../testing/test-clock'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { ownAttempt } from '../attempts/own-attempt'
import { works } from '../papers/paper.schema'
import {
  answerItem,
  digest,
  pageOf,
  QUESTION,
  SCHOOL,
  short,
  single,
  TEST_WORK,
  XSKT_TEST,
} from '../testing/exam-learner'
import { markAgain } from './mark-again'
import { markAttempt } from './mark-attempt'

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
beforeAll(async () => {
  server = await openTestServer()
  server.setNow(TEST_NOW)
  options = { token: await server.signIn() }
  page = pageOf(server, options)
})
afterAll(() => server.close())

const asLearner: TestServer['database']['withTenant'] = (_, work) =>
  server.database.withTenant(SCHOOL, work, SAMPLE_STUDENT.id)

const bring = (name: string, text: string) => bringAll({ [name]: text })

const again = (attemptId: string, rewordedAreSame = false) =>
  asLearner(SCHOOL, (tx) => markAgain({ tx, now: TEST_NOW }, { attemptId, rewordedAreSame }))

/** Files of the school, by name without its ending; the notes. */
const bringAll = async (texts: Readonly<Record<string, string>>) => {
  const files = Object.entries(texts).map(([name, text]) => ({ path: `${SCHOOL}/${name}.csv`, text }))
  const { faults, notes } = await importFolder(importContext(server), { files, pictures: [] }, { dryRun: false })
  expect(faults).toEqual([])
  return notes.map(({ file, line, message }) => `${file}:${line}: ${message}`)
}

/** The first question of the safety paper, B of four, worth 5 points, answered with A in the attempt. */
async function answeredWithA() {
  const [work] = await server.database.asOwner((tx) => tx.select().from(works).where(eq(works.id, XSKT_TEST)))
  const question = `${work?.paperId ?? ''}001`
  const left = await page.start(XSKT_TEST)
  await page.save(left, answerItem(1, question, single('A')))
  await page.submit(left, { lastSeq: 1, digest: digest({ [question]: single('A') }) })
  const reviewed = async () => {
    const answered = await server.call(getAnsweredExam, { workId: XSKT_TEST, answerLogId: left.answerLogId }, options)
    const unit = unitOf(answered)
    const asked = unit.questionResultVOMap['1']?.find(({ id }) => id === question)
    return {
      total: answered.score,
      stem: asked?.trunk,
      worth: asked?.examPoint,
      right: asked?.questionAnswerVO?.optionList,
      options: asked?.questionContentVO?.optionList.map(({ key, value }) => `${key} ${value}`),
      points: unit.answerQuestion.find(({ questionId }) => questionId === question)?.score,
    }
  }
  return { attempt: left.answerLogId, paperId: work?.paperId ?? '', question, reviewed }
}

test('a key, a stem and points that change later change no review; marked again it has them, and the event says the scores', async () => {
  const { attempt, paperId, question, reviewed } = await answeredWithA()
  const before = await reviewed()
  expect(before).toMatchObject({ total: 0, worth: 5, right: ['B'], points: 0 })
  expect(await bring('solutions', `id,options\n${question},A\n`)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${SCHOOL}/solutions.csv:2: paperId ${paperId} is changed\\. Marks and review of \\d+ finished attempts at ${XSKT_TEST} stay as they were; operator mark-again ${SCHOOL} ${XSKT_TEST} marks by the paper of now$`,
      ),
    ),
  ])
  expect(await bring('questions', `id,stem,points\n${question},另一个问题,8\n`)).toHaveLength(1)
  expect(await reviewed()).toEqual(before)

  expect(await again(attempt)).toEqual({ attempt, before: 0, after: 8, kept: [] })
  expect(await reviewed()).toMatchObject({ total: 8, stem: '另一个问题', worth: 8, right: ['A'], points: 8 })
  const events = await eventsOf(server.database, SCHOOL, attempt)
  expect(events.at(-1)).toMatchObject({ kind: 'attempt.marked-again', data: { before: 0, after: 8 } })
  expect(await bring('solutions', `id,options\n${question},A\n`)).toEqual([])
})

test('an option in front changes no answer: it is marked by what was chosen, and by no option that was not there', async () => {
  const { attempt, question, reviewed } = await answeredWithA()
  const before = await reviewed()
  const former = (before.options ?? []).map((option) => option.slice(2))
  const inFront = ['断开电源', ...former]
  await bringAll({
    questions: `id,options\n${question},"${inFront.join('\n')}"\n`,
    solutions: `id,options\n${question},B\n`,
  })
  expect(await reviewed()).toEqual(before)
  expect(await again(attempt)).toMatchObject({ before: before.total, after: before.total, kept: [] })
  expect(await reviewed()).toEqual(before)

  await bring('solutions', `id,options\n${question},A\n`)
  const why = 'the right option A “断开电源” was not among its options'
  expect(await again(attempt)).toMatchObject({ after: before.total, kept: [{ questionId: question, why }] })
  expect((await eventsOf(server.database, SCHOOL, attempt)).at(-1)).toMatchObject({ data: { kept: question } })

  await bringAll({
    questions: `id,options\n${question},"${inFront.join('\n').replace(former[0] ?? '', '先验电')}"\n`,
    solutions: `id,options\n${question},B\n`,
  })
  expect(await again(attempt)).toMatchObject({
    kept: [{ why: `A “${former[0]}” is no option any more` }],
  })
  await bringAll({
    questions: `id,options\n${question},"${['先验电', ...former.slice(1)].join('\n')}"\n`,
    solutions: `id,options\n${question},A\n`,
  })
  expect(await again(attempt)).toMatchObject({ kept: [{ why: `A “${former[0]}” is A “先验电” now` }] })
  expect(await again(attempt, true)).toMatchObject({ after: before.total, kept: [] })
  expect(await reviewed()).toEqual(before)
})

const questionOf = (paperId: string) => ({
  questions: `id,paperId,position,type,stem,points\nnew,${paperId},99,6,<p>为什么？</p>,5\n`,
  solutions: 'id,model\nnew,<p>因为有电</p>\n',
})

test('a question that a sat paper gets, or loses, is told at its line', async () => {
  const { paperId, reviewed } = await answeredWithA()
  const before = await reviewed()
  const told = (file: string) => [
    expect.stringMatching(new RegExp(`^${SCHOOL}/${file}.csv:2: paperId ${paperId} is changed\\.`)),
  ]
  expect(await bringAll(questionOf(paperId))).toEqual(told('questions'))
  const gone = 'id,remove\nnew,yes\n'
  expect(await bringAll({ questions: gone, solutions: gone })).toEqual(told('questions'))
  expect(await reviewed()).toEqual(before)
})

test('what a marker decided stays, as the same share of what the question is worth', async () => {
  const attempt = await page.start(TEST_WORK)
  const { answerLogId } = attempt
  const given = { [QUESTION.single]: single('A'), [QUESTION.short]: short('先断负载') }
  const items = Object.entries(given).map(([id, answer], index) => answerItem(index + 1, id, answer))
  await page.save(attempt, ...items)
  await page.submit(attempt, { lastSeq: 2, digest: digest(given) })
  const marks = [
    { questionId: QUESTION.short, points: 9, comment: '好' },
    { questionId: QUESTION.single, points: 1 },
  ]
  await asLearner(SCHOOL, async (tx) =>
    markAttempt({ tx, now: TEST_NOW }, await ownAttempt(tx, { answerLogId }), marks),
  )
  await bring('questions', `id,points\n${QUESTION.short},6\n`)
  expect(await again(answerLogId)).toMatchObject({
    before: 10,
    after: 6.4,
  })
  const answered = await server.call(getAnsweredExam, { workId: TEST_WORK, answerLogId }, options)
  const { answerQuestion } = unitOf(answered)
  expect(answerQuestion.find(({ questionId }) => questionId === QUESTION.short)).toMatchObject({
    score: 5.4,
    comment: '好',
  })
  expect(answerQuestion.find(({ questionId }) => questionId === QUESTION.single)).toMatchObject({ score: 1 })
})

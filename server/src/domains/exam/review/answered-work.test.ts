import { getAnsweredExam } from '@campus/contracts/exam'
import { unitOf } from '@campus/contracts/exam-paper'

import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { ownAttempt } from '../attempts/own-attempt'
import { markAttempt } from '../marking/mark-attempt'
import { answerItem, digest, pageOf, QUESTION, SCHOOL, short, TEST_WORK } from '../testing/exam-learner'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  server.setNow(TEST_NOW)
})
afterAll(() => server.close())

test.each([
  [10, true],
  [8, false],
])(
  'EX-REV-05 EX-API-16 a short answer worth 10 that its marker gives %i points is right: %s',
  async (points, isRight) => {
    const options = { token: await server.signIn() }
    const page = pageOf(server, options)
    const attempt = await page.start(TEST_WORK)
    const { answerLogId } = attempt
    await page.save(attempt, answerItem(1, QUESTION.short, short('先断负载')))
    await page.submit(attempt, { lastSeq: 1, digest: digest({ [QUESTION.short]: short('先断负载') }) })
    await server.database.withTenant(
      SCHOOL,
      async (tx) =>
        markAttempt({ tx, now: TEST_NOW }, await ownAttempt(tx, { answerLogId }), [
          { questionId: QUESTION.short, points },
        ]),
      SAMPLE_STUDENT.id,
    )
    const answered = await server.call(getAnsweredExam, { workId: TEST_WORK, answerLogId }, options)
    const record = unitOf(answered).answerQuestion.find(({ questionId }) => questionId === QUESTION.short)
    expect(record).toMatchObject({ isRight, score: points })
  },
)

/** What a question says of itself on the wire, while it is answered and in a review. */
import { getAnsweredExam, getTestByWorkId } from '@campus/contracts/exam'
import { unitOf } from '@campus/contracts/exam-paper'

import { sampleId } from '../../../sample/sample-id'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { pageOf, QUESTION, SCHOOL, TEST_WORK } from '../testing/exam-learner'

const PAPER = sampleId(SCHOOL, 'paper', 5)

let server: TestServer
let options: { token: string }
beforeAll(async () => {
  server = await openTestServer()
  options = { token: await server.signIn() }
  const page = pageOf(server, options)
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, { kind: 'mark', seq: 1, questionId: QUESTION.multiple, marked: true })
})
afterAll(() => server.close())

const questionsOfOpen = async () =>
  unitOf(await server.call(getTestByWorkId, { workId: TEST_WORK }, options)).questionResultVOMap

test('EX-API-23 a question says what it is, what it is worth and whether it is flagged', async () => {
  const map = await questionsOfOpen()
  expect(map['2']?.[0]).toEqual({
    id: QUESTION.multiple,
    questionUnitId: PAPER,
    questionType: 2,
    trunk: expect.stringContaining('<table>'),
    examPoint: 6,
    markStatus: '1',
    questionContentVO: {
      optionList: [
        { key: 'A', value: '照明', content: '' },
        { key: 'B', value: '插座', content: '' },
        { key: 'C', value: '空调', content: '' },
        { key: 'D', value: '厨房', content: '' },
      ],
      content: '',
    },
    questionAnswerVO: null,
    readQuestionList: [],
  })
  expect(map['2']?.[1]).toMatchObject({ examPoint: 6, markStatus: '' })
  expect(map['1']?.[0]?.questionContentVO.optionList[1]).toEqual({
    key: 'B',
    value: '',
    content: '<p>$44\\,\\Omega$</p>',
  })
})

test('EX-API-23 true and false have words, blanks a key each, a short answer its content, a passage its parts', async () => {
  const map = await questionsOfOpen()
  const [first] = map['3'] ?? []
  expect(first?.questionContentVO.optionList.map(({ key, value }) => [key, value])).toEqual([
    ['A', '正确'],
    ['B', '错误'],
  ])
  expect(map['4']?.[0]?.questionContentVO.optionList.map(({ key }) => key)).toEqual(['1', '2'])
  expect(map['6']?.[0]).toMatchObject({ questionType: 6, questionContentVO: { optionList: [] } })
  const [reading] = map['11'] ?? []
  expect(reading).toMatchObject({ id: QUESTION.reading, questionUnitId: PAPER, questionType: 11 })
  expect(reading?.readQuestionList.map(({ id }) => id)).toContain(QUESTION.readingBlank)
  const parts = [...(reading?.readQuestionList ?? []), ...(map['13']?.[0]?.readQuestionList ?? [])]
  for (const part of parts) expect(part).toMatchObject({ questionUnitId: PAPER, trunk: expect.any(String) })
})

test('EX-API-23 in a review every question has its solution, and every choice its right options', async () => {
  const answerLogId = sampleId(SCHOOL, 'attempt', 7)
  const unit = unitOf(await server.call(getAnsweredExam, { workId: TEST_WORK, answerLogId }, options))
  const all = Object.values(unit.questionResultVOMap).flat()
  const leaves = all.flatMap((question) =>
    question.readQuestionList.length > 0 ? question.readQuestionList : question,
  )
  expect(leaves).toHaveLength(14)
  for (const { questionAnswerVO, questionContentVO, questionType } of leaves) {
    expect(questionAnswerVO).toMatchObject({ contentDesc: expect.any(String) })
    if (questionType > 3) continue
    const right = questionContentVO.optionList.filter(({ answer }) => answer).map(({ key }) => key)
    expect(right).toEqual(questionAnswerVO?.optionList)
    expect(right.length).toBeGreaterThan(0)
  }
})

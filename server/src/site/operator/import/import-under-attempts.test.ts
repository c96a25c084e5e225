/** A paper that comes again while learners sit it. */
import { eq } from 'drizzle-orm'

import { paperQuestions } from '../../../domains/exam/papers/paper.schema'
import {
  answerItem,
  digest,
  pageOf,
  QUESTION,
  SCHOOL,
  single,
  TEST_WORK,
} from '../../../domains/exam/testing/exam-learner'
import { sampleId } from '../../../sample/sample-id'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { exportFolder } from './export-folder'
import { importFolder } from './import-folder'

let server: TestServer
let page: ReturnType<typeof pageOf>
let exported: ReadonlyMap<string, string>
beforeAll(async () => {
  server = await openTestServer()
  page = pageOf(server, { token: await server.signIn() })
  exported = new Map((await exportFolder(context())).files.map(({ path, text }) => [path, text]))
})
afterAll(() => server.close())

const context = () => importContext(server)
const PAPER = QUESTION.single.slice(0, -3)
/** Of another paper, which nobody sits. */
const OTHER_PAPER = sampleId(SCHOOL, 'paper', 3)
const OTHER = 'of-another-paper'
const HEAD = 'id,paperId,parentId,position,type,stem,points,options,blanks'

/** The single choice of the test, with what its options say. */
const choice = (...options: string[]) => `${QUESTION.single},${PAPER},,1,1,哪一个？,2,"${options.join('\n')}",`
let former: readonly string[]
beforeAll(async () => {
  const [question] = await server.database.asOwner((tx) =>
    tx.select().from(paperQuestions).where(eq(paperQuestions.id, QUESTION.single)),
  )
  former = (question?.options ?? []).map(({ html, label }) => (html === '' ? label : html))
  expect(former).toHaveLength(4)
})

/** Files of the school, by name without its ending; undone again unless told otherwise. */
const bring = (texts: Readonly<Record<string, string>>, { dryRun } = { dryRun: true }) => {
  const files = Object.entries(texts).map(([name, text]) => ({ path: `${SCHOOL}/${name}.csv`, text }))
  return importFolder(context(), { files, pictures: [] }, { dryRun })
}
/** What a folder is refused for. */
const faultsOf = async (texts: Readonly<Record<string, string>>, how = { dryRun: true }) =>
  (await bring(texts, how)).faults.map(({ line, message }) => `${line}: ${message}`)
const questionFaults = (...lines: string[]) => faultsOf({ questions: `${HEAD}\n${lines.join('\n')}\n` })

/** Somebody sits the test while the folder comes. */
async function whileOpen<T>(come: () => Promise<T>): Promise<T> {
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, answerItem(1, QUESTION.single, single('B')))
  const came = await come()
  await page.submit(attempt, { lastSeq: 1, digest: digest({ [QUESTION.single]: single('B') }) })
  return came
}

const STILL =
  '2: options keep their number and their order while an attempt is open, only words may be corrected: wait for the end'

test.each<[string, (options: readonly string[]) => string[], string]>([
  ['fewer options', (options) => [choice(...options.slice(0, 2))], STILL],
  ['an option more', (options) => [choice(...options, '都不是')], STILL],
  ['an option in front', (options) => [choice('都不是', ...options)], STILL],
  ['options in another order', ([one = '', other = '', ...rest]) => [choice(other, one, ...rest)], STILL],
  [
    'a question more',
    (options) => [choice(...options), `new1,${PAPER},,99,6,为什么？,5,,`],
    `6: paperId ${PAPER} gets no new question while an attempt is open: wait for the end, or give the paper an id of its own`,
  ],
  [
    'a question of another paper',
    (options) => [choice(...options), `${OTHER},${PAPER},,98,6,为什么？,5,,`],
    `6: paperId ${PAPER} gets no new question while an attempt is open: wait for the end, or give the paper an id of its own`,
  ],
])('%s is refused while somebody answers, and taken afterwards', async (_, linesOf, refusal) => {
  const right = { solutions: `id,options\n${QUESTION.single},B\n` }
  await faultsOf({ questions: `${HEAD}\n${OTHER},${OTHER_PAPER},,98,6,为什么？,5,,\n` }, { dryRun: false })
  const come = () => faultsOf({ questions: `${HEAD}\n${linesOf(former).join('\n')}\n`, ...right })
  expect(await whileOpen(come)).toEqual([refusal])
  expect(await come()).toEqual([])
})

test('options that move take the line of their solution with them, at any time', async () => {
  const [one = '', other = '', ...rest] = former
  const moved = choice(other, one, ...rest)
  expect(await questionFaults(moved)).toEqual([
    '2: options have moved, and B of its solution would be another: say the right ones again in solutions.csv',
  ])
  expect(
    await faultsOf({
      questions: `${HEAD}\n${moved}\n`,
      solutions: `id,options\n${QUESTION.single},A\n`,
    }),
  ).toEqual([])
  expect(await questionFaults(choice(...former, '都不是'))).toEqual([])
})

test('a question that somebody has answered does not become another', async () => {
  await whileOpen(() => Promise.resolve())
  expect(await questionFaults(choice('甲', '乙', '丙', '丁'))).toEqual([
    expect.stringMatching(/^2: stem and every one of the options were others, and \d+ attempts? hangs? on /),
  ])
})

test('a question that somebody has answered keeps its type, while they do and afterwards', async () => {
  const another = choice(...former).replace(',1,1,', ',1,2,')
  const refused = [expect.stringMatching(`^2: type was 1, and \\d+ attempts hang on ${QUESTION.single}: `)]
  expect(await whileOpen(() => questionFaults(another))).toEqual(refused)
  expect(await questionFaults(another)).toEqual(refused)
})

test('a stem, points and what an option says may change at any time; who answers just now is told of', async () => {
  const corrected = `${HEAD}\n${choice(...former.slice(0, 3), '都不是')}\n`
  const { faults, notes } = await whileOpen(() => bring({ questions: corrected }))
  expect(faults).toEqual([])
  expect(notes.map(({ message }) => message)).toContain(
    'stem, options, points changed while an attempt is open: a page that shows the question has the former until it is loaded again, marking has the new',
  )
})

test('a work keeps its paper while somebody answers, and afterwards', async () => {
  const works = (exported.get(`${SCHOOL}/works.csv`) ?? '').replaceAll(`,${PAPER},`, `,${PAPER.replace(/5$/, '1')},`)
  expect(works).toContain(TEST_WORK)
  const refused = [
    expect.stringMatching(new RegExp(`^\\d+: paperId was ${PAPER}, and .*attempts? .*on ${TEST_WORK}: `)),
  ]
  expect(await whileOpen(() => faultsOf({ works }))).toEqual(refused)
  expect(await faultsOf({ works })).toEqual(refused)
})

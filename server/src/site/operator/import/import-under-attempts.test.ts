/** A paper that comes again while learners sit it. */
import {
  answerItem,
  digest,
  pageOf,
  QUESTION,
  SCHOOL,
  single,
  TEST_WORK,
} from '../../../domains/exam/testing/exam-learner'
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
const HEAD = 'id,paperId,parentId,position,type,stem,points,options,blanks'
const FORMER = `${QUESTION.single},${PAPER},,1,1,哪一个？,2,"甲\n乙\n丙\n丁",`

/** What a folder is refused for, tried and undone. */
const faultsOf = async (name: string, text: string) => {
  const path = `${SCHOOL}/${name}.csv`
  const { faults } = await importFolder(context(), { files: [{ path, text }], pictures: [] }, { dryRun: true })
  return faults.map(({ line, message }) => `${line}: ${message}`)
}
const questionFaults = (...lines: string[]) => faultsOf('questions', `${HEAD}\n${lines.join('\n')}\n`)

/** Somebody sits the test while the folder comes. */
async function whileOpen<T>(come: () => Promise<T>): Promise<T> {
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, answerItem(1, QUESTION.single, single('B')))
  const came = await come()
  await page.submit(attempt, { lastSeq: 1, digest: digest({ [QUESTION.single]: single('B') }) })
  return came
}

const CHANGES: readonly [string, string[], string[]][] = [
  ['fewer options', [FORMER.replace('\n丙\n丁', '')], ['2: options must stay as it was (4) while an attempt is open']],
  [
    'a question more',
    [FORMER, `new1,${PAPER},,99,6,为什么？,5,,`],
    [`6: paperId ${PAPER} gets no new question while an attempt is open`],
  ],
]

test.each(CHANGES)('%s is refused while somebody answers, and taken afterwards', async (_, lines, refusals) => {
  const faults = await whileOpen(() => questionFaults(...lines))
  expect(faults.map((fault) => fault.replace(/: wait for the end, or give .+$/, ''))).toEqual(refusals)
  expect(await questionFaults(...lines)).toEqual([])
})

test('a question that somebody has answered keeps its type, while they do and afterwards', async () => {
  const another = FORMER.replace(',1,1,', ',1,2,')
  const refused = [expect.stringMatching(`^2: type was 1, and \\d+ attempts hang on ${QUESTION.single}: `)]
  expect(await whileOpen(() => questionFaults(another))).toEqual(refused)
  expect(await questionFaults(another)).toEqual(refused)
})

test('a stem, points and what an option says may change at any time', async () => {
  expect(await whileOpen(() => questionFaults(FORMER))).toEqual([])
})

test('a work keeps its paper while somebody answers, and afterwards', async () => {
  const works = (exported.get(`${SCHOOL}/works.csv`) ?? '').replaceAll(`,${PAPER},`, `,${PAPER.replace(/5$/, '1')},`)
  expect(works).toContain(TEST_WORK)
  const refused = [
    expect.stringMatching(new RegExp(`^\\d+: paperId was ${PAPER}, and .*attempts? .*on ${TEST_WORK}: `)),
  ]
  expect(await whileOpen(() => faultsOf('works', works))).toEqual(refused)
  expect(await faultsOf('works', works)).toEqual(refused)
})

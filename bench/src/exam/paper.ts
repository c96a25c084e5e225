/**
 * `pnpm bench exam-paper [questions]`: a paper of 500 questions answered to its end on a processor four times slower: from
 * choosing an answer, and from going to the next question, until it is painted; the tasks that were long meanwhile, and the
 * time for which the page's thread had a processor, which a busy machine does not lengthen.
 */
import type { CDPSession, Page } from '@playwright/test'

import { followRequests } from '../../../e2e/fixtures/reading'
import { signIn } from '../../../e2e/fixtures/sign-in'
import { sampleId } from '../../../server/src/sample/sample-id'
import { firstClassId } from '../../../server/src/sample/sample-student'
import { CROWD_SCHOOL, lengthenPaper } from '../../../server/src/testing/exam-crowd'
import { startPostgres } from '../../../server/src/testing/postgres'
import { launchChromium } from '../chromium'
import { machine } from '../machine'
import { ROOT, startServer } from '../server'
import { answerAll, type PaperTimes } from './answer-all'
import { quantilesOf } from './quantiles.model'

const SLOWDOWN = 4
/** Milliseconds, at the median. */
const LIMIT = 50
/** Where the sample's long test is named. */
const INTRO = `/study/test?${new URLSearchParams({
  classId: firstClassId(CROWD_SCHOOL),
  classroomId: sampleId(CROWD_SCHOOL, 'classroom', 22),
}).toString()}`

async function run(questions: number): Promise<void> {
  const postgres = await startPostgres()
  const server = await startServer(ROOT, { databaseUrl: postgres.url })
  const browser = await launchChromium()
  try {
    await lengthenPaper(postgres.url, questions)
    const context = await browser.newContext({
      baseURL: server.address,
      locale: 'zh-CN',
      viewport: { width: 1366, height: 900 },
    })
    const { times, busy } = await sit(await context.newPage(), questions)
    report(times, busy)
  } finally {
    await browser.close()
    await server.stop()
    await postgres.stop()
  }
}

async function sit(page: Page, questions: number): Promise<{ times: PaperTimes; busy: number }> {
  // The TypeScript loader wraps functions in a helper the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await signIn(page, '/study/mine')
  await page.goto(INTRO)
  const settled = followRequests(page)
  await page.getByRole('button', { name: /^(开始|继续)答题$/ }).click()
  await page.getByRole('heading', { name: '第1题', exact: true }).waitFor()
  await settled()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busyTime(devtools)
  const times = await page.evaluate(answerAll, questions)
  return { times, busy: (await busyTime(devtools)) - before }
}

/** Milliseconds for which the page's thread worked so far. */
async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
}

function report({ answers, steps, longTasks }: PaperTimes, busy: number): void {
  console.log(`${steps.length + 1} questions, ${SLOWDOWN}× slower processor, ${machine()}`)
  const medians = [tell('answer chosen → painted', answers), tell('next question → painted', steps)]
  const longest = Math.max(0, ...longTasks)
  console.log(`tasks over 50 ms: ${longTasks.length}, the longest ${longest.toFixed(0)} ms`)
  const deeds = answers.length + steps.length
  console.log(`the page’s thread worked ${(busy / deeds).toFixed(1)} ms for each of them, saving and drawing included`)
  if (!medians.every((median) => median <= LIMIT)) process.exitCode = 1
}

function tell(what: string, times: readonly number[]): number {
  const { count, median, p99, worst } = quantilesOf(times)
  console.log(
    `${what.padEnd(26)}${String(count).padStart(5)}   median ${median.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   worst ${worst.toFixed(1)} ms`,
  )
  return median
}

run(Number(process.argv[2] ?? 500)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

/**
 * `pnpm bench lists [--only lessons]`: the longest lists of the study area on a processor four times slower: 9,999 comments, a
 * year of lessons in the timetable, and a thousand past ones. Counts the tasks over 50 ms while they scroll and switch. A task
 * counts by the time for which the page's thread had a processor, times four: that does not depend on what else the machine
 * does.
 */
import { parseArgs } from 'node:util'

import type { Browser, Locator, Page } from '@playwright/test'

import { signIn } from '../../../e2e/fixtures/sign-in'
import { sampleId } from '../../../server/src/sample/sample-id'
import { CROWD_SCHOOL } from '../../../server/src/testing/exam-crowd'
import { lengthenLists, SPOKEN_OF } from '../../../server/src/testing/long-lists'
import { startPostgres } from '../../../server/src/testing/postgres'
import { launchChromium } from '../chromium'
import { machine } from '../machine'
import { ROOT, startServer } from '../server'
import { mainThreadTasks } from './trace.model'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

const SLOWDOWN = 4
/** Milliseconds. */
const LONG_TASK = 50
const { classId, classroomId } = SPOKEN_OF
const COURSE = sampleId(CROWD_SCHOOL, 'course', 11)
const ROOM = `/study/classroom/online?${new URLSearchParams({ classId, classroomId, courseId: COURSE }).toString()}`
const TIMETABLE = `/study/class-time-table?${new URLSearchParams({ classId }).toString()}`
const CLASS = `/study/training-class?${new URLSearchParams({ classId }).toString()}`

/** What a learner does with a list; it is opened before anything is counted. */
interface Walk {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly walk: (page: Page) => Promise<void>
}

/** What a machine makes of no work at all: the others are read against it. */
const EMPTY: Walk = {
  name: 'an empty page scrolled',
  open: async (page) => {
    await page.goto('about:blank')
    await page.setContent('<div style="height: 100000px"></div>')
  },
  walk: (page) => wheel(page, 120, 400),
}

const WALKS: readonly Walk[] = [
  {
    name: '9,999 comments scrolled',
    open: async (page) => {
      await page.goto(ROOM)
      await page.getByRole('button', { name: /^评论/ }).click()
      await page.getByRole('article').first().hover()
    },
    walk: (page) => wheel(page, 120, 400),
  },
  {
    name: 'a week, the next one and back',
    open: async (page) => {
      await page.goto(`${TIMETABLE}&tab=week`)
      await page.getByRole('grid', { name: '周' }).getByRole('button').first().waitFor()
    },
    walk: async (page) => {
      for (const name of ['下一周', '下一周', '上一周']) {
        await pressFor(page, name, page.locator('[role=grid] [role=columnheader][data-other]'))
      }
      await wheel(page, 20, 300)
    },
  },
  {
    name: 'a month',
    open: async (page) => {
      await page.goto(`${TIMETABLE}&tab=month`)
      await page.getByRole('grid', { name: '月' }).getByRole('button', { name: /项/ }).first().waitFor()
    },
    walk: (page) => wheel(page, 30, 300),
  },
  {
    name: 'a year of lessons scrolled',
    open: async (page) => {
      await page.goto(`${TIMETABLE}&tab=all`)
      await page.getByRole('article').first().waitFor()
    },
    walk: (page) => wheel(page, 120, 400),
  },
  {
    name: 'past lessons, page by page',
    open: async (page) => {
      await page.goto(CLASS)
      await page.getByRole('tab', { name: /^往期/ }).click()
      await page.getByRole('tab', { name: /^全部/ }).click()
      await page.getByRole('button', { name: '下一页' }).waitFor()
    },
    walk: async (page) => {
      for (let at = 0; at < 10; at += 1) {
        await pressFor(page, '下一页', page.locator('ul:has(> li > article)'))
      }
    },
  },
]

/** Presses a button and waits until the first of some elements says something else. */
async function pressFor(page: Page, button: string, elements: Locator): Promise<void> {
  const before = (await elements.first().textContent()) ?? ''
  await page.getByRole('button', { name: button }).click()
  await elements.first().filter({ hasNotText: before }).waitFor()
}

/** Turns the wheel once a frame or so. */
async function wheel(page: Page, times: number, pixels: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await page.mouse.wheel(0, pixels)
}

async function run(): Promise<void> {
  const postgres = await startPostgres()
  const server = await startServer(ROOT, { databaseUrl: postgres.url })
  const browser = await launchChromium()
  try {
    await lengthenLists(postgres.url, { comments: 9_999, days: 182, lessonsOfADay: 8 })
    const context = await browser.newContext({
      baseURL: server.address,
      locale: 'zh-CN',
      viewport: { width: 1366, height: 900 },
    })
    const page = await context.newPage()
    await signIn(page, '/study/mine')
    console.log(`${SLOWDOWN}× slower processor, ${machine()}`)
    const noise = await measure(browser, page, EMPTY)
    let long = 0
    const walks = WALKS.filter(({ name }) => name.includes(values.only))
    for (const walk of walks) long += (await measure(browser, page, walk)).long
    if (noise.longest > LONG_TASK) {
      console.log('An empty page has tasks that long too: something else keeps this machine busy.')
    }
    if (long > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server.stop()
    await postgres.stop()
  }
}

interface Measured {
  readonly long: number
  /** Milliseconds on the slower processor. */
  readonly longest: number
}

async function measure(browser: Browser, page: Page, { name, open, walk }: Walk): Promise<Measured> {
  await open(page)
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  })
  await walk(page)
  const tasks = mainThreadTasks((await browser.stopTracing()).toString())
  const long = tasks.filter(({ took }) => slow(took) > LONG_TASK)
  const longest = Math.max(0, ...tasks.map(({ took }) => slow(took)))
  console.log(
    `${name.padEnd(32)} ${String(tasks.length).padStart(5)} tasks, over ${LONG_TASK} ms: ${String(long.length).padStart(3)}, the longest ${longest.toFixed(0)} ms`,
  )
  for (const { took, parts } of long) {
    const shown = parts.slice(0, 4).map(([part, spent]) => `${part} ${slow(spent).toFixed(0)}`)
    console.log(`  ${slow(took).toFixed(0).padStart(4)} ms: ${shown.join(', ')}`)
  }
  return { long: long.length, longest }
}

const slow = (took: number): number => took * SLOWDOWN

run().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

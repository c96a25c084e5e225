// Walks through: mfe-exam/src/attempt, shell/src/modules, server/src/site/registry

/** A student in the middle of a test, while the module that shows it is released anew, taken back, or lost. */
import { rmSync } from 'node:fs'

import type { BrowserContext, Page } from '@playwright/test'

import type { Campus } from '../fixtures/campus'
import { answerPage, next, question, saved, start, startButton } from '../fixtures/exam'
import { filesOf, SCRIPT_FAULTS } from '../fixtures/modules'
import { builtExamVersion, nextExamRelease } from '../fixtures/next-release'
import { operatorOf } from '../fixtures/operator'
import { learnerOnOwnCampus } from '../fixtures/own-campus'
import { followRequests, WORK_PAGES } from '../fixtures/reading'
import { expect } from '../fixtures/story'

const releaseStory = learnerOnOwnCampus()

// One portal for all of them.
releaseStory.describe.configure({ mode: 'default' })

const TEST = WORK_PAGES['/study/test']
const FIRST = builtExamVersion()
const NEXT = '-next'
const READS_FIRST = '-reads-first'
const HOLDS_NOTHING = '-holds-nothing'

/** Starts the portal anew with another release of the module. */
async function release(campus: Campus, suffix: string, how: { goesOn: boolean; holds?: boolean }): Promise<void> {
  const apps = nextExamRelease(suffix, how)
  try {
    await campus.deploy(apps)
  } finally {
    rmSync(apps, { recursive: true, force: true })
  }
}

/** Goes on, and waits until another question stands there. */
async function goOn(page: Page): Promise<void> {
  const heading = question(page).getByRole('heading').first()
  const before = (await heading.getAttribute('id')) ?? ''
  await next(page).click()
  await expect(heading).not.toHaveAttribute('id', before)
}

/** Answers from the question in view to the last one, and submits. */
async function finish(page: Page): Promise<void> {
  await answerPage(page)
  while (await next(page).isVisible()) {
    await goOn(page)
    await answerPage(page)
  }
  await expect(page.getByText('未答 0 题')).toBeVisible()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('alertdialog', { name: '您确定要提交吗？' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible()
  await expect(page.getByText('已答 14 题，共 14 题')).toBeVisible()
}

/** The releases of the module that a page has files of. */
const releasesIn = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [...new Set(names.flatMap((name) => /\/modules\/mfe-exam\/([^/]+)\//.exec(name)?.[1] ?? []))]
}
const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)

/** Somebody who looks at the test now. */
async function newcomer(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(TEST)
  await expect(startButton(page)).toBeVisible()
  return page
}

/** Until every script of the release has come. */
async function expectAllHeld(page: Page, settled: () => Promise<void>): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/katex.'))),
    )
    .toBe(true)
  await settled()
}

releaseStory(
  'sits a test while the module is released anew, found bad and taken back: nothing is noticed, and whoever comes next gets the right one',
  async ({ page, context, campus, problems }) => {
    // The server starts twice.
    releaseStory.slow()
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
    const operator = operatorOf(campus)
    const settled = followRequests(page)
    await start(page, TEST)
    await answerPage(page)
    await expect(saved(page)).toBeVisible()
    const opened = await loadedAt(page)
    const address = page.url()
    await expectAllHeld(page, settled)

    // It cannot go on with what is under way, so only an operator gives it to everybody now.
    await release(campus, NEXT, { goesOn: false })
    expect(await operator('status')).toContain('1 piece of work under way needs a release that reads form')
    await operator('assign', 'mfe-exam', FIRST + NEXT, '--why', 'it cannot wait')
    const second = await newcomer(context)
    expect(await releasesIn(second)).toEqual([FIRST + NEXT])
    await goOn(page)
    await answerPage(page)
    await expect(saved(page)).toBeVisible()

    // The same student on another device: from the new release's intro on to the old one's answering page.
    await startButton(second).click()
    await expect(second).toHaveURL(/answerLogId=/)
    await expect(question(second)).toBeVisible()
    expect(await releasesIn(second)).toEqual([FIRST])
    await second.close()
    // Back at the first device, after a reload.
    await page.reload()
    await expect(page.getByText('已答 2 题', { exact: true })).toBeVisible()
    expect(await releasesIn(page)).toEqual([FIRST])
    expect(page.url()).toBe(address)
    const openedAgain = await loadedAt(page)
    expect(openedAgain).not.toBe(opened)
    await expectAllHeld(page, settled)

    expect(await operator('assign', 'mfe-exam', FIRST, '--why', 'the new one is bad')).toContain(FIRST)
    const third = await newcomer(context)
    expect(await releasesIn(third)).toEqual([FIRST])
    await third.close()

    await finish(page)
    expect(await loadedAt(page), 'the page was not loaded anew').toBe(openedAgain)
    expect(await releasesIn(page)).toEqual([FIRST])
  },
)

releaseStory(
  'sits a test while the files of the module disappear from the server: every question, the submission and its end are there',
  async ({ page, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    const settled = followRequests(page)
    await start(page, TEST)
    await expectAllHeld(page, settled)
    const asked: string[] = []
    await page.route(filesOf('mfe-exam'), (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 404 })
    })
    await finish(page)
    expect(asked).toEqual([])
  },
)

releaseStory(
  'goes on with a test in a newer release that can read what the one before kept, and stays with it until an operator ends that and the page is loaded anew',
  async ({ page, context, campus, problems }) => {
    // The server starts again.
    releaseStory.slow()
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
    await start(page, TEST)
    await answerPage(page)
    await expect(saved(page)).toBeVisible()
    expect(await releasesIn(page)).toEqual([FIRST])

    await release(campus, READS_FIRST, { goesOn: true })
    const operator = operatorOf(campus)
    await operator('assign', 'mfe-exam', FIRST + READS_FIRST)
    const newer = await newcomer(context)
    await startButton(newer).click()
    await expect(newer.getByText('已答 1 题', { exact: true })).toBeVisible()
    expect(await releasesIn(newer)).toEqual([FIRST + READS_FIRST])
    await expect(page.getByRole('alert')).toContainText('已在其他页面或设备上继续作答')

    await newer.reload()
    await expect(newer.getByText('已答 1 题', { exact: true })).toBeVisible()
    expect(await releasesIn(newer)).toEqual([FIRST + READS_FIRST])

    await operator('assign', 'mfe-exam', FIRST, '--why', 'the new one is bad')
    const attempt = new URL(newer.url()).searchParams.get('answerLogId') ?? ''
    await operator('end-lease', '10001', attempt, '--why', 'the new one is bad')
    await expect(newer.getByText('答题页面有更新，已作答的内容不受影响')).toBeVisible()
    await newer.getByRole('button', { name: '重新载入' }).click()
    await expect.poll(() => releasesIn(newer)).toEqual([FIRST])
    await expect(newer.getByText('已答 1 题', { exact: true })).toBeVisible()
    await finish(newer)
  },
)

releaseStory(
  'gets no release that does not say that its page holds a test: whoever sits one goes on where it began',
  async ({ page, context, campus, problems }) => {
    // The server starts again.
    releaseStory.slow()
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
    const operator = operatorOf(campus)
    await start(page, TEST)
    await answerPage(page)
    await expect(saved(page)).toBeVisible()
    const [began] = await releasesIn(page)

    await release(campus, HOLDS_NOTHING, { goesOn: true, holds: false })
    expect(await operator('status')).toMatch(
      /Set aside at the start\n.+-holds-nothing .+\n.+does not hold unfinished work at \/study\/homework\/answer, as /,
    )
    await expect(operator('assign', 'mfe-exam', FIRST + HOLDS_NOTHING)).rejects.toThrow(
      `There is no release mfe-exam ${FIRST}${HOLDS_NOTHING}.`,
    )
    await page.reload()
    await expect(page.getByText('已答 1 题', { exact: true })).toBeVisible()
    expect(await releasesIn(page)).toEqual([began])
    const visitor = await newcomer(context)
    await visitor.close()
    await finish(page)
  },
)

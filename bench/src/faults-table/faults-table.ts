/**
 * `pnpm bench faults-table [--kind loop] [--module mfe-exam]`: every fault of a module in a browser, in each of the four
 * modules, with another release behind it and with none: the seconds to the card or the page, whether the server was
 * told, and what healed it. Fails when a fault was not told, or nothing healed it.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { addressOf } from '../../../e2e/fixtures/address'
import { breakableApps, versionIn } from '../../../e2e/fixtures/breakable'
import { startCampus } from '../../../e2e/fixtures/campus'
import { MODULES } from '../../../e2e/fixtures/modules'
import { signIn } from '../../../e2e/fixtures/sign-in'
import { launchChromium } from '../chromium'
import { machine } from '../machine'
import { playCell, type Cell, type Stage } from './cell'
import { KINDS, type Release } from './kinds'

const { values } = parseArgs({
  options: { kind: { type: 'string', default: '' }, module: { type: 'string', default: '' } },
})
const kinds = KINDS.filter(({ name }) => name.includes(values.kind))
const modules = MODULES.filter(({ id }) => id.includes(values.module))

const COLUMN = 30

const words = ({ sight, seconds, isReported, healedBy }: Cell): string =>
  [
    `${seconds.toFixed(1)} s ${sight}`,
    isReported ? 'told' : 'NOT TOLD',
    healedBy === '' ? 'NOT HEALED' : healedBy,
  ].join(', ')

/** Plays all cells with the releases that are in use; prints a line for each kind. */
async function playAll(stage: Stage, releases: readonly Release[]): Promise<Cell[]> {
  const cells: Cell[] = []
  console.log(''.padEnd(22) + releases.map(({ module }) => module.id.padEnd(COLUMN)).join(''))
  for (const kind of kinds) {
    const row: Cell[] = []
    for (const release of releases) row.push(await playCell(stage, kind, release))
    console.log(kind.name.padEnd(22) + row.map((cell) => words(cell).padEnd(COLUMN)).join(''))
    cells.push(...row)
  }
  return cells
}

async function run(): Promise<boolean> {
  const folders = [breakableApps(''), breakableApps('-next')] as const
  const campus = await startCampus(folders[0])
  const browser = await launchChromium()
  try {
    const baseURL = addressOf('default', '', campus.port)
    const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
    await signIn(await context.newPage())
    const stage = { browser, baseURL, learner: await context.storageState() }
    await context.close()
    const released = (folder: string, suffix: string): Release[] =>
      modules.map((module) => ({ module, version: versionIn(folder, module.id), suffix }))
    console.log(`faults of a module on ${machine()}`)
    console.log('\nnothing behind the release')
    const alone = await playAll(stage, released(folders[0], ''))
    await campus.deploy(folders[1])
    console.log('\nanother release behind it')
    const backed = await playAll(stage, released(folders[1], '-next'))
    return sum([...alone, ...backed])
  } finally {
    await browser.close()
    await campus.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

function sum(cells: readonly Cell[]): boolean {
  const told = cells.filter(({ isReported }) => isReported).length
  const healed = cells.filter(({ healedBy }) => healedBy !== '').length
  const slowest = Math.max(...cells.map(({ seconds }) => seconds))
  console.log(
    `\n${cells.length} faults, ${told} told, ${healed} healed, the slowest card or page after ${slowest.toFixed(1)} s`,
  )
  return told === cells.length && healed === cells.length
}

process.exitCode = (await run()) ? 0 : 1

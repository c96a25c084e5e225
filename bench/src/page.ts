/**
 * `pnpm bench page [runs]`: the home page composed of modules against the same
 * source as one bundle, both from the same server, throttled, in paired runs.
 */
import { buildBaseline, YARDSTICK } from './baseline'
import { launchChromium } from './chromium'
import { machine } from './machine'
import { visit, type Visit } from './measure-page'
import { median } from './median'
import { ROOT, startServer } from './server'

const ROWS: readonly { readonly key: keyof Visit; readonly name: string; readonly digits: number }[] = [
  { key: 'content', name: 'time to content, ms', digits: 0 },
  { key: 'lcp', name: 'LCP, ms', digits: 0 },
  { key: 'blocking', name: 'blocking time, ms', digits: 0 },
  { key: 'scriptBytes', name: 'JavaScript, bytes', digits: 0 },
  { key: 'bytes', name: 'all, bytes', digits: 0 },
  { key: 'requests', name: 'requests', digits: 0 },
  { key: 'shift', name: 'layout shift', digits: 4 },
]

async function run(runs: number): Promise<void> {
  buildBaseline()
  const composed = await startServer(ROOT)
  const single = await startServer(YARDSTICK)
  const browser = await launchChromium()
  const visits: { composed: Visit[]; single: Visit[] } = { composed: [], single: [] }
  try {
    // One pair warms up the servers and is not counted.
    for (let pair = 0; pair <= runs; pair += 1) {
      const one = await visit(browser, composed.address)
      const other = await visit(browser, single.address)
      if (pair === 0) continue
      visits.composed.push(one)
      visits.single.push(other)
    }
  } finally {
    await browser.close()
    await composed.stop()
    await single.stop()
  }
  print(runs, visits)
}

function print(runs: number, visits: { composed: Visit[]; single: Visit[] }): void {
  console.log(`home page, cold, 1.6 Mbps, 150 ms, 4× slower processor; ${runs} pairs on ${machine()}, medians`)
  console.log(
    ['', 'composed', 'single', 'composed ÷ single'].map((head, at) => head.padStart(at === 0 ? 24 : 12)).join(''),
  )
  for (const { key, name, digits } of ROWS) {
    const ratios = visits.composed.map((visit, at) => visit[key] / (visits.single[at]?.[key] ?? Number.NaN))
    const cells = [median(visits.composed.map((visit) => visit[key])), median(visits.single.map((visit) => visit[key]))]
    const ratio = median(ratios)
    console.log(
      name.padStart(24) +
        cells.map((cell) => cell.toFixed(digits).padStart(12)).join('') +
        (Number.isFinite(ratio) ? ratio.toFixed(3) : '–').padStart(12),
    )
  }
}

run(Number(process.argv[2] ?? 7)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

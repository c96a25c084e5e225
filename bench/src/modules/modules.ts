/**
 * `pnpm bench modules [runs]`: the home page, and a first step from it to another module, with 4, 20 and 100 registered
 * modules of one and of two releases each, against 4 of one, throttled, in paired runs.
 */
import { MODULE_IDS } from '@campus/contracts/composition'

import { launchChromium } from '../chromium'
import { machine } from '../machine'
import { visit, type Visit } from '../measure-page'
import { median } from '../median'
import { ROOT, startServer, type RunningServer } from '../server'
import { register } from './registered'

const ROWS: readonly { readonly key: keyof Visit; readonly name: string }[] = [
  { key: 'content', name: 'time to content, ms' },
  { key: 'requestsToContent', name: 'requests to content' },
  { key: 'bytesToContent', name: 'bytes to content' },
  { key: 'documentBytes', name: 'HTML with headers, bytes' },
  { key: 'bytes', name: 'all, bytes' },
  { key: 'requests', name: 'requests' },
  { key: 'step', name: 'first step elsewhere, ms' },
]

const SIZES = [
  { count: 4, releases: 1 },
  { count: 4, releases: 2 },
  { count: 20, releases: 1 },
  { count: 20, releases: 2 },
  { count: 100, releases: 1 },
  { count: 100, releases: 2 },
] as const

const STEP = { link: '证书查询', heading: '证书查询' }
const PASSWORD = 'the-password-of-this-bench'

async function run(runs: number): Promise<void> {
  process.env['OPERATOR_PASSWORD'] = PASSWORD
  const browser = await launchChromium()
  const few = await startServer(ROOT)
  console.log(`home page, cold, 1.6 Mbps, 150 ms, 4× slower processor; ${runs} pairs on ${machine()}, medians`)
  console.log('in brackets: against 4 modules of one release, run by turns')
  try {
    for (const size of SIZES) {
      const server = await startServer(ROOT)
      try {
        await register(server, PASSWORD, { own: MODULE_IDS, ...size })
        await measure(size, runs, {
          many: () => visit(browser, server.address, STEP),
          few: () => visit(browser, few.address, STEP),
        })
        await printPolicies(server)
      } finally {
        await server.stop()
      }
    }
  } finally {
    await browser.close()
    await few.stop()
  }
}

async function measure(
  { count, releases }: (typeof SIZES)[number],
  runs: number,
  visits: Readonly<Record<'many' | 'few', () => Promise<Visit>>>,
): Promise<void> {
  const many: Visit[] = []
  const few: Visit[] = []
  // One pair warms up the servers and is not counted.
  for (let pair = 0; pair <= runs; pair += 1) {
    const [one, other] = [await visits.many(), await visits.few()]
    if (pair === 0) continue
    many.push(one)
    few.push(other)
  }
  console.log(`\n${count} modules of ${releases === 1 ? 'one release' : 'two releases'}`)
  for (const { key, name } of ROWS) {
    const ratio = median(many.map((visit, at) => visit[key] / (few[at]?.[key] ?? Number.NaN)))
    const value = median(many.map((visit) => visit[key])).toFixed(0)
    console.log(`${name.padStart(26)}${value.padStart(10)}  (${ratio.toFixed(3)})`)
  }
}

/** What every page says of what may run. */
async function printPolicies({ address }: RunningServer): Promise<void> {
  const { headers } = await fetch(address, { headers: { accept: 'text/html' } })
  const policies = headers.get('content-security-policy') ?? ''
  console.log(`${'policies, characters'.padStart(26)}${String(policies.length).padStart(10)}`)
}

run(Number(process.argv[2] ?? 7)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

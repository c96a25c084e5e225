/**
 * `pnpm bench import [learners] [papers]`: a large folder is brought into the built server, and brought in again, with each of
 * its databases: how long it takes, how much memory the server needs at most, and how long pages take meanwhile beside the
 * same pages before.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newsPage } from '@campus/contracts/news'

import { startPostgres } from '../../../server/src/testing/postgres'
import { quantilesOf } from '../exam/quantiles.model'
import { machine } from '../machine'
import { freePort } from '../program'
import { ROOT, startServer, type RunningServer } from '../server'
import { writeLargeFolder } from './large-folder'

const AT_SCHOOL = { tenantid: '10001', 'content-type': 'application/json' }
/** Milliseconds between two pages. */
const BETWEEN_PAGES = 200
/** Pages that are asked for before. */
const PAGES_BEFORE = 50

interface Run {
  readonly seconds: number
  readonly pages: readonly number[]
}

async function run(learners: number, papers: number): Promise<void> {
  if (!existsSync(join(ROOT, 'server/dist/main.mjs'))) throw new Error('nothing is built; run `npm run build` first')
  console.log(`${learners} learners with passwords, ${papers} papers; ${machine()}`)
  const folder = writeLargeFolder({ learners, papers })
  const postgres = await startPostgres()
  try {
    await measure('PGlite', '', folder)
    await measure('PostgreSQL', postgres.url, folder)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(name: string, databaseUrl: string, folder: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const server = await startServer(ROOT, { databaseUrl, data, port })
  try {
    const before: number[] = []
    while (before.length < PAGES_BEFORE) before.push(await pageTime(server))
    const idle = peakMemory(server)
    for (const what of ['brought in', 'brought in again']) {
      const { seconds, pages } = await bringIn(server, { folder, data, port })
      const [then, now] = [quantilesOf(before), quantilesOf(pages)]
      console.log(
        `${name}, ${what}: ${seconds.toFixed(0)} s, at most ${peakMemory(server)} MB (before ${idle}); pages: median ` +
          `${now.median.toFixed(0)} ms (${(now.median / then.median).toFixed(1)} times that before), ` +
          `p99 ${now.p99.toFixed(0)} ms, worst ${now.worst.toFixed(0)} ms`,
      )
    }
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

interface Given {
  readonly folder: string
  readonly data: string
  readonly port: number
}

/** With a page every so often until it is done. */
async function bringIn(server: RunningServer, { folder, data, port }: Given): Promise<Run> {
  const began = performance.now()
  const command = spawn(process.execPath, [join(ROOT, 'server/dist/operator.mjs'), 'import', folder], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(command, 'exit')
  const pages: number[] = []
  while (command.exitCode === null) {
    pages.push(await pageTime(server))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, BETWEEN_PAGES))])
  }
  if (command.exitCode !== 0) throw new Error(`the import ended with ${command.exitCode}`)
  return { seconds: (performance.now() - began) / 1000, pages }
}

let asked = 0
/** Milliseconds for a list that the server does not have ready. */
async function pageTime({ address }: RunningServer): Promise<number> {
  const began = performance.now()
  const body = JSON.stringify({ current: ++asked, size: 8, model: {} })
  const response = await fetch(`${address}${newsPage.path}`, { method: 'POST', headers: AT_SCHOOL, body })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a page was answered with ${response.status}`)
  return performance.now() - began
}

/** Megabytes that the server's process has had at most. */
function peakMemory({ processId }: RunningServer): string {
  const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
  return kilobytes === undefined ? '?' : (Number(kilobytes) / 1024).toFixed(0)
}

run(Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 200)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

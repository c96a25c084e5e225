/**
 * `pnpm bench load [seconds] [students]`: 64 readers at once on the built server, with each of its databases: cached and
 * uncached calls, how long a new connection waits meanwhile, and nginx with the same bytes where the machine
 * has it. Then, on PostgreSQL, so many students sign in and read for a minute beside 500 saved answers a second. With 0 seconds
 * only the students come, with 0 students only the readers.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { newsPage } from '@campus/contracts/news'
import { commentScorePage } from '@campus/contracts/review'
import { getDetailByTenantId } from '@campus/contracts/school'

import { startPostgres } from '../../server/src/testing/postgres'
import { CROWD, measureCrowd, type Asked, type Crowd } from './crowd'
import { machine } from './machine'
import { hasNginx, nginxPath, serveFiles, type ServedFile } from './nginx'
import { ROOT, startServer, type RunningServer } from './server'
import { measureStudents } from './students'

const SCHOOL = '10001'
const BROTLI = { 'accept-encoding': 'br' }
const AT_SCHOOL = { tenantid: SCHOOL }

/** The server runs on one processor and the readers on the others, where processors can be assigned. */
const PINNED = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0'] : []

const READS: Readonly<Record<string, Asked>> = {
  'news, kept': { path: newsPage.path, headers: AT_SCHOOL, body: () => ({ size: 8, model: {} }) },
  'school detail, kept': { path: `${getDetailByTenantId.path}?tenantId=${SCHOOL}`, headers: AT_SCHOOL },
  // Every page is requested only once.
  'news, not kept': {
    path: newsPage.path,
    headers: AT_SCHOOL,
    body: (count) => ({ current: count, size: 8, model: {} }),
  },
  'reviews, by visitor': {
    path: commentScorePage.path,
    headers: { ...AT_SCHOOL, cookie: 'campus_visitor=abcdefghijklmnopqrstuv' },
    body: () => ({ size: 8, model: { commentObjectType: 'ORDER' } }),
  },
}

async function run(seconds: number, students: number): Promise<void> {
  // Each student has an address of their own, as behind a proxy.
  process.env['TRUST_PROXY'] = '1'
  if (!existsSync(join(ROOT, 'server/dist/main.mjs'))) throw new Error('nothing is built; run `npm run build` first')
  console.log(
    `${CROWD} connections, ${seconds} s each, loopback; ${machine()}; ` +
      (PINNED.length > 0 ? 'the server on one processor' : 'the server on any processor'),
  )
  if (seconds > 0) {
    printHead()
    await measureDatabase('PGlite', '', seconds, true)
  }
  const postgres = await startPostgres()
  try {
    if (seconds > 0) await measureDatabase('PostgreSQL', postgres.url, seconds, false)
    if (students > 0) await letStudentsIn(postgres.url, students)
  } finally {
    await postgres.stop()
  }
}

async function measureDatabase(name: string, databaseUrl: string, seconds: number, withFiles: boolean): Promise<void> {
  const server = await startServer(ROOT, { databaseUrl, pinned: PINNED })
  try {
    for (const [what, asked] of Object.entries(READS)) {
      await warmUp(server, asked)
      printRow(`${name}: ${what}`, await measureCrowd(server, asked, seconds, true))
    }
    if (withFiles) await measureFiles(server, seconds)
  } finally {
    await server.stop()
  }
}

/** With every processor for everybody: signing in and saving are PostgreSQL's work as well. */
async function letStudentsIn(databaseUrl: string, students: number): Promise<void> {
  const server = await startServer(ROOT, { databaseUrl })
  try {
    const held = await measureStudents(server.address, databaseUrl, { students, seconds: 60, saves: 500 })
    if (!held) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

/** Pages and release files, which need no database, beside nginx with the same bytes. */
async function measureFiles(server: RunningServer, seconds: number): Promise<void> {
  const paths = { 'page, brotli': '/', 'asset, brotli': largestScript() }
  const served: ServedFile[] = []
  for (const [what, path] of Object.entries(paths)) {
    const file = await fetchBytes(server.address + path)
    served.push(file)
    await warmUp(server, { path, headers: BROTLI })
    const crowd = await measureCrowd(server, { path, headers: BROTLI }, seconds, true)
    printRow(`${what}, ${file.bytes.length} bytes`, crowd)
  }
  if (!hasNginx()) return console.log('no nginx on this machine to compare with')
  const nginx = await serveFiles(served, PINNED)
  try {
    for (const [at, what] of Object.keys(paths).entries()) {
      printRow(`${what}, nginx`, await measureCrowd(nginx, { path: nginxPath(at), headers: BROTLI }, seconds, false))
    }
  } finally {
    await nginx.stop()
  }
}

/** Warmed up by then, and cached. */
async function warmUp(server: RunningServer, asked: Asked): Promise<void> {
  await measureCrowd(server, asked, 1, false)
}

/** The largest script of the shell's release, by its address. */
function largestScript(): string {
  const folder = join(ROOT, 'shell/dist')
  const [largest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort((one, other) => statSync(join(folder, other)).size - statSync(join(folder, one)).size)
  const { version } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { version: string }
  return `/shell/${version}/${largest}`
}

/** The bytes as transferred; fetch would decompress them. */
function fetchBytes(url: string): Promise<ServedFile> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROTLI }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          bytes: Buffer.concat(parts),
          headers: { 'content-encoding': response.headers['content-encoding'] ?? 'identity' },
        }),
      )
    }).on('error', reject)
  })
}

const COLUMNS = ['a second', 'of a core', 'p50, ms', 'p99, ms', 'errors', 'newcomer, ms', 'at worst'] as const

function printHead(): void {
  console.log(''.padEnd(34) + COLUMNS.map((head) => head.padStart(14)).join(''))
}

function printRow(what: string, { rate, rateOfCore, p50, p99, errors, newcomer }: Crowd): void {
  const cells = [
    rate.toFixed(0),
    Number.isNaN(rateOfCore) ? '–' : rateOfCore.toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    String(errors),
  ]
  const waited = newcomer === null ? ['–', '–'] : [newcomer.p50.toFixed(0), newcomer.worst.toFixed(0)]
  console.log(what.padEnd(34) + [...cells, ...waited].map((cell) => cell.padStart(14)).join(''))
}

run(Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 5000)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { FolderInUseError, lockFolder } from './folder-lock'
import { isRunning, ownIdentity, readIdentity } from './process-identity'

jest.setTimeout(240_000)

let folder: string
let racers: ReturnType<typeof startRacer>[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-lock-'))
})
afterEach(async () => {
  // Also where the test failed: a racer that waits for its next line would keep the run from ending.
  for (const { process: racer, input } of racers) {
    input.end()
    await once(racer, 'exit')
  }
  racers = []
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'x.lock')
const own = () => readIdentity(ownIdentity())

test('a lock is given back, and nothing of it stays', () => {
  const unlock = lockFolder(file())
  expect(readdirSync(folder)).toEqual(['x.lock.1'])
  expect(readIdentity(readFileSync(join(folder, 'x.lock.1'), 'utf8'))?.pid).toBe(process.pid)
  expect(() => lockFolder(file())).toThrow(FolderInUseError)
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a number that nobody has', '999999999'],
  ['nothing', ''],
  ['garbage', 'garbage'],
  ['a negative number', '-1'],
  ['our own number without its start, as in a container that started again', String(process.pid)],
  ['our number at another start', () => JSON.stringify({ ...own(), started: '1' })],
  ['a process that runs now, on an earlier start of the machine', () => runningProcess({ boot: 'another' })],
  ['a number that another process has now', () => runningProcess({ started: '1' })],
])('a lock left by %s does not count', (_, content) => {
  for (const name of ['x.lock', 'x.lock.7']) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : content())
    lockFolder(file())()
    expect(readdirSync(folder)).toEqual([])
  }
})

test.each([
  ['as it is written now', () => runningProcess({})],
  ['as an earlier version wrote it', () => String(process.ppid)],
])('a lock of a process that runs counts, %s', (_, content) => {
  writeFileSync(file(), content())
  expect(() => lockFolder(file())).toThrow(`process ${process.ppid} is using it`)
})

test('a process that ended does not run', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  expect(isRunning({ pid, started: '', boot: '' })).toBe(false)
})

test('of processes that find the lock of a dead one at the same moment one gets the folder, every time', async () => {
  const RACES = 60
  racers = Array.from({ length: 4 }, () => startRacer())
  for (const racer of racers) expect(await racer.says()).toBe('ready')
  for (let race = 0; race < RACES; race++) {
    const lock = join(folder, `${String(race)}.lock`)
    writeFileSync(lock, '999999999')
    for (const { input } of racers) input.write(`${lock} ${String(Date.now() + 40)}\n`)
    const outcomes = await Promise.all(racers.map(({ says }) => says()))
    expect(outcomes.map((outcome) => outcome.replace(/\d+/, 'n')).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'process n is using it'),
      'won',
    ])
  }
})

function startRacer() {
  const racer = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../../testing/lock-process.ts')],
    {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface(racer.stdout)[Symbol.asyncIterator]()
  return { process: racer, input: racer.stdin, says: async () => String((await lines.next()).value) }
}

function runningProcess(changes: Partial<NonNullable<ReturnType<typeof readIdentity>>>): string {
  const [started = ''] =
    readFileSync(`/proc/${String(process.ppid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ')
      .slice(19) ?? []
  return JSON.stringify({ ...own(), pid: process.ppid, started, ...changes })
}

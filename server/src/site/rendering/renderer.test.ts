/** What runs in the thread here are halves of a few lines; the stories draw the real ones. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pino from 'pino'

import type { PageToDraw } from '@campus/contracts/drawn-page'

import { ReadRefusedError } from './public-reads'
import { Renderer, type HalfFile, type PageOrder } from './renderer'

const folder = mkdtempSync(join(tmpdir(), 'halves-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function half(name: string, source: string): HalfFile {
  const path = join(folder, name)
  writeFileSync(path, source)
  return { path, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` }
}

const shell = half(
  'shell.cjs',
  `exports.sharedScope = { paint: { colour: 'red' } }
   exports.drawPage = async (page, module) => ({ html: await module.draw(page), css: 'p{}', reads: '[]' })`,
)
const moduleThat = (name: string, draw: string): HalfFile =>
  half(`${name}.cjs`, `const { colour } = require('paint'); exports.default = { draw: async (page) => { ${draw} } }`)

const minuteOf = (time: number): number => Math.floor(time / 60_000)

const plain = moduleThat('plain', 'return colour + " " + page.address')

let lines: string[] = []
let renderer: Renderer
/** Long enough for the slowest machine. */
const LONG = 60_000
const open: Renderer[] = []
const asked: unknown[] = []
const reads = {
  has: (callId: string) => callId.startsWith('news.'),
  read: async (read: { callId: string }, context: unknown, isAnswer = false) => {
    asked.push([read, context])
    if (read.callId === 'news.busy') throw new Error('too busy')
    if (isAnswer) throw new ReadRefusedError(read.callId, 4711, 'the captcha is wrong')
    if (!reads.has(read.callId)) throw new Error(`${read.callId} is not the same for every visitor`)
    return { data: ['one'], tag: 'tag-1' }
  },
}

beforeEach(() => {
  lines = []
  asked.length = 0
  renderer = rendererWithin(LONG)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

function rendererWithin(time: number): Renderer {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const made = new Renderer(reads, log, { time, memory: 64 })
  open.push(made)
  return made
}

function orderOf(module: HalfFile, more: Partial<PageOrder> = {}): PageOrder {
  const page = { address: 'http://school.example/news', locale: 'zh-CN', scheme: 'system' } as PageToDraw
  return { page, shell, module, context: { tenantId: '10001', traceId: 'trace' }, isAnswer: false, ...more }
}

test('a page is drawn with what the shell gives its module', async () => {
  expect(await renderer.draw(orderOf(plain))).toEqual({
    html: 'red http://school.example/news',
    css: 'p{}',
    reads: '[]',
    madeOf: [],
    minute: null,
  })
})

test('a drawing that shows what the time is is of its minute; the next one need not be', async () => {
  const clock = moduleThat('clock', 'return String(campusServer.now())')
  const before = Date.now()
  const drawing = await renderer.draw(orderOf(clock))
  expect(Number(drawing?.html)).toBeGreaterThanOrEqual(before)
  expect([minuteOf(before), minuteOf(Date.now())]).toContain(drawing?.minute)
  expect(await renderer.draw(orderOf(plain))).toMatchObject({ minute: null })
})

test('it knows which reads it is made of', async () => {
  const reading = moduleThat(
    'reading',
    "return String(await campusServer.ask('news.page', { path: '/news', query: {}, body: { size: 1 } }))",
  )
  const drawing = await renderer.draw(orderOf(reading))
  const read = { callId: 'news.page', path: '/news', query: {}, body: { size: 1 } }
  expect(drawing).toMatchObject({ html: 'one', madeOf: [{ read, tag: 'tag-1' }] })
  expect(asked).toEqual([[read, { tenantId: '10001', traceId: 'trace' }]])
})

test('what is one person’s is refused, and the page is drawn without it', async () => {
  const curious = moduleThat('curious', "return campusServer.ask('study.mine', {}).catch((error) => error.message)")
  const drawing = await renderer.draw(orderOf(curious))
  expect(drawing).toMatchObject({ html: 'study.mine is not the same for every visitor', madeOf: [] })
})

test('a refusal in an answer to a form comes with its code and its words', async () => {
  const form = moduleThat('form', "return campusServer.ask('certificate.find', {}).catch((e) => e.code + e.message)")
  const drawing = await renderer.draw(orderOf(form, { isAnswer: true }))
  expect(drawing).toMatchObject({ html: '4711the captcha is wrong', madeOf: [] })
})

test('a read that is refused now is one that the drawing is made of', async () => {
  const unlucky = moduleThat('unlucky', "return campusServer.ask('news.busy', {}).catch((error) => error.message)")
  const drawing = await renderer.draw(orderOf(unlucky))
  expect(drawing).toMatchObject({ html: 'too busy', madeOf: [{ read: { callId: 'news.busy' }, tag: null }] })
  expect(lines.join('')).toContain('too busy')
})

test.each([
  ['throws', 'throw new Error("no such colour")', /no such colour/],
  ['grows', 'const all = []; for (;;) all.push(new Array(10000).fill(all.length))', /memory/],
  ['ends its thread', 'process.exit(3)', /ended/],
])('a module that %s is cut off, and the next page is drawn', async (name, draw, reason) => {
  await expect(renderer.draw(orderOf(moduleThat(name.replaceAll(' ', '-'), draw)))).rejects.toThrow(reason)
  expect(await renderer.draw(orderOf(plain))).toMatchObject({ html: expect.stringMatching(/^red/) })
})

test.each([
  ['hangs', 'for (;;);'],
  ['waits for ever', 'return new Promise(() => {})'],
])('a module that %s is cut off, and its thread with it', async (name, draw) => {
  const impatient = rendererWithin(200)
  const order = orderOf(moduleThat(name.replaceAll(' ', '-'), draw))
  await expect(impatient.draw(order)).rejects.toThrow('it took more than 200 ms')
  // In the same thread it would not be asked again.
  await expect(impatient.draw(order)).rejects.toThrow('it took more than 200 ms')
})

test('a file that differs from its manifest does not run', async () => {
  const changed = { ...plain, integrity: `sha384-${'A'.repeat(64)}` }
  await expect(renderer.draw(orderOf(changed))).rejects.toThrow(/is not the file that its release names/)
})

test('the thread sees nothing of the server’s environment', async () => {
  process.env['SECRET_OF_SERVER'] = 'secret'
  const nosy = moduleThat('nosy', 'return JSON.stringify(process.env)')
  expect(await renderer.draw(orderOf(nosy))).toMatchObject({ html: '{}' })
  delete process.env['SECRET_OF_SERVER']
})

test('pages are drawn one after the other, and a crowd is not made to wait', async () => {
  const crowd = await Promise.allSettled(Array.from({ length: 25 }, () => renderer.draw(orderOf(plain))))
  expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('it says whether a thread is there', async () => {
  expect(renderer.isReady).toBe(false)
  await renderer.draw(orderOf(plain))
  expect(renderer.isReady).toBe(true)
  const ending = orderOf(moduleThat('ending', 'process.exit(3)'))
  await expect(renderer.draw(ending)).rejects.toThrow(/ended/)
  expect(renderer.isReady).toBe(false)
})

test('a page that leads elsewhere is no drawing', async () => {
  const leading = half('leading.cjs', 'exports.sharedScope = { paint: {} }; exports.drawPage = async () => null')
  expect(await renderer.draw(orderOf(plain, { shell: leading }))).toBeNull()
})

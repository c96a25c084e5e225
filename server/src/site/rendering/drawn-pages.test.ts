/** Drawn pages as the gateway sends them, with halves of a few lines; the stories draw the real ones. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { and, eq } from 'drizzle-orm'

import { READS_ELEMENT_ID, type PageToDraw } from '@campus/contracts/drawn-page'
import { newsPage } from '@campus/contracts/news'

import { news } from '../../domains/news/news.schema'
import { schools } from '../../domains/school/school.schema'
import {
  aModule,
  aShell,
  buildModule,
  buildShell,
  moduleManifestOf,
  routeOf,
  shellManifestOf,
} from '../../testing/releases'
import { openTestSite, scriptIn, type TestSite } from '../../testing/test-site'
import { waitUntil } from '../../testing/wait-until'
import { moduleReleaseOf } from '../registry/release.model'
import { DrawnPages } from './drawn-pages'
import type { PublicReads } from './public-reads'
import { QueueFullError, type Renderer } from './renderer'

const PAGE = '/news-information/detail'

const ALL_BUT_DATE = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const

/** Draws the title of a news item, and says how many pages it has drawn. */
const SHELL_HALF = `
let drawings = 0
exports.drawPage = async ({ boot, address, locale, scheme }, module) => {
  if (module === null) return { html: '<h1>' + new URL(address).pathname + '</h1>', css: '', reads: '[]' }
  const id = new URL(address).searchParams.get('id')
  const path = '/api/universityAdvertise/anyUser/newInformation/detail'
  const item = await campusServer.ask('news.detail', { path, query: { id }, body: undefined })
  drawings += 1
  const html = '<h1>' + module.heading(item.title) + '</h1><p>' + [boot.tenantId, locale, scheme, boot.schoolInfo.address].join() + '</p><i>' + drawings + '</i>'
  return { html, css: 'h1{color:red}', reads: JSON.stringify([[['news.detail', boot.tenantId, { id }], item]]) }
}`
const MODULE_HALF = 'exports.default = { heading: (title) => title }'

let site: TestSite
let newsIds: string[]
beforeAll(async () => {
  site = await openTestSite({ LOG_LEVEL: 'error' })
  newsIds = (await site.server.call(newsPage, { current: 1, size: 9, model: {} })).records.map(({ id }) => id)
})
afterAll(() => site.close())

let version = 1
async function release(moduleHalf: string): Promise<void> {
  version += 1
  const ofShell = { routes: ['/login', '/account'], drawn: { '/login': [] } }
  buildShell(site.apps, `${version}.0.0`, ofShell, { 'server.cjs': SHELL_HALF })
  const routes = [routeOf(PAGE, { drawn: ['id'] }), routeOf('/notice/detail')]
  buildModule(site.apps, 'mfe-portal', `${version}.0.0`, { routes }, { 'server.cjs': moduleHalf })
  await site.publish()
}

const open = (at: number, headers: Readonly<Record<string, string>> = {}, more = '') =>
  site.get(`${PAGE}?id=${newsIds[at]}${more}`, { headers })

const drawnIn = (body: string): string | undefined => /<div id="root" data-drawn="true">(.*?)<\/div>/s.exec(body)?.[1]
const countIn = (body: string): string | undefined => /<i>(\d+)<\/i>/.exec(body)?.[1]

describe('a page that its release draws', () => {
  beforeAll(async () => {
    await release(MODULE_HALF)
    // The first visitors do not wait for the thread.
    await waitUntil(async () => drawnIn((await open(3)).body) !== undefined)
  })

  test('comes with its content, its styles under the nonce and the reads it was drawn with', async () => {
    const { body, headers } = await open(0)
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const [[key, item]] = JSON.parse(scriptIn(body, READS_ELEMENT_ID))
    expect(key).toEqual(['news.detail', '10001', { id: newsIds[0] }])
    expect(drawnIn(body)).toContain(`<h1>${item.title}</h1><p>10001,zh-CN,system,`)
    expect(body).toContain(`<style data-drawn="true" nonce="${nonce}">h1{color:red}</style>`)
    expect(body).not.toContain('<noscript>')
    expect(body).toContain('页面的部分功能还没有加载出来')
    expect(body).not.toContain('页面还没有加载出来')
  })

  test('is the same for everybody, whoever is signed in', async () => {
    const token = await site.server.signIn()
    const anonymous = await open(1)
    const signedIn = await open(1, { token, cookie: 'visitor=of-somebody', 'user-agent': 'Mozilla/5.0 (iPhone)' })
    expect(drawnIn(anonymous.body)).toBeDefined()
    expect(drawnIn(signedIn.body)).toBe(drawnIn(anonymous.body))
    expect(scriptIn(signedIn.body, READS_ELEMENT_ID)).toBe(scriptIn(anonymous.body, READS_ELEMENT_ID))
    expect(signedIn.body).not.toContain(token)
  })

  test('is of each language and scheme', async () => {
    const { body } = await open(0, { cookie: 'campus.locale=en; campus.scheme=dark' })
    expect(drawnIn(body)).toContain('10001,en,dark')
  })

  test('is kept until what it shows changes', async () => {
    const first = countIn((await open(2)).body)
    expect(first).toBeDefined()
    expect(countIn((await open(2)).body)).toBe(first)
    await site.server.database.withTenant('10001', (tx) =>
      tx
        .update(news)
        .set({ title: '改过的 <b>标题</b>' })
        .where(and(eq(news.tenantId, '10001'), eq(news.id, newsIds[2] ?? ''))),
    )
    const { body } = await open(2)
    expect(countIn(body)).not.toBe(first)
    expect(scriptIn(body, READS_ELEMENT_ID)).toContain('\\u003cb\\u003e标题')
  })

  test('is drawn anew when its school changes', async () => {
    const first = countIn((await open(3)).body)
    expect(countIn((await open(3)).body)).toBe(first)
    await site.server.database.withTenant('10001', (tx) => tx.update(schools).set({ address: '新的地址' }))
    await waitUntil(async () => drawnIn((await open(3)).body)?.includes('新的地址') === true)
  })

  test('is the same whatever else stands in the address', async () => {
    const first = countIn((await open(1)).body)
    expect(first).toBeDefined()
    expect(countIn((await open(1, {}, '&from=timeline&isappinstalled=0')).body)).toBe(first)
  })

  test('is drawn by the browser where the address names its school', async () => {
    const { records } = await site.server.call(newsPage, { current: 1, size: 1, model: {} }, { tenantId: '10002' })
    const { statusCode, body } = await site.get(`${PAGE}?id=${records[0]?.id}&schoolId=10002`, { host: '127.0.0.1' })
    expect([statusCode, drawnIn(body)]).toEqual([200, undefined])
  })

  test('is drawn by the browser where the address may hold a secret', async () => {
    const { body } = await open(0, {}, '&encryptionToken=secret')
    expect(drawnIn(body)).toBeUndefined()
    expect(body).toContain('<noscript>')
  })

  test('is not drawn where there is nothing to show', async () => {
    const { statusCode, body } = await site.get(`${PAGE}?id=999999999`)
    expect([statusCode, drawnIn(body)]).toEqual([404, undefined])
  })

  test('the shell has pages of its own drawn, and none that it does not name', async () => {
    await waitUntil(
      async () => drawnIn((await site.get('/login?from=timeline')).body)?.includes('<h1>/login<') === true,
    )
    const { statusCode, body } = await site.get('/account')
    expect([statusCode, drawnIn(body)]).toEqual([200, undefined])
  })

  test('a page that its module does not have drawn is not', async () => {
    expect(drawnIn((await site.get('/notice/detail?id=1')).body)).toBeUndefined()
  })
})

test('a module that fails leaves its pages to browsers, and somebody is told', async () => {
  await release("exports.default = { heading() { throw new Error('no heading today') } }")
  const { statusCode, body } = await open(0)
  expect([statusCode, drawnIn(body)]).toEqual([200, undefined])
  expect(body).toContain('first-late"')
  await waitUntil(() => site.server.errors.join('').includes('no heading today'))
  site.server.errors.length = 0
})

describe('of releases beside the server', () => {
  const half = (code: string) => ({
    'server.cjs': { integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`, size: 1, brotli: 1 },
  })
  const apps = mkdtempSync(join(tmpdir(), 'built-'))
  afterAll(() => rmSync(apps, { recursive: true }))
  const draw = jest.fn()
  const read = jest.fn()
  let ask: (release?: {
    of?: 'shell'
    base?: string
    version?: string
    files?: ReturnType<typeof half>
    at?: string
    isAnswer?: boolean
  }) => unknown
  beforeEach(() => {
    for (const app of ['shell', 'mfe-portal']) {
      mkdirSync(join(apps, app, 'dist'), { recursive: true })
      writeFileSync(join(apps, app, 'dist/server.cjs'), app)
    }
    const shell = { ...aShell('1.0.0'), manifest: shellManifestOf('1.0.0', { files: half('shell') }) }
    const renderer = { draw, isReady: true } as unknown as Renderer
    const drawings = new DrawnPages({ renderer, reads: { read } as unknown as PublicReads }, apps, site.server.app.log)
    draw.mockReset().mockResolvedValue({ html: '', css: '', reads: '[]', madeOf: [], minute: null })
    read.mockReset()
    ask = async ({
      of,
      base = '/modules/mfe-portal/1.0.0/',
      version: named = '1.0.0',
      files = half('mfe-portal'),
      at = '/mfe-portal',
      isAnswer = false,
    } = {}) => {
      const release = {
        ...aModule('mfe-portal', named, base),
        manifest: moduleManifestOf('mfe-portal', named, { files }),
      }
      const entry = { id: 'mfe-portal', ...moduleReleaseOf(release), lastGood: null }
      const boot = { tenantId: '10001', moduleMap: { id: 'map', modules: [entry] } }
      return drawings.of({
        page: { boot, address: `https://school.example${at}` } as unknown as PageToDraw,
        path: '/mfe-portal',
        module: of === 'shell' ? null : entry,
        shell,
        modules: [release],
        context: { tenantId: '10001', traceId: 'trace' },
        isAnswer,
      })
    }
  })

  test('a crowd shares the looks at a drawing; who comes while one runs gets one that began after they came', async () => {
    const drawing = (tag: string) => ({ html: tag, css: '', reads: '[]', madeOf: [{ read: {}, tag }], minute: null })
    draw.mockResolvedValueOnce(drawing('first')).mockResolvedValueOnce(drawing('second'))
    let tag = 'first'
    read.mockImplementation(() => Promise.resolve({ tag }))
    await ask()
    const crowd = Array.from({ length: 20 }, () => ask())
    expect(await Promise.all(crowd)).toEqual(Array(20).fill(drawing('first')))
    expect(read).toHaveBeenCalledTimes(2)

    const letGo: (() => void)[] = []
    read.mockImplementationOnce(() => new Promise((resolve) => letGo.push(() => resolve({ tag: 'first' }))))
    const early = ask()
    await waitUntil(() => letGo.length === 1)
    tag = 'second'
    const late = ask()
    letGo[0]?.()
    expect(await Promise.all([early, late])).toEqual([drawing('first'), drawing('second')])
  })

  test('a drawing is used on the day it was made of', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00+08:00'), doNotFake: [...ALL_BUT_DATE] })
    try {
      await ask()
      jest.setSystemTime(new Date('2026-11-25T23:59:59+08:00'))
      await ask()
      expect(draw).toHaveBeenCalledTimes(1)
      jest.setSystemTime(new Date('2026-11-26T00:00:00+08:00'))
      await ask()
      expect(draw).toHaveBeenCalledTimes(2)
    } finally {
      jest.useRealTimers()
    }
  })

  test('a drawing that shows what the time is is used for the minute that it was made in', async () => {
    const minute = new Date('2026-11-25T12:00:00+08:00').getTime() / 60_000
    draw.mockResolvedValueOnce({ html: 'open', css: '', reads: '[]', madeOf: [], minute })
    jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00+08:00'), doNotFake: [...ALL_BUT_DATE] })
    try {
      await ask()
      jest.setSystemTime(new Date('2026-11-25T12:00:59+08:00'))
      expect(await ask()).toMatchObject({ html: 'open' })
      expect(draw).toHaveBeenCalledTimes(1)
      jest.setSystemTime(new Date('2026-11-25T12:01:00+08:00'))
      expect(await ask()).toMatchObject({ html: '' })
      expect(draw).toHaveBeenCalledTimes(2)
    } finally {
      jest.useRealTimers()
    }
  })

  test('only what was built there is run: nothing from outside, nothing published into the running site', async () => {
    expect(await ask({ base: 'https://modules.partner.example/mfe-portal/1.0.0/' })).toBeNull()
    expect(await ask({ base: '/modules/mfe-portal/1.0.0+partner/', version: '1.0.0+partner' })).toBeNull()
    expect(await ask({ files: half('of a team') })).toBeNull()
    expect(draw).not.toHaveBeenCalled()
    expect(await ask({ of: 'shell', files: half('of a team') })).not.toBeNull()
    expect(draw).toHaveBeenLastCalledWith(expect.objectContaining({ module: null }))
    expect(await ask()).not.toBeNull()
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('an address that fails rests alone; when three of a route have failed, the route rests', async () => {
    draw.mockRejectedValueOnce(new Error('no such page'))
    expect(await ask({ at: '/mfe-portal?page=1' })).toBeNull()
    expect(await ask({ at: '/mfe-portal?page=1' })).toBeNull()
    expect(draw).toHaveBeenCalledTimes(1)
    expect(await ask({ at: '/mfe-portal?page=2' })).not.toBeNull()
    draw.mockRejectedValue(new Error('no page at all'))
    for (const page of [3, 4, 5, 6]) expect(await ask({ at: `/mfe-portal?page=${page}` })).toBeNull()
    expect(draw).toHaveBeenCalledTimes(4)
    expect(site.server.errors.splice(0).join('')).toContain('no page at all')
  })

  test('where an address leads elsewhere there is nothing to draw, which is no failure', async () => {
    draw.mockResolvedValue(null)
    for (const page of [1, 2, 3, 4, 1]) expect(await ask({ at: `/mfe-portal?page=${page}` })).toBeNull()
    expect(draw).toHaveBeenCalledTimes(4)
  })

  test('an answer to a form is drawn for whoever sent it, each time anew, and a failure rests nothing', async () => {
    const at = '/mfe-portal?name=one'
    await ask({ at, isAnswer: true })
    await ask({ at, isAnswer: true })
    expect(draw).toHaveBeenCalledTimes(2)
    expect(draw).toHaveBeenLastCalledWith(expect.objectContaining({ isAnswer: true }))
    draw.mockRejectedValue(new Error('no answer'))
    for (let time = 0; time < 4; time += 1) expect(await ask({ at, isAnswer: true })).toBeNull()
    expect(draw).toHaveBeenCalledTimes(6)
    expect(site.server.errors).toEqual([])
  })

  test('a crowd does not rest, and is no error', async () => {
    draw.mockRejectedValueOnce(new QueueFullError())
    expect(await ask()).toBeNull()
    expect(site.server.errors).toEqual([])
    expect(await ask()).not.toBeNull()
  })
})

test('a release from before there were server halves is drawn by browsers', async () => {
  version += 1
  buildShell(site.apps, `${version}.0.0`, { routes: ['/login'] })
  await site.publish()
  expect(drawnIn((await open(0)).body)).toBeUndefined()
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { schools } from '../../domains/school/school.schema'
import { FairQueue } from '../../platform/fair-queue'
import { SAMPLE_SCHOOLS } from '../../sample/sample-schools'
import { openTestServer } from '../../testing/test-server'
import { bootDataIn, directivesOf, openTestSite, type TestSite } from '../../testing/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ LOG_LEVEL: 'silent' })
})
afterAll(() => site.close())

type ServerResponse = Awaited<ReturnType<TestSite['get']>>

const policiesOf = (response: ServerResponse) =>
  [response.headers['content-security-policy'] ?? []].flat().map(directivesOf)

describe('every school at its host', () => {
  test.each(SAMPLE_SCHOOLS)('SH-20 SH-27 $name has a page of its own', async ({ id, preDomains, name }) => {
    const [preDomain = ''] = preDomains
    const response = await site.get('/', { host: preDomain === '' ? 'localhost:8080' : `${preDomain}.localhost:8080` })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const boot = bootDataIn(response.body)
    expect([boot.tenantId, boot.schoolInfo.universityName]).toEqual([id, name])
    expect(boot.moduleMap.modules.map((module) => module.id)).toEqual(['mfe-portal'])
    expect(boot.moduleMap.rest?.paths).toEqual(['/'])
    expect(boot.traceId).toBe(response.headers['x-trace-id'])
    // White label: no trace of another school.
    for (const other of SAMPLE_SCHOOLS.filter((school) => school.id !== id)) {
      expect(response.body).not.toContain(other.name)
      expect(response.body).not.toContain(`"${other.id}"`)
    }
  })

  test('SH-32 the title names the project and the school', async () => {
    const { body } = await site.get('/')
    const { buSchoolInfo, schoolInfo } = bootDataIn(body)
    expect(body).toContain(
      `<title>${buSchoolInfo.projectName || schoolInfo.projectName} ${schoolInfo.universityName}</title>`,
    )
  })

  test.each([
    ['localhost', '10001'],
    ['127.0.0.1:8080', '10001'],
    ['[::1]:8080', '10001'],
    ['www.localhost', '10001'],
    ['HAILAN.LOCALHOST', '10002'],
  ])('SH-24 %s is the host of %s', async (host, tenantId) => {
    expect(bootDataIn((await site.get('/', { host })).body).tenantId).toBe(tenantId)
  })

  test('SH-21 the query names a school also where the host names none, and the page’s addresses keep it', async () => {
    const { body } = await site.get('/?schoolId=20001', { host: 'nobody.localhost' })
    expect(bootDataIn(body).tenantId).toBe('20001')
    expect(body).toContain('<link rel="canonical" href="http://nobody.localhost/?schoolId=20001">')
    expect(body).toContain('href="/favicon.svg?schoolId=20001"')
  })
})

describe('ST-MINE-21 a learner’s page on a partner’s site', () => {
  const PAGE = '/study/training-class?classId=1'

  test.each([
    [
      'stays the host’s when schoolId names the school of a class',
      'kingdee.localhost',
      `${PAGE}&schoolId=10001`,
      '20001',
    ],
    ['stays that of tenantId', '127.0.0.1', `${PAGE}&schoolId=10001&tenantId=20001`, '20001'],
    ['stays even for a school there is not', 'kingdee.localhost', `${PAGE}&schoolId=99999`, '20001'],
  ])('%s', async (_, host, url, tenantId) => {
    const { body } = await site.get(url, { host })
    expect(bootDataIn(body).tenantId).toBe(tenantId)
    const named = url.includes('tenantId') ? `?schoolId=${tenantId}` : ''
    expect(body).toContain(`<link rel="canonical" href="http://${host}/study/training-class${named}">`)
    expect(body).toContain(`href="/favicon.svg${named}"`)
  })

  test.each([
    ['beside an ordinary school’s tenantId', 'localhost', `${PAGE}&schoolId=10001&tenantId=10002`],
    ['on a host of nobody', 'nobody.localhost', `${PAGE}&schoolId=10001`],
  ])('%s schoolId goes on naming the site', async (_, host, url) => {
    expect(bootDataIn((await site.get(url, { host })).body).tenantId).toBe('10001')
  })

  test.each([
    ['on an ordinary school’s host', 'hailan.localhost', `${PAGE}&schoolId=10001`],
    ['on any other page', 'kingdee.localhost', '/?schoolId=10001'],
    ['on a page that only looks like one', 'kingdee.localhost', '/studying?schoolId=10001'],
  ])('%s schoolId leads to that school’s own host', async (_, host, url) => {
    expect((await site.get(url, { host })).headers.location).toBe(`http://localhost${url}`)
  })
})

describe('SH-29 no school', () => {
  test.each([
    ['an unknown host', '/', 'nobody.localhost'],
    ['an unknown domain', '/', 'www.elsewhere.example'],
    ['an unknown id', '/?schoolId=99999', 'localhost'],
    ['an id that is none', '/?schoolId=%3Cscript%3Ealert(1)%3C/script%3E', 'localhost'],
    ['an id to deceive the database', "/?schoolId=10001'%20or%20'1'='1", 'localhost'],
    ['a host that is markup', '/', '"><script>alert(1)</script>'],
    ['a host with a path', '/', 'localhost/@evil.example'],
    ['a host with a user', '/', 'localhost@evil.example'],
    ['a suffix as a label', '/', 'localhost.evil.example'],
    ['a host with a null', '/', 'local%00host'],
    ['a host of dots', '/', '....'],
    ['a huge host', '/', `${'a.'.repeat(500)}localhost`],
  ])('%s gets a page that says so and nothing else', async (_, url, host) => {
    const response = await site.get(url, { host })
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(response.body).toContain('<h1>未找到该学校，请检查网址</h1>')
    expect(response.body).not.toMatch(/<script|campus-boot|evil|alert|99999/)
    for (const { name, id } of SAMPLE_SCHOOLS) expect(response.body).not.toMatch(new RegExp(`${name}|\\b${id}\\b`))
    expect(policiesOf(response)).toEqual([
      expect.objectContaining({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
    ])
  })

  test.each([
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en', 'School not found, please check the address'],
    [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-CN', '未找到该学校，请检查网址'],
    [{ 'accept-language': 'en', cookie: 'campus.locale=zh-CN' }, 'zh-CN', '未找到该学校，请检查网址'],
    [{ cookie: 'campus.locale=en' }, 'en', 'School not found, please check the address'],
    [{ cookie: 'campus.locale=<script>' }, 'zh-CN', '未找到该学校，请检查网址'],
  ])('it speaks the visitor’s language: %j', async (headers, lang, text) => {
    const { body } = await site.get('/', { host: 'nobody.localhost', headers })
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).toContain(text)
  })
})

describe('what a page may do', () => {
  test('the first policy lets scripts in by this response’s nonce only', async () => {
    const response = await site.get('/')
    const [first] = policiesOf(response)
    const [nonce = ''] = first?.['script-src'] ?? []
    expect(first).toEqual({
      'default-src': ["'none'"],
      'script-src': [nonce, "'strict-dynamic'"],
      'style-src': ["'self'", nonce],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'"],
      'frame-src': ["'self'", 'http://m.qiming.localhost:8080'],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify', 'shell.1.0.0', 'campus-modules', 'mfe-certificate.1.0.0', 'mfe-portal.1.0.0'],
      'report-uri': ['/csp-report'],
    })
    expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{24}'$/)
    expect(response.body).toContain(`nonce="${nonce.slice("'nonce-".length, -1)}"`)
  })

  test('the second keeps what they add to this origin', async () => {
    const [first, second] = policiesOf(await site.get('/'))
    expect(second).toEqual({ 'script-src': ["'self'", first?.['script-src']?.[0]], 'report-uri': ['/csp-report'] })
  })

  test('nothing lets inline or evaluated code in', async () => {
    const text = String((await site.get('/')).headers['content-security-policy'])
    // The sample school's mobile site is at the developer's machine.
    const strict = text.replace("style-src-attr 'unsafe-inline'", '').replace('http://m.qiming.localhost:8080', '')
    expect(strict).not.toMatch(/unsafe|\*|http:/)
  })

  test('a nonce is used once', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 600 }, async () => /nonce="([^"]+)"/.exec((await site.get('/')).body)?.[1]),
    )
    expect(new Set(nonces).size).toBe(600)
  })

  test('the headers beside them', async () => {
    const { headers } = await site.get('/')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'integrity-policy': 'blocked-destinations=(script)',
      'permissions-policy': expect.stringContaining('camera=()'),
      vary: 'accept-encoding',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('PO-SCH-08 SH-124 with a map provider its tiles are let in as pictures, and nothing else of it', async () => {
    const withMap = await openTestSite({
      MAP_TILES_URL: 'https://tiles.example:8443/{z}/{x}/{y}?tk={key}',
      MAPS_KEY: 'k',
    })
    const [first] = policiesOf(await withMap.get('/school-info'))
    const allowed = Object.entries(first ?? {}).filter(([, sources]) => sources.includes('https://tiles.example:8443'))
    expect(allowed.map(([name]) => name)).toEqual(['img-src'])
    await withMap.close()
  })

  test('ST-PLAY-13 the operator’s viewer of documents is let in as a frame, and nothing else of it', async () => {
    const withViewer = await openTestSite({ DOCUMENT_VIEWER_URL: 'https://viewer.example:8443/open?src={url}' })
    const [first] = policiesOf(await withViewer.get('/school-info'))
    const allowed = Object.entries(first ?? {}).filter(([, sources]) => sources.includes('https://viewer.example:8443'))
    expect(allowed.map(([name]) => name)).toEqual(['frame-src'])
    await withViewer.close()
  })

  test('a school whose colour and corners nobody can draw has the usual ones', async () => {
    const other = await openTestSite()
    await other.server.database.withTenant('10001', (tx) =>
      tx.update(schools).set({ settings: { accentColour: 'javascript:red', corners: 'no' as 'soft' } }),
    )
    const response = await other.get('/')
    expect(response.statusCode).toBe(200)
    expect(bootDataIn(response.body).tenantSettings).toMatchObject({ accentColour: '#1f5f8b', corners: 'soft' })
    await other.close()
  })

  test('only https is told to stay https', async () => {
    const behindProxy = await openTestSite({ TRUST_PROXY: '1' })
    const response = await behindProxy.get('/', {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hailan.localhost' },
    })
    expect(response.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(response.body).toContain('<link rel="canonical" href="https://hailan.localhost/">')
    await behindProxy.close()
  })
})

describe('which answers are pages', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('the page comes compressed for who reads %s', async (accepted, coding, decompress) => {
    const compressed = await site.get('/', { headers: { 'accept-encoding': accepted } })
    expect(compressed.headers['content-encoding']).toBe(coding)
    const page = decompress(compressed.rawPayload).toString()
    expect(bootDataIn(page).tenantId).toBe('10001')
    expect(page).toMatch(/<\/html>\n$/)
    expect((await site.get('/')).headers['content-encoding']).toBeUndefined()
  })

  test('HEAD tells of a page without it', async () => {
    const response = await site.get('/', { method: 'HEAD' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(response.headers['content-security-policy']).toHaveLength(2)
  })

  test('the module of the address is asked for ahead', async () => {
    expect((await site.get('/news/7')).body).toContain(
      '<link rel="preload" as="script" href="/modules/mfe-portal/1.0.0/remoteEntry.js"',
    )
    expect((await site.get('/login')).body).not.toContain('rel="preload"')
  })

  test('SH-31 a query page on a phone has the university’s name', async () => {
    const title = async (headers: Record<string, string>) =>
      /<title>(.*)<\/title>/.exec((await site.get('/query_h5', { headers })).body)?.[1]
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
    expect(await title({ 'user-agent': phone })).toBe('启明职业培训学校')
    expect(await title({ 'user-agent': phone, 'sec-ch-ua-mobile': '?0' })).not.toBe('启明职业培训学校')
    expect(await title({ 'user-agent': 'x', 'sec-ch-ua-mobile': '?1' })).toBe('启明职业培训学校')
    expect(await title({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' })).not.toBe('启明职业培训学校')
  })

  test.each<[string, string, Record<string, string>]>([
    ['a script at a page’s address', '/query_h5', { 'sec-fetch-dest': 'script' }],
    [
      'a picture at a page’s address',
      '/nothing.png',
      { 'sec-fetch-dest': 'image', accept: 'image/avif,image/webp,*/*;q=0.8' },
    ],
    ['a picture, said the old way', '/nothing.png', { accept: 'image/png,image/svg+xml;q=0.8' }],
    ['data', '/', { accept: 'application/json' }],
    ['an unknown picture of a school', '/media/nothing', {}],
    ['what lies under a reserved name', '/outbox/x', {}],
    ['an icon there is not', '/favicon-32.png', {}],
  ])('%s is not answered with a page', async (_, url, headers) => {
    const response = await site.get(url, { headers })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toMatch(/^(text\/plain|application\/json)/)
  })

  test.each([
    ['/', 200],
    ['/news/7', 200],
    ['/login', 200],
    ['/LOGIN/', 200],
    ['/dev/gallery', 200],
    ['/nowhere', 404],
    ['/login/nowhere', 404],
  ])('SH-17 the page at %s says %s', async (url, status) => {
    const response = await site.get(url)
    expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    // The shell draws the page at every address.
    expect(bootDataIn(response.body).tenantId).toBe('10001')
  })

  test('an unknown call is answered as a call', async () => {
    expect((await site.get('/api/nothing')).json()).toMatchObject({ code: 40400 })
  })

  test('a page is not written to', async () => {
    const response = await site.get('/', { method: 'POST' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  test('an address is repeated only as text, and not at any length', async () => {
    const { body } = await site.get(`/x"><script>alert(1)</script>?y="><script>`)
    expect(body).not.toContain('alert(1)</script>')
    expect((await site.get(`/${'&'.repeat(9000)}`)).body).toContain(
      '<link rel="canonical" href="http://localhost:8080/">',
    )
  })
})

describe('the small files', () => {
  test('the icon is the school’s own', async () => {
    const [one, other] = await Promise.all([
      site.get('/favicon.svg'),
      site.get('/favicon.svg', { host: 'hailan.localhost' }),
    ])
    expect(one.headers['content-type']).toBe('image/svg+xml')
    expect(one.body).toContain('>启</text>')
    expect(other.body).toContain('>海</text>')
    expect((await site.get('/favicon.svg', { host: 'nobody.localhost' })).statusCode).toBe(404)
    expect((await site.get('/favicon.ico')).headers.location).toBe('/favicon.svg')
  })

  test('search engines find the pages that are the same for all', async () => {
    expect((await site.get('/robots.txt')).body).toMatch(
      /Disallow: \/api\/\n[^]*Sitemap: http:\/\/localhost:8080\/sitemap\.xml\n$/,
    )
    const { body, headers } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<url><loc>http://localhost:8080/query_h5</loc></url>')
    expect(body).not.toContain(':id')
  })
})

describe('when pages cannot be composed', () => {
  test('SH-29 the database does not response: a page with a retry, and of no school', async () => {
    const other = await openTestSite({ LOG_LEVEL: 'silent' })
    const down = () => Promise.reject(new Error('connection refused at postgres://secret@host'))
    const queue = jest.spyOn(FairQueue.prototype, 'run').mockImplementation(down)
    const response = await other.get('/')
    expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(response.body).toContain('学校信息加载失败，请重试')
    expect(response.body).toContain('<a href="">重试</a>')
    expect(response.body).toContain(String(response.headers['x-trace-id']))
    expect(response.body).not.toMatch(/<script|启明|secret/)
    const icon = await other.get('/favicon.svg')
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
    queue.mockRestore()
    await other.close()
  })

  test('no shell is published', async () => {
    const server = await openTestServer({ environment: { LOG_LEVEL: 'silent' } })
    const response = await server.app.inject({ url: '/', headers: { host: 'localhost' } })
    expect([response.statusCode, response.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    await server.close()
  })
})

import * as v from 'valibot'

import { CAPTCHA_KEY_PLACEHOLDER } from '@campus/contracts/drawn-page'
import { publicSettings } from '@campus/contracts/public-settings'
import { modulePageAt } from '@campus/contracts/route'
import { buSchoolInfo, schoolInfo, tenantSettings } from '@campus/contracts/school'

import { aModule, aShell, assigned } from '../../testing/releases'
import { bootDataIn, scriptIn } from '../../testing/test-site'
import { resolve } from '../registry/resolve.model'
import { documentOf, drawnRoot, drawnStyles, titleOf, undrawnRoot, type PageQuestion } from './document'
import { MESSAGES } from './gateway.messages'
import { pageHead } from './page-head'
import { PageTemplate, placeholder } from './page-template'

const { map } = resolve(
  { modules: [aModule('mfe-portal', '1')], shells: [], assignments: [assigned('mfe-portal', '1')], origins: [] },
  { tenantId: '10001', visitorId: '', isAtHome: true },
)

const NONCE = 'n'.repeat(24)

function documentFor(change: Partial<PageQuestion> = {}, school: Partial<PageQuestion['school']> = {}): string {
  const question: PageQuestion = {
    school: {
      tenantId: '10001',
      schoolInfo: v.parse(schoolInfo, { universityName: '启明职业培训学校', logo: '/media/logo.svg' }),
      buSchoolInfo: v.parse(buSchoolInfo, { projectName: '启明技能' }),
      tenantSettings: v.parse(tenantSettings, { accentColour: '#8a1f5f' }),
      onlineSchool: '',
      ...school,
    },
    settings: v.parse(publicSettings, { sites: {} }),
    map,
    shell: aShell('1'),
    page: null,
    locale: 'zh-CN',
    scheme: null,
    isMobile: false,
    schoolQuery: '',
    ...change,
  }
  return new PageTemplate(documentOf(question)).fill({
    nonce: NONCE,
    traceId: 'trace-1',
    serverTime: '1795000000000',
    pageToken: 'token-1',
    head: headFor(question),
    root: undrawnRoot(question),
  })
}

function headFor(question: PageQuestion): string {
  const { school, locale } = question
  return pageHead({
    school,
    locale,
    messages: MESSAGES[locale],
    title: titleOf(question),
    subject: null,
    origin: 'https://qiming.example',
    path: '/',
    list: null,
    route: '/',
    schoolQuery: '',
    nonce: NONCE,
    sharedPictureOf: () => null,
  })
}

const PAGE = modulePageAt(map, '/mfe-portal')

test('everything that may run carries the nonce, and every script its integrity', () => {
  const page = documentFor({ page: PAGE })
  const scripts = page.match(/<script[^>]*>/g) ?? []
  expect(scripts).toHaveLength(5)
  for (const tag of [
    ...scripts,
    ...(page.match(/<style[^>]*>/g) ?? []),
    ...(page.match(/<link rel="preload"[^>]*>/g) ?? []),
  ]) {
    expect(tag).toContain(`nonce="${NONCE}"`)
  }
  expect(page).toContain(`<meta property="csp-nonce" nonce="${NONCE}">`)
  expect(page).toMatch(
    /<script defer [^>]*src="\/shell\/1\/main\.js" crossorigin="anonymous" integrity="sha384-[\w+/=]+" nonce=/,
  )
  expect(page).not.toMatch(/\son\w+=|javascript:| style=/)
})

test('around unfinished work no header is drawn, which the shell would take away again', () => {
  if (PAGE === null) throw new Error('the map has no such page')
  const page = documentFor({ page: { ...PAGE, route: { ...PAGE.route, lease: 'answerLogId' } } })
  expect(page).not.toContain('class="first-header')
  expect(page).toContain('class="first-note first-late"')
  expect(documentFor({ page: PAGE })).toContain('class="first-header')
})

test('the module of the route is asked for ahead: its entry, its first scripts and the page’s', () => {
  const preloaded = [
    ...documentFor({ page: PAGE }).matchAll(
      /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous" integrity="sha384-/g,
    ),
  ]
  expect(preloaded.map(([, href]) => href)).toEqual(
    ['remoteEntry.js', 'module.js', 'page.js'].map((name) => `/modules/mfe-portal/1/${name}`),
  )
  expect(documentFor()).not.toContain('rel="preload"')
})

test.each([
  [null, '<html lang="zh-CN">'],
  ['dark', '<html lang="zh-CN" data-scheme="dark">'],
] as const)('a chosen scheme of %s holds from the first paint on', (scheme, element) => {
  expect(documentFor({ scheme })).toContain(element)
})

test('the shell finds what it needs to know', () => {
  const page = documentFor({ page: PAGE })
  expect(bootDataIn(page)).toMatchObject({
    tenantId: '10001',
    schoolInfo: { universityName: '启明职业培训学校' },
    moduleMap: { id: map.id, pageToken: 'token-1' },
    traceId: 'trace-1',
    serverTime: 1_795_000_000_000,
  })
  expect(JSON.parse(scriptIn(page, 'campus-shell'))).toEqual({
    base: '/shell/1/',
    integrity: { 'main.js': expect.any(String), 'lazy.js': expect.any(String) },
  })
})

test('the page tells what it is: language, title, description, address, colours', () => {
  const page = documentFor()
  expect(page).toContain('<html lang="zh-CN">')
  expect(page).toContain('<title>启明技能 启明职业培训学校</title>')
  expect(page).toContain('<meta name="description" content="启明技能 启明职业培训学校：')
  expect(page).toContain('<link rel="canonical" href="https://qiming.example/">')
  expect(page).toContain('<meta property="og:image" content="https://qiming.example/media/logo.svg">')
  expect(page).toMatch(/<style[^>]*>:root\{.*--color-accent:/)
  expect(page).not.toContain('noindex')
  expect(page).toMatch(/<noscript>.*JavaScript/)
})

test('the header before the shell draws has the name that the shell gives it', () => {
  expect(documentFor()).toMatch(/<div class="first-bar">(?:<img[^>]*>)?<b>启明职业培训学校<\/b><\/div>/)
})

test('no name stands where a partner’s may replace it', () => {
  const special = PAGE === null ? null : { ...PAGE, route: { ...PAGE.route, special: true } }
  const page = documentFor({ page: special })
  expect(page).toContain('<div class="first-bar"></div>')
  expect(page).not.toContain('first-school" aria-busy')
})

test('English texts for who chose English', () => {
  const page = documentFor({ locale: 'en' })
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('This site needs JavaScript.')
})

test('SH-31 SH-33 the title follows the page and the device; without any name it is the portal’s', () => {
  const query = PAGE === null ? null : { ...PAGE, route: { ...PAGE.route, title: 'query' as const } }
  expect(documentFor({ page: query, isMobile: true })).toContain('<title>启明职业培训学校</title>')
  const nameless = { schoolInfo: v.parse(schoolInfo, {}), buSchoolInfo: v.parse(buSchoolInfo, {}) }
  expect(documentFor({}, nameless)).toContain('<title>在线培训学校</title>')
  expect(
    documentFor({ settings: v.parse(publicSettings, { sites: {}, defaultTitle: '配置的标题' }) }, nameless),
  ).toContain('<title>配置的标题</title>')
})

test('a page behind sign-in is not for search engines', () => {
  const page = PAGE === null ? null : { ...PAGE, route: { ...PAGE.route, login: true } }
  expect(documentFor({ page })).toContain('<meta name="robots" content="noindex">')
})

const HOSTILE = `</title></style></script><script>alert(1)</script><!--"' onload=alert(1) \u2028\u2029&lt;`

test('whatever a school is called, it stays text', () => {
  const hostile = {
    schoolInfo: v.parse(schoolInfo, {
      universityName: HOSTILE,
      projectName: HOSTILE,
      address: HOSTILE,
      logo: `https://x.example/"><script>${HOSTILE}`,
    }),
    buSchoolInfo: v.parse(buSchoolInfo, {
      projectName: HOSTILE,
      contactMobile: HOSTILE,
      website: HOSTILE,
      crowd: HOSTILE,
    }),
    tenantSettings: v.parse(tenantSettings, { licence: HOSTILE, brandName: HOSTILE }),
  }
  const page = documentFor({ page: PAGE }, hostile)
  expect(page.match(/<script/g)).toHaveLength(5)
  expect(page.match(/<\/(?:script|style|title)>/g)).toHaveLength(7)
  expect(page).not.toMatch(/<!--|<[^>]* onload=(?!&)[^&]*alert\(1\)[^&]*>/)
  expect(bootDataIn(page).schoolInfo.universityName).toBe(HOSTILE)
  expect(
    documentFor({}, { ...hostile, tenantSettings: v.parse(tenantSettings, { fixedTitle: HOSTILE }) }).match(/<script/g),
  ).toHaveLength(5)
})

test.each(['javascript:alert(1)', '//evil.example/x.png', 'data:image/svg+xml,<svg>', 'vbscript:x', ' '])(
  '%s is no logo',
  (logo) => {
    const page = documentFor({}, { schoolInfo: v.parse(schoolInfo, { universityName: 'U', logo }) })
    expect(page).not.toMatch(/<img|og:image/)
  },
)

test('a school cannot write a placeholder', () => {
  const guess = placeholder('nonce').replace(/[0-9a-f]{32}/, '0'.repeat(32))
  expect(documentFor({}, { schoolInfo: v.parse(schoolInfo, { universityName: guess }) })).toContain(
    `<title>启明技能 ${guess}</title>`,
  )
})

test('what a drawn page is made of stays where it belongs', () => {
  const drawn = {
    html: '<h1>news</h1>',
    css: `p{background:url("</style>${HOSTILE}")}`,
    reads: JSON.stringify([HOSTILE]),
  }
  expect(drawnStyles(drawn, 'n').match(/<\/style/g)).toHaveLength(1)
  expect(drawnStyles(drawn, 'n')).toContain('url("<\\/style>')
  expect(drawnRoot(drawn, { nonce: 'n', locale: 'zh-CN' }).match(/<\/script/g)).toHaveLength(1)
})

test.each([
  ['a form', '<form><input name="name"></form>', '填写本页的表单需要启用 JavaScript'],
  ['a form that browsers send', '<form class="a" method="get"><input name="name"></form>', undefined],
  ['no form', '<h1>news</h1>', undefined],
])('a drawn page with %s says what needs a script', (_, content, words) => {
  const root = drawnRoot({ html: content, css: '', reads: '[]' }, { nonce: 'n', locale: 'zh-CN' })
  const [, said] = /<noscript><p [^>]*>([^，]*)/.exec(root) ?? []
  expect(said).toBe(words)
})

test('each response has a captcha of its own, the same in its form and its picture', () => {
  const html = `<img src="/captcha?key=${CAPTCHA_KEY_PLACEHOLDER}"><input value="${CAPTCHA_KEY_PLACEHOLDER}">`
  const keysIn = () =>
    drawnRoot({ html, css: '', reads: '[]' }, { nonce: 'n', locale: 'zh-CN' }).match(/[0-9a-f]{16}/g) ?? []
  const [picture, form] = keysIn()
  expect(picture).toBe(form)
  expect(keysIn()).not.toContain(form)
})

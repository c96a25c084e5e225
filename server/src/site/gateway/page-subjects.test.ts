import { buildModule, routeOf } from '../../testing/releases'
import { openTestSite, type TestSite } from '../../testing/test-site'

const PATHS = ['/news-information/detail', '/notice/detail', '/training-project/detail', '/educational-product']

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ LOG_LEVEL: 'silent' })
  buildModule(site.apps, 'mfe-portal', '1.1.0', {
    routes: ['/', '/query_pc/kingdee', ...PATHS].map((path) => routeOf(path)),
  })
  await site.publish()
})
afterAll(() => site.close())

interface Graph {
  readonly '@graph': readonly ({ readonly '@type': string } & Readonly<Record<string, unknown>>)[]
}

function factsIn(html: string) {
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? null
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const graph = (JSON.parse(json) as Graph)['@graph']
  return {
    title: meta('og:title'),
    type: meta('og:type'),
    description: meta('description'),
    picture: meta('og:image'),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    types: graph.map((thing) => thing['@type']),
    thing: (type: string) => graph.find((thing) => thing['@type'] === type),
  }
}

test('a shared link to a news item shows its title, its words and its picture, and its address keeps the id', async () => {
  const { statusCode, body } = await site.get('/news-information/detail?id=1000141001&categorizeId=2&utm_source=x')
  expect(statusCode).toBe(200)
  const facts = factsIn(body)
  expect(facts).toMatchObject({
    type: 'article',
    canonical: 'http://localhost:8080/news-information/detail?id=1000141001',
    types: ['EducationalOrganization', 'BreadcrumbList', 'NewsArticle'],
  })
  expect(facts.title).not.toMatch(/启明技能/)
  expect(facts.picture).toMatch(/^http:\/\/localhost:8080\/media\/10001\//)
  expect(facts.thing('NewsArticle')).toMatchObject({
    headline: facts.title,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/) as string,
  })
  // SH-32: the window's title stays the school's.
  expect(body).toContain('<title>启明技能 启明职业培训学校</title>')
})

test.each([
  ['/notice/detail?id=1000142001', ['EducationalOrganization', 'BreadcrumbList', 'Article']],
  ['/training-project/detail?id=1000147001', ['EducationalOrganization', 'BreadcrumbList', 'Course', 'FAQPage']],
  ['/educational-product?id=1000144001', ['EducationalOrganization', 'BreadcrumbList', 'Course']],
  ['/training-project/detail', ['EducationalOrganization']],
  ['/', ['EducationalOrganization']],
])('%s tells search engines what it is', async (address, types) => {
  const { statusCode, body } = await site.get(address)
  expect(statusCode).toBe(200)
  expect(factsIn(body).types).toEqual(types)
})

test.each([
  ...PATHS.map((path) => `${path}?id=9999999999`),
  ...PATHS.map((path) => `${path}?id=${'9'.repeat(100)}`),
  ...PATHS.map((path) => `${path}?id=%3Cscript%3E`),
  '/news-information/detail',
  '/notice/detail?id=',
])('%s names nothing: the page comes with the status 404', async (address) => {
  const { statusCode, body } = await site.get(address)
  expect(statusCode).toBe(404)
  expect(factsIn(body).types).toEqual(['EducationalOrganization'])
  expect(body).not.toContain('<script>')
})

test('API-02 another school’s item is none of this school’s', async () => {
  expect((await site.get('/news-information/detail?id=1000141001', { host: 'hailan.localhost:8080' })).statusCode).toBe(
    404,
  )
})

test('at a host that names no school the canonical address names it', async () => {
  const { body } = await site.get('/notice/detail?id=1000142001&schoolId=10001', { host: 'nobody.localhost' })
  expect(factsIn(body).canonical).toBe('http://nobody.localhost/notice/detail?schoolId=10001&amp;id=1000142001')
})

test('the site map lists every item of this school, and no page that names none', async () => {
  const { body } = await site.get('/sitemap.xml')
  const addresses = [...body.matchAll(/<loc>http:\/\/localhost:8080([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/training-project/detail',
      '/training-project/detail?id=1000147001',
      '/news-information/detail?id=1000141001',
      '/notice/detail?id=1000142001',
      '/educational-product?id=1000144001',
    ]),
  )
  expect(addresses).not.toContain('/news-information/detail')
  expect(addresses).not.toContain('/query_pc/kingdee')
  expect(new Set(addresses).size).toBe(addresses.length)
  const other = await site.get('/sitemap.xml', { host: 'hailan.localhost:8080' })
  expect(other.body).not.toContain('id=1000141001')
})

import { buildModule, routeOf } from '../../testing/releases'
import { openTestSite, type TestSite } from '../../testing/test-site'

const LISTS = ['/news-information/list', '/notice/list', '/school-info']
const PATHS = [
  '/news-information/detail',
  '/notice/detail',
  '/training-product/detail',
  '/training-project/detail',
  '/educational-product',
]

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ LOG_LEVEL: 'silent' })
  buildModule(site.apps, 'mfe-portal', '1.1.0', {
    routes: ['/', '/query_pc/kingdee', ...LISTS, ...PATHS].map((path) => routeOf(path)),
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
  expect(facts.picture).toMatch(/^http:\/\/localhost:8080\/media\/10001\/share\/.+\.png$/)
  expect(facts.thing('NewsArticle')).toMatchObject({
    headline: facts.title,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/) as string,
  })
  // SH-32: the window's title stays the school's.
  expect(body).toContain('<title>启明技能 启明职业培训学校</title>')
})

test.each(['/', '/educational-product?id=1000144001'])(
  'a shared link to %s shows a PNG that is there',
  async (address) => {
    const { picture } = factsIn((await site.get(address)).body)
    const { statusCode, headers } = await site.get(new URL(picture ?? '').pathname)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  },
)

test.each([
  ['/notice/detail?id=1000142001', ['EducationalOrganization', 'BreadcrumbList', 'Article']],
  ['/training-product/detail?id=1000121001', ['EducationalOrganization', 'BreadcrumbList', 'Course', 'FAQPage']],
  ['/training-project/detail?id=1000147001', ['EducationalOrganization', 'BreadcrumbList', 'Course', 'FAQPage']],
  ['/educational-product?id=1000144001', ['EducationalOrganization', 'BreadcrumbList', 'Course', 'FAQPage']],
  ['/training-project/detail', ['EducationalOrganization', 'BreadcrumbList', 'ItemList', 'FAQPage']],
  ['/educational-product', ['EducationalOrganization', 'BreadcrumbList', 'ItemList', 'FAQPage']],
  ['/news-information/list', ['EducationalOrganization', 'BreadcrumbList', 'ItemList']],
  ['/notice/list', ['EducationalOrganization', 'BreadcrumbList', 'ItemList']],
  ['/school-info', ['EducationalOrganization', 'BreadcrumbList']],
  ['/', ['EducationalOrganization']],
])('%s tells search engines what it is', async (address, types) => {
  const { statusCode, body } = await site.get(address)
  expect(statusCode).toBe(200)
  expect(factsIn(body).types).toEqual(types)
})

test('the page of a product tells search engines what it costs and when it is held', async () => {
  const course = factsIn((await site.get('/training-product/detail?id=1000121001')).body).thing('Course')
  expect(course).toMatchObject({
    offers: { '@type': 'Offer', category: 'Paid', priceCurrency: 'CNY', price: expect.any(Number) as number },
  })
  const { hasCourseInstance: classes } = course as unknown as { hasCourseInstance: { '@type': string; name: string }[] }
  expect(classes.length).toBeGreaterThan(0)
  expect(classes.every(({ '@type': type, name }) => type === 'CourseInstance' && name !== '')).toBe(true)
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

test('a list tells its items in their order, each with the address of its own page', async () => {
  const { body } = await site.get('/notice/list?page=2', { host: 'hailan.localhost:8080' })
  const facts = factsIn(body)
  const { itemListElement: items } = facts.thing('ItemList') as unknown as {
    itemListElement: { position: number; name: string; url: string }[]
  }
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  for (const { url, name } of items) {
    expect(url).toMatch(/^http:\/\/hailan\.localhost:8080\/notice\/detail\?id=10002\d+$/)
    expect(
      factsIn((await site.get(url.slice(url.indexOf('/notice')), { host: 'hailan.localhost:8080' })).body).title,
    ).toBe(name)
  }
  expect(facts.title).toBe('通知公告 - 海岚健康技能学院')
})

test('the way to an item leads over its list; in English the steps have English names', async () => {
  const stepsAt = async (address: string, headers = {}) => {
    const way = factsIn((await site.get(address, { headers })).body).thing('BreadcrumbList')
    return (way as unknown as { itemListElement: { name: string; item: string }[] }).itemListElement
  }
  const steps = await stepsAt('/news-information/detail?id=1000141001')
  expect(steps.map(({ item }) => item)).toEqual([
    'http://localhost:8080/',
    'http://localhost:8080/news-information/list',
    'http://localhost:8080/news-information/detail?id=1000141001',
  ])
  expect(steps[1]?.name).toBe('新闻资讯')
  const english = await stepsAt('/notice/list', { cookie: 'campus.locale=en' })
  expect(english.map(({ name }) => name)).toEqual(['Home', 'Notices'])
})

test('at a host that names no school every address of a list names it', async () => {
  const { body } = await site.get('/notice/list?schoolId=10001', { host: 'nobody.localhost' })
  const list = factsIn(body).thing('ItemList') as unknown as { itemListElement: { url: string }[] }
  expect(list.itemListElement[0]?.url).toMatch(/\/notice\/detail\?schoolId=10001&id=\d+$/)
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

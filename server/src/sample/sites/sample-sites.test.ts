import { getSsoCode } from '@campus/contracts/outside-learning'
import { getDetailByTenantId, getDomainByDomainType, ONLINE_SCHOOL_DOMAIN_TYPE } from '@campus/contracts/school'
import { getCourseStatistic } from '@campus/contracts/study-class'

import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { sampleId } from '../sample-id'
import { SAMPLE_SCHOOLS } from '../sample-schools'
import { placeSampleSites } from './place-sample-sites'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (address: string) => {
  const { host, pathname, search } = new URL(address)
  return server.app.inject({ url: pathname + search, headers: { host } })
}

test.each(SAMPLE_SCHOOLS.map(({ id, name }) => [id, name]))(
  'every link of sample school %s leads to a page that is there',
  async (tenantId, name) => {
    const detail = await server.call(getDetailByTenantId, { tenantId }, { tenantId })
    const mobile = await server.call(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE }, { tenantId })
    const { practicalTrainingLoginUrl, examLoginUrl } = detail
    const others = [practicalTrainingLoginUrl, examLoginUrl, `${mobile}/pages/main/mine/mine`, `${mobile}/`]
    for (const address of others.filter((each) => each !== '')) {
      const { statusCode, body } = await get(address)
      expect([address, statusCode]).toEqual([address, 200])
      expect(body).toContain(`<title>${name}`)
    }
    expect(new URL(detail.website).hostname).toMatch(/^(?:[a-z]+\.)?localhost$/)
    expect(detail.website).not.toContain('//m.')
  },
)

test('PO-PRE-01 the mobile site shows the course of its address, with a way to enrol at the portal', async () => {
  const { body, headers } = await get('http://m.qiming.localhost:8080/?productId=1000121001&schoolId=10001')
  expect(body).toContain('href="http://localhost:8080/register?type=1"')
  expect(body).toMatch(/<h1>[^<]+<\/h1>\s*<p class="price">¥/)
  expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:8080 http://*.localhost:8080')
  expect(headers['content-security-policy']).not.toMatch(/unsafe|script-src [^;]*\*/)
})

test('PO-PRE-01 without a course it lists the school’s own', async () => {
  const { body } = await get('http://m.hailan.localhost:8080/')
  expect(body.match(/productId=/g)?.length).toBeGreaterThan(3)
  expect(body).not.toContain('productId=10001')
})

test('at the portal’s own hosts, and at a host of no school, they are not', async () => {
  expect((await get('http://hailan.localhost:8080/mobile.js')).statusCode).not.toBe(200)
  expect((await get('http://m.nobody.localhost:8080/')).statusCode).toBe(404)
  expect((await get('http://m.qiming.localhost:8080/mobile.js')).headers['content-type']).toMatch(/^text\/javascript/)
})

test('the server’s start puts its own port into the addresses, and into nothing else', async () => {
  const other = await openTestServer()
  await other.database.withTenant('10001', (tx) =>
    tx.execute("update schools set website = 'https://school.cn:8080/x'"),
  )
  await placeSampleSites(other.database, 9123)
  const detail = await other.call(getDetailByTenantId, { tenantId: '10001' })
  expect(detail).toMatchObject({
    examLoginUrl: 'http://kaoshi.qiming.localhost:9123/login',
    website: 'https://school.cn:8080/x',
  })
  const of = { classId: sampleId(TEST_TENANT, 'class', 1) }
  const { classStudentCourseResultVOS: courses } = await other.call(getCourseStatistic, of, {
    token: await other.signIn(),
  })
  expect(courses.map(({ learningUrl }) => learningUrl)).toContain(
    'http://xuexi.qiming.localhost:9123/courses/8021?from=campus',
  )
  expect(await other.call(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE })).toBe(
    'http://m.qiming.localhost:9123',
  )
  await other.close()
})

test('ST-CLASS-55 a sample course at another site is a page there, which knows its learner by the code, once', async () => {
  const token = await server.signIn()
  const of = { classId: sampleId(TEST_TENANT, 'class', 1) }
  const { classStudentCourseResultVOS: courses } = await server.call(getCourseStatistic, of, { token })
  const { courseId, learningUrl } = courses.find(({ thirdPlatformType }) => thirdPlatformType === 11) ?? {}
  const code = await server.call(getSsoCode, { courseId: courseId ?? '' }, { token })
  const address = `${learningUrl ?? ''}&code=${encodeURIComponent(code)}`
  const first = await get(address)
  expect([address, first.statusCode]).toEqual([address, 200])
  expect(first.body).toContain('<h1>欢迎，林小满</h1>')
  expect(first.body).toContain('href="http://localhost:8080/study/mine"')
  for (const again of [address, learningUrl ?? '', `${learningUrl ?? ''}&code=made-up`]) {
    expect((await get(again)).body).toContain('<h1>请从学校网站进入</h1>')
  }
})

test('in production there are none', async () => {
  const production = await openTestServer({ environment: { ENVIRONMENT: 'production', DATABASE_URL: '' } })
  const { body } = await production.app.inject({ url: '/', headers: { host: 'm.qiming.localhost:8080' } })
  expect(body).not.toContain('培训课程')
  await production.close()
})

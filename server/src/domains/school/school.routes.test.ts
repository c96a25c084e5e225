import {
  businessList,
  CERTIFICATION_LEVELS,
  customerServicePage,
  getDetailByTenantId,
  getDomainByDomainType,
  getDomainList,
  getInfoByTenantId,
  getTenantSettings,
  ONLINE_SCHOOL_DOMAIN_TYPE,
  querySchoolBrowseCount,
  queryUniversityInformation,
  saveClue,
} from '@campus/contracts/school'
import { login, sendSmsCode } from '@campus/contracts/sign-in'

import { eventsOf } from '../../platform/events/event'
import { readSmsCode } from '../../testing/sms'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { clues } from './school.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const tenantId = '10001'

test('API-03 the basic record has every field of the school', async () => {
  const info = await server.call(getInfoByTenantId, { tenantId })
  expect(info).toEqual({
    logo: '/media/10001/logo/mark.svg',
    address: '浙江省杭州市拱墅区启明路88号',
    latitude: 30.3051,
    longitude: 120.1791,
    projectName: '启明技能',
    universityName: '启明职业培训学校',
    universityId: expect.any(String),
    schoolType: 'E1',
    schoolTypeName: '职业培训学校',
  })
})

test('API-04 the business unit’s record has its lists', async () => {
  const detail = await server.call(getDetailByTenantId, { tenantId })
  expect(detail.serviceAttribute).toEqual(['SKILL_TRAINING', 'SKILL_EVALUATION', 'EMPLOYMENT'])
  expect(new Set(detail.buSchoolServicePointList.map(({ type }) => type))).toEqual(
    new Set(['ENROLL', 'TEACHING', 'EXAM', 'EVALUATE']),
  )
  expect(detail.buSchoolEnrollDistrictList[0]).toEqual({ enrollDistrictScope: '浙江省全省' })
  expect(detail.certificationOrganizationList.map(({ orgType }) => orgType)).toContain('CERTIFICATION')
  expect(detail.educationalInstitution.schoolFaculty).not.toBe('')
  for (const { latitude, longitude } of detail.buSchoolServicePointList) {
    expect(Math.abs((latitude ?? 0) - 30.27)).toBeLessThan(0.5)
    expect(Math.abs((longitude ?? 0) - 120.16)).toBeLessThan(0.5)
  }
})

test.each(['10001', '10002', '20001', '20002', '20003'])(
  'PO-SCH-02..25 the profile of sample school %s has something to show everywhere',
  async (school) => {
    const detail = await server.call(getDetailByTenantId, { tenantId: school }, { tenantId: school })
    const names = await server.call(
      businessList,
      { businesses: detail.serviceAttribute.join(',') },
      { tenantId: school },
    )
    expect(names).toHaveLength(detail.serviceAttribute.length)
    expect(
      [detail.crowd, detail.website, detail.buSchoolEnrollDistrictList[0]?.enrollDistrictScope].every(Boolean),
    ).toBe(true)
    expect(detail.buSchoolServicePointList.length).toBeGreaterThanOrEqual(4)
    for (const { url, latitude, longitude, type, enrollDistrictScope } of detail.buSchoolServicePointList) {
      expect([url !== '', latitude !== null, longitude !== null]).toEqual([true, true, true])
      expect(enrollDistrictScope === '').toBe(type !== 'ENROLL')
    }
    for (const { certificationType } of detail.certificationOrganizationList) {
      expect(CERTIFICATION_LEVELS).toContain(certificationType)
    }
  },
)

test('PO-SCH-18..20 each sample school tells of itself in its own words', async () => {
  const told = await Promise.all(
    ['10001', '10002', '20001', '20002', '20003'].map((school) =>
      server.call(queryUniversityInformation, { tenantId: school }, { tenantId: school }),
    ),
  )
  const texts = told.flatMap((information) => information.map(({ content }) => content))
  expect(new Set(texts).size).toBe(texts.length)
})

test('API-04 nothing beyond the contract travels', async () => {
  const response = await server.send(getDetailByTenantId, { tenantId })
  expect(response.body).not.toMatch(/browseCount|settings|tenantId/)
})

test('API-05 the online-school domain is answered as text, an unknown type as empty', async () => {
  expect(await server.call(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE })).toBe(
    'http://m.qiming.localhost:8080',
  )
  expect(await server.call(getDomainByDomainType, { data: 'NONE' })).toBe('')
})

test('API-49 all domains of the tenant', async () => {
  expect(await server.call(getDomainList, { tenantId })).toContainEqual({
    domainType: ONLINE_SCHOOL_DOMAIN_TYPE,
    domain: 'http://m.qiming.localhost:8080',
  })
})

test('API-07 information of all three types, in order', async () => {
  const information = await server.call(queryUniversityInformation, { tenantId })
  expect(information.map(({ type }) => type)).toEqual([0, 0, 0, 1, 1, 1, 2, 2])
  expect(information.every(({ title, content }) => title !== '' && content.startsWith('<'))).toBe(true)
})

test('API-36 the service contact comes with a QR picture, and only for the tenant that is asked', async () => {
  const contact = await server.call(customerServicePage, { size: 1, model: { tenantId } })
  expect(contact).toMatchObject({ total: 1, records: [{ mobile: '400-000-0188', url: '/media/10001/contact/qr.png' }] })
  expect((await server.call(customerServicePage, { size: 1, model: { tenantId: '10002' } })).records).toEqual([])
})

test('API-48 business codes are named; unknown ones are left out', async () => {
  expect(await server.call(businessList, { businesses: 'EMPLOYMENT, SKILL_TRAINING,constructor,' })).toEqual([
    { code: 'SKILL_TRAINING', name: '职业技能培训' },
    { code: 'EMPLOYMENT', name: '就业服务' },
  ])
})

test.each([
  ['10001', ''],
  ['10002', ''],
  ['20001', 'kingdee'],
  ['20002', 'gdhuanbao'],
  ['20003', 'kuka'],
])('the settings of school %s name its brand %j and its look', async (school, brand) => {
  const settings = await server.call(getTenantSettings, { tenantId: school })
  expect(settings).toMatchObject({ brand, accentColour: expect.stringMatching(/^#/) })
  expect(settings.licence).not.toBe('')
})

test('the vendor’s organisation in the settings is one of the school’s', async () => {
  const { vendorOrganizationId, vendorName } = await server.call(getTenantSettings, { tenantId: '20001' })
  const { certificationOrganizationList } = await server.call(getDetailByTenantId, { tenantId: '20001' })
  expect(certificationOrganizationList).toContainEqual(
    expect.objectContaining({ id: vendorOrganizationId, name: vendorName }),
  )
})

describe('API-43 the browse count', () => {
  const cookie = (name: string) => ({ cookie: `campus_visitor=${name.padEnd(22, '-')}` })
  const open = (visitor: string, headers: Record<string, string> = {}) =>
    server.call(querySchoolBrowseCount, { schoolId: tenantId }, { headers: { ...cookie(visitor), ...headers } })

  test('goes up once for each visitor and day', async () => {
    const first = await open('one')
    expect(await open('one')).toBe(first)
    expect(await open('two')).toBe(first + 1)
    server.setNow(new Date(TEST_NOW.getTime() + 24 * 60 * 60 * 1000))
    expect(await open('one')).toBe(first + 2)
    server.setNow(TEST_NOW)
  })

  test('loses no opening of the same moment', async () => {
    const before = await open('three')
    await Promise.all(Array.from({ length: 20 }, (_, index) => open(`many${String(index)}`)))
    expect(await open('three')).toBe(before + 20)
  })

  test('an address without cookies counts only so often', async () => {
    const before = await open('four')
    const own = { 'x-forwarded-for': '203.0.113.1' }
    for (let visit = 0; visit < 310; visit += 1) {
      await server.send(querySchoolBrowseCount, { schoolId: tenantId }, { headers: own })
    }
    expect((await open('four')) - before).toBeLessThanOrEqual(300)
  })

  test('does not count for another site, nor for another school’s id', async () => {
    expect(
      await server.refusal(
        querySchoolBrowseCount,
        { schoolId: tenantId },
        { headers: { 'sec-fetch-site': 'cross-site' } },
      ),
    ).toMatchObject({ code: 40300 })
    expect(await server.refusal(querySchoolBrowseCount, { schoolId: '10002' })).toMatchObject({ code: 40400 })
  })
})

describe('API-37 an enquiry', () => {
  const mobile = '13900000037'
  const enquiry = { clueId: 'visitor-1', name: '李·Ann', mobile, content: '想了解电工班' }

  test('is kept once with the code that was sent, refused with a wrong one', async () => {
    await server.call(sendSmsCode, { mobile, purpose: 'consult' })
    const code = await readSmsCode(server, mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await server.refusal(saveClue, { ...enquiry, code: wrong })).toMatchObject({ status: 200, code: 41002 })
    const id = await server.call(saveClue, { ...enquiry, code })
    expect(await server.refusal(saveClue, { ...enquiry, code })).toMatchObject({ code: 41002 })
    const kept = await server.database.withTenant(tenantId, (tx) => tx.select().from(clues))
    expect(kept).toEqual([
      expect.objectContaining({
        id,
        clueId: 'visitor-1',
        mobile,
        name: '李·Ann',
        content: '想了解电工班',
        userId: null,
      }),
    ])
  })

  test('is kept with a code to sign in as well, but a code for it signs nobody in', async () => {
    const other = '13900000038'
    await server.call(sendSmsCode, { mobile: other })
    const forSignIn = await readSmsCode(server, other)
    expect(await server.call(saveClue, { ...enquiry, mobile: other, code: forSignIn })).not.toBe('')
    server.setNow(new Date(TEST_NOW.getTime() + 2 * 24 * 60 * 60 * 1000))
    await server.call(sendSmsCode, { mobile: other, purpose: 'consult' })
    const signIn = {
      grantType: 'MOBILE_LOGIN_REGISTER',
      mobile: other,
      code: await readSmsCode(server, other),
      tenantId,
      terminalType: 'ALL_USER',
      bizType: 'P_MINI',
    } as const
    expect(await server.refusal(login, signIn)).toMatchObject({ code: 41002 })
  })

  test('sent again with the same key it is the same enquiry, though its code is used up; one event tells of it', async () => {
    server.setNow(new Date(TEST_NOW.getTime() + 3 * 24 * 60 * 60 * 1000))
    await server.call(sendSmsCode, { mobile })
    const code = await readSmsCode(server, mobile)
    const options = { headers: { 'idempotency-key': 'a-key-of-this-enquiry' } }
    const id = await server.call(saveClue, { ...enquiry, code }, options)
    expect(await server.call(saveClue, { ...enquiry, code }, options)).toBe(id)
    expect(await eventsOf(server.database, tenantId, id)).toMatchObject([{ kind: 'consult.sent', person: '' }])
  })

  test.each([
    ['clueId', { clueId: 'x'.repeat(65) }],
    ['name', { name: '李1' }],
    ['mobile', { mobile: '2390000003' }],
    ['content', { content: '   ' }],
    ['code', { code: '12345' }],
  ])('with a wrong %s is refused', async (field, change) => {
    expect(await server.refusal(saveClue, { ...enquiry, code: '123456', ...change })).toMatchObject({
      status: 400,
      code: 40000,
      field,
    })
  })
})

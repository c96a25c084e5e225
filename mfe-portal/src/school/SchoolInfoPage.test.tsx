import { onlineManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'

import { TOLD_CODES } from '@campus/contracts/errors'
import {
  businessList,
  findParamMapByKey,
  queryUniversityInformation,
  type BuSchoolInfo,
} from '@campus/contracts/school'
import { sessionStore } from '@campus/session/session-store'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aSchool } from '@campus/testing/builders'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import type { VisitOptions } from '@campus/testing/module-pages'

import { WithEverySlot } from '../common/slot-host.fixtures'
import { pageAt } from '../testing/page-at'
import { aPoint, aWholeSchool, respondWithSchool } from './school.fixtures'

beforeEach(() => {
  // Friday noon in Beijing: the base is open, the evening kitchen is closed.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00+08:00'))
  respondWithSchool()
})

afterEach(() => act(() => onlineManager.setOnline(true)))

const openProfile = pageAt('/school-info', { layout: 'main' })
const open = (at = '?index=0', school: Partial<BuSchoolInfo> = {}, options: VisitOptions = {}) =>
  openProfile(at, { ...options, session: { ...aWholeSchool(school), ...options.session } })

const fact = (label: string) => screen.getByText(label).closest('dt')?.nextElementSibling
const tabs = (name: string) =>
  within(screen.getByRole('tablist', { name }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent)
const card = (name: string) => screen.getByRole('article', { name })
const noInstitution = { name: '', educationProperty: '', schoolFaculty: '', features: '', facilities: '' }

test.each(['/school-info', '/school-info?index=0', '/school-info?index=9'])(
  'SH-03 PO-SCH-01 %s opens the one tab',
  async (route) => {
    await open(route)
    expect(screen.getByRole('heading', { level: 1, name: '启明职业培训学校' })).toBeVisible()
    expect(tabs('学校介绍')).toEqual(['本项目简介'])
    expect(screen.getByRole('tab', { name: '本项目简介' })).toHaveAttribute('aria-selected', 'true')
  },
)

test('the page can be used by everyone', async () => {
  const { container } = await open()
  expect(await screen.findByText('岗位缺什么，课程就补什么。')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('PO-ALB-01 the album opens from the profile, where the site has one', async () => {
  const { user, unmount } = await open('', {}, { around: WithEverySlot })
  await user.click(await screen.findByRole('button', { name: '学校相册' }))
  expect(screen.getByRole('dialog', { name: 'album-dialog.v1' })).toHaveTextContent('{}')
  unmount()
  await open()
  expect(screen.queryByRole('button', { name: '学校相册' })).not.toBeInTheDocument()
})

describe('business', () => {
  test('PO-SCH-02 PO-SCH-04 PO-SCH-05 PO-SCH-06 type, crowd, region and website', async () => {
    await open()
    expect(await screen.findByText('职业技能培训，就业服务')).toBeVisible()
    expect(requestsOf(businessList)).toEqual([{ businesses: 'SKILL_TRAINING,EMPLOYMENT' }])
    expect(fact('服务人群')).toHaveTextContent('企业在职职工、求职青年')
    expect(fact('项目区域')).toHaveTextContent('浙江省全省')
    const website = screen.getByRole('link', { name: /^https:\/\/www\.qiming\.example/ })
    expect(website).toHaveAttribute('target', '_blank')
    expect(website).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('PO-SCH-03 what is empty reads 「无」, and no names are asked for', async () => {
    await open('/school-info', { serviceAttribute: [], crowd: '', website: '', buSchoolEnrollDistrictList: [] })
    for (const label of ['业务类型', '服务人群', '项目区域', '项目网址']) expect(fact(label)).toHaveTextContent(/^无$/)
    expect(requestsOf(businessList)).toEqual([])
  })

  test('PO-SCH-04 names that do not come are told and asked for again', async () => {
    breakCall(businessList)
    const { user } = await open()
    expect(await screen.findByText(/业务类型加载失败/)).toBeVisible()
    respondWithSchool()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('职业技能培训，就业服务')).toBeVisible()
  })

  test('PO-SCH-04 names that are refused show the server’s message', async () => {
    refuse(businessList, { code: TOLD_CODES.badRequest, msg: '参数 businesses 不正确' })
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('参数 businesses 不正确')
  })

  test('PO-SCH-04 without a connection the names are not said to be none, and come when it is back', async () => {
    act(() => onlineManager.setOnline(false))
    await open()
    expect(fact('业务类型')).not.toHaveTextContent('无')
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByText('职业技能培训，就业服务')).toBeVisible()
  })

  test('PO-SCH-05 an address that is not safe to open is only read', async () => {
    await open('/school-info', { website: 'javascript:alert(1)' })
    expect(fact('项目网址')).toHaveTextContent('javascript:alert(1)')
    expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument()
  })

  test.each([
    ['PE1', true],
    ['PE12', false],
  ])(
    'PO-PROD-06 in a school of parent type %s the training institution is shown: %p',
    async (schoolParentType, shown) => {
      await open('/school-info', { schoolParentType, trainingInstitutionsName: '授权院校' })
      expect(screen.queryAllByText('启明实训学校')).toHaveLength(shown ? 1 : 0)
    },
  )
})

describe('organisation detail', () => {
  const types = () => within(screen.getByRole('navigation', { name: '介绍内容' }))

  test('PO-SCH-18 the project in the parts the school tells', async () => {
    const { user, address } = await open()
    expect(await screen.findByText('岗位缺什么，课程就补什么。')).toBeVisible()
    expect(tabs('项目介绍的内容')).toEqual(['项目背景', '项目价值'])
    await user.click(screen.getByRole('tab', { name: '项目价值' }))
    expect(await screen.findByText('学得到，考得过。')).toBeVisible()
    expect(address()).toBe('/school-info?index=0&part=1')
  })

  test('PO-SCH-19 PO-SCH-22 the institution with its facts, without empty ones', async () => {
    const { user, address } = await open('/school-info?index=0&part=1', {
      educationalInstitution: { ...noInstitution, name: '启明实训学校', schoolFaculty: '专兼职教师 126 人' },
    })
    await user.click(types().getByRole('link', { name: '培训机构' }))
    expect(address()).toBe('/school-info?index=0&detail=1')
    expect(await screen.findByText('建校十六年。')).toBeVisible()
    expect(fact('机构名称')).toHaveTextContent('启明实训学校')
    expect(fact('师资')).toHaveTextContent('专兼职教师 126 人')
    for (const label of ['办学性质', '特色', '设施']) expect(screen.queryByText(label)).not.toBeInTheDocument()
  })

  test('PO-SCH-20 PO-SCH-23 PO-SCH-24 PO-SCH-25 the certification with its organisations', async () => {
    const { container } = await open('/school-info?index=0&detail=2')
    expect(await screen.findByText('年认定四千人次。')).toBeVisible()
    const organisations = within(screen.getByRole('region', { name: '认证机构' }))
    const [certifying, issuing] = organisations.getAllByRole('article')
    expect(certifying).toHaveTextContent('认证机构省级之江技能评价中心')
    expect(certifying).toHaveTextContent('服务范围电工、焊工等 24 个职业')
    expect(certifying).toHaveTextContent('特色考培分离')
    expect(issuing).toHaveTextContent(/^发证机构启明职业培训学校$/)
    await expectNoAxeViolations(container)
  })

  test('PO-SCH-20 without organisations the list says so', async () => {
    await open('/school-info?detail=2', { certificationOrganizationList: [] })
    expect(within(screen.getByRole('region', { name: '认证机构' })).getByText('暂无数据')).toBeVisible()
  })

  test.each([
    ['0', '项目介绍', ['项目背景', '项目价值', '项目特色']],
    ['1', '培训机构', ['机构简介', '师资力量', '教学服务']],
    ['2', '认证机构', ['服务范围', '服务成果']],
  ])(
    'PO-SCH-21 type %s of which nothing is told has its default parts without content',
    async (detail, name, parts) => {
      respond(queryUniversityInformation, [])
      await open(`/school-info?detail=${detail}`, { educationalInstitution: noInstitution })
      expect(await screen.findByText('暂无内容')).toBeVisible()
      expect(tabs(`${name}的内容`)).toEqual(parts)
    },
  )

  test('PO-SCH-26 a school’s own names stand instead of the default ones', async () => {
    await open('/school-info', { trainingInstitutionsName: '授权培训', certificationOrganizationTypeName: '厂商认证' })
    expect(
      types()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['项目介绍', '授权培训', '厂商认证'])
    expect(
      screen.getAllByText('授权培训').map((label) => label.closest('dt')?.nextElementSibling?.textContent),
    ).toContain('启明实训学校')
  })

  test('a failure stays in its place, and its retry heals it', async () => {
    breakCall(queryUniversityInformation)
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: '重试' })
    respondWithSchool()
    await user.click(retry)
    expect(await screen.findByText('岗位缺什么，课程就补什么。')).toBeVisible()
  })
})

test('a detail that is refused shows the server’s message in its place', async () => {
  refuse(queryUniversityInformation, { code: TOLD_CODES.badRequest, msg: '学校资料维护中' })
  await open()
  expect(await screen.findByText('学校资料维护中')).toBeVisible()
  expect(await screen.findByText('职业技能培训，就业服务')).toBeVisible()
})

describe('service points', () => {
  test('PO-SCH-09 PO-SCH-10 only the types that are there have a tab, which the address keeps', async () => {
    const { user, address } = await open()
    expect(tabs('服务点类型')).toEqual(['招生区域', '教学培训点', '线下考试点'])
    expect(card('总校报名处')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '线下考试点' }))
    expect(await screen.findByRole('article', { name: '余杭标准化考点' })).toBeVisible()
    expect(screen.queryByRole('article', { name: '总校报名处' })).not.toBeInTheDocument()
    expect(address()).toBe('/school-info?index=0&points=EXAM')
  })

  test('PO-SCH-10 a school without points says so', async () => {
    const { container } = await open('/school-info', { buSchoolServicePointList: [], buSchoolEnrollDistrictList: [] })
    expect(within(screen.getByRole('region', { name: '服务点与地图' })).getByText('暂无数据')).toBeVisible()
    expect(screen.queryByRole('group', { name: '服务点地图' })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  test('PO-SCH-11 PO-SCH-13 PO-SCH-14 PO-SCH-15 PO-SCH-16 a point with everything', async () => {
    const { container } = await open('/school-info?points=TEACHING')
    const base = card('北部实训基地')
    expect(container.querySelector('img[src="/media/point.svg"]')).toBeInTheDocument()
    expect(base).toHaveTextContent('正常开放')
    expect(base).toHaveTextContent('开放时间08:00–21:00')
    expect(within(base).getByRole('link', { name: '400-000-0188' })).toHaveAttribute('href', 'tel:400-000-0188')
    expect(base).toHaveTextContent('地址浙江省杭州市拱墅区启明路88号')
    await expectNoAxeViolations(container)
  })

  test('PO-SCH-13 PO-SCH-15 a point that is closed and has no phone', async () => {
    await open('/school-info?points=TEACHING')
    expect(card('夜校烹饪教室')).toHaveTextContent('休息中')
    expect(card('夜校烹饪教室')).toHaveTextContent('咨询电话暂无咨询电话')
  })

  test('PO-SCH-13 PO-SCH-14 a point without hours has no tag; one over midnight says so', async () => {
    await open('/school-info?points=TEACHING', {
      buSchoolServicePointList: [
        aPoint({ name: '考点' }),
        aPoint({ name: '夜班产线', startTime: '22:00', endTime: '06:00' }),
      ],
    })
    expect(card('考点')).toHaveTextContent('开放时间无')
    expect(card('考点')).not.toHaveTextContent(/正常开放|休息中/)
    expect(card('夜班产线')).toHaveTextContent('开放时间22:00–次日06:00')
    expect(card('夜班产线')).toHaveTextContent('休息中')
  })

  test('PO-SCH-16 an enrol district shows its scope', async () => {
    await open()
    expect(card('总校报名处')).toHaveTextContent('区域范围浙江省全省')
    expect(card('总校报名处')).not.toHaveTextContent('地址')
  })

  test.each([
    [null, '北部实训基地', ''],
    [{ lat: 30.3051, lng: 120.1791 }, '北部实训基地', '距您 147m'],
    [{ lat: 30.2741, lng: 120.1551 }, '北部实训基地', '距您 4.3km'],
  ])('PO-SCH-12 from %p %s is %p away', async (location, name, distance) => {
    await open('/school-info?points=TEACHING', {}, { session: { location } })
    if (distance === '') expect(card(name)).not.toHaveTextContent('距您')
    else expect(card(name)).toHaveTextContent(distance)
  })

  test('the way to a point is shown by the operator’s map app', async () => {
    respond(findParamMapByKey, { MapNavigationUrl: 'https://map.example/?to={lat},{lng}' })
    await open()
    const way = await screen.findByRole('link', { name: '导航前往总校报名处（在新窗口打开）' })
    expect(way).toHaveAttribute('href', 'https://map.example/?to=30.3051,120.1791')
  })

  test('while nothing has been answered the points are there already', async () => {
    for (const waiting of [businessList, queryUniversityInformation, findParamMapByKey]) keepWaiting(waiting)
    const { container } = await open()
    expect(card('总校报名处')).toBeVisible()
    await expectNoAxeViolations(container)
  })
})

test('in English the page reads English', async () => {
  await open('/school-info?points=TEACHING', {}, { locale: 'en' })
  expect(await screen.findByText('This project intro')).toBeVisible()
  expect(card('北部实训基地')).toHaveTextContent('Open')
})

test('PO-MISC-03 type, university id and certificate attributes are kept in the session and shown nowhere', async () => {
  const kept = { schoolType: 'T-7788', schoolTypeName: '类型七七八八', universityId: 'U-7788' }
  const session = aWholeSchool({ certificateAttribute: ['属性七七八八'] })
  await openProfile('', { session: { ...session, schoolInfo: aSchool(kept) } })
  await screen.findByRole('heading', { level: 1 })
  expect(sessionStore.getState().schoolInfo).toMatchObject(kept)
  expect(sessionStore.getState().buSchoolInfo?.certificateAttribute).toEqual(['属性七七八八'])
  expect(document.body).not.toHaveTextContent(/7788|七七八八/)
})

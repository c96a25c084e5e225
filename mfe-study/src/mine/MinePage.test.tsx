import { screen, waitFor, within } from '@testing-library/react'

import { getMobileProof } from '@campus/contracts/mobile-proof'
import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
  updateEnrolState,
  type LearningCard,
} from '@campus/contracts/study'
import { queryLearningLeads } from '@campus/contracts/study-class'
import { formatDate } from '@campus/i18n/format'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn, TEST_TENANT_ID } from '@campus/testing/builders'
import {
  breakCall,
  headersOf,
  keepWaiting,
  refuse,
  requestsOf,
  respond,
  setServerTime,
} from '@campus/testing/fake-server'

import { pageAt } from '../testing/page-at'
import { classesWithStatus, learningCardOf, learningLeadOf } from './testing/learning-cards'

const openPage = pageAt('/study/mine', { layout: 'study', login: true })
const openMine = (query = '', session = {}) => openPage(query, { session: { ...signedIn(), ...session } })

/** Opens the page with one class and presses its button. */
async function press(differing: Partial<LearningCard>, session = {}) {
  const card = learningCardOf(differing)
  respond(queryStudentClassAndPeriodList, [card])
  respond(queryStudentClassAndPeriodListIgnoreTenant, [card])
  const page = await openMine('', session)
  const button = await screen.findByRole('button', { name: /养老护理员三级1班/ })
  await page.user.click(button)
  return { ...page, button }
}

beforeEach(() => {
  respond(queryLearningLeads, ({ classes }) => classes.map((of) => learningLeadOf(of)))
  respond(getMobileProof, { isProved: true, canProve: true })
})
afterEach(() => jest.restoreAllMocks())

const cardNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

test('ST-MINE-01 ST-GEN-05 the page stands in the study layout and is not drawn for a visitor', async () => {
  const { address } = await openPage('?view=period')
  expect(address()).toBe('/login?redirect=%2Fstudy%2Fmine%3Fview%3Dperiod')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([])
})

test('ST-MINE-01 ST-MINE-03 the page, its tabs with counts and its cards', async () => {
  respond(queryStudentClassAndPeriodList, [...classesWithStatus(2, 2), ...classesWithStatus(-1, 1)])
  const { container } = await openMine()
  expect(await screen.findByRole('heading', { level: 1, name: '我的学习' })).toBeVisible()
  await screen.findByRole('tab', { name: '全部（3）' })
  expect(tabNames()).toEqual(['全部（3）', '待入学（1）', '待开班（0）', '待报到（0）', '服务中（2）', '服务完成（0）'])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('全部（3）')
  expect(cardNames()).toHaveLength(3)
  expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([{ userId: '501' }])
  await expectNoAxeViolations(container)
})

test('the cards of a page ask together for what they show first, one not placed in a class for nothing', async () => {
  respond(queryStudentClassAndPeriodList, [...classesWithStatus(2, 5), ...classesWithStatus(-1, 1)])
  const { user } = await openMine()
  expect(await screen.findAllByText('下一课：面授：综合实训')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(screen.getAllByText('下一课：面授：综合实训')).toHaveLength(1))
  const asked = requestsOf(queryLearningLeads).map(({ classes }) => classes.map(({ classId }) => classId))
  expect(asked).toEqual([['2-1', '2-2', '2-3', '2-4'], ['2-5']])
})

test.each([
  ['is on its way', () => keepWaiting(queryLearningLeads)],
  ['cannot be read', () => refuse(queryLearningLeads, { msg: '稍后再来' })],
])('progress that %s keeps nobody from the class', async (_, prepare) => {
  prepare()
  respond(updateEnrolState, true)
  const { address } = await press({ serviceStatus: 2, classId: '77' })
  await waitFor(() => expect(address()).toBe('/study/training-class?classId=77'))
  expect(screen.queryByText('稍后再来')).not.toBeInTheDocument()
})

test('ST-GEN-04 the user id of the address is sent, else the learner’s own', async () => {
  respond(queryStudentClassAndPeriodList, [])
  await openMine('?userId=777')
  await screen.findByText('当前状态下暂无学习班级')
  expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([{ userId: '777' }])
})

test('a person without any class is told what comes next, and led to the projects', async () => {
  respond(queryStudentClassAndPeriodList, [])
  const { container } = await openMine()
  expect(await screen.findByText(/报名后由学校安排班级/)).toBeVisible()
  expect(screen.getByRole('link', { name: '查看培训项目' })).toHaveAttribute('href', '/training-project/detail')
  await expectNoAxeViolations(container)
})

test('ST-MINE-03 ST-MINE-05 ST-MINE-08 a tab filters, stands in the address, and counts stay', async () => {
  respond(queryStudentClassAndPeriodList, [...classesWithStatus(2, 1), ...classesWithStatus(3, 1)])
  const { user, address } = await openMine()
  await user.click(await screen.findByRole('tab', { name: '服务完成（1）' }))
  await waitFor(() => expect(cardNames()).toEqual(['班级3-1']))
  expect(address()).toBe('/study/mine?status=3')
  expect(tabNames()).toContain('全部（2）')
  await user.click(screen.getByRole('tab', { name: '待入学（0）' }))
  expect(await screen.findByText('当前状态下暂无学习班级')).toBeVisible()
  expect(requestsOf(queryStudentClassAndPeriodList)).toHaveLength(1)
})

test('ST-MINE-03 a tab in the address is open from the start', async () => {
  respond(queryStudentClassAndPeriodList, [...classesWithStatus(2, 1), ...classesWithStatus(3, 1)])
  await openMine('?status=2')
  await screen.findByRole('article')
  expect(cardNames()).toEqual(['班级2-1'])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('服务中（1）')
})

test('PO-MISC-02 ST-MINE-06 four cards a page, paged in the page; another tab starts at its first page', async () => {
  respond(queryStudentClassAndPeriodList, [...classesWithStatus(2, 5), ...classesWithStatus(3, 5)])
  const { user, address } = await openMine('?status=2')
  await screen.findByRole('navigation', { name: '分页' })
  expect(cardNames()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(cardNames()).toEqual(['班级2-5']))
  expect(address()).toBe('/study/mine?status=2&page=2')
  await user.click(screen.getByRole('tab', { name: '服务完成（5）' }))
  await waitFor(() => expect(cardNames()).toHaveLength(4))
  expect(address()).toBe('/study/mine?status=3')
  expect(requestsOf(queryStudentClassAndPeriodList)).toHaveLength(1)
})

test('ST-MINE-06 no pager with four cards or fewer', async () => {
  respond(queryStudentClassAndPeriodList, classesWithStatus(2, 4))
  await openMine()
  await screen.findAllByRole('article')
  expect(screen.queryByRole('navigation', { name: '分页' })).not.toBeInTheDocument()
})

test('PO-MISC-02 ST-MINE-07 class periods are listed by type, eight a page, paged by the server', async () => {
  respond(queryStudentClassAndPeriodList, [])
  respond(queryTenantClassPeriodPage, ({ current, size, model }) => ({
    records: [learningCardOf({ className: `类型${model.classPeriodType}第${current}页` })],
    current,
    size,
    total: 9,
    pages: 2,
  }))
  const { user, address, container } = await openMine()
  await user.click(await screen.findByRole('link', { name: '班期' }))
  expect(address()).toBe('/study/mine?view=period')
  await screen.findByText('类型1第1页')
  expect(tabNames()).toEqual(['培训', '考试', '认证', '评价'])
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('tab', { name: '认证' }))
  await screen.findByText('类型3第1页')
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await screen.findByText('类型3第2页')
  expect(address()).toBe('/study/mine?view=period&type=3&page=2')
  expect(requestsOf(queryTenantClassPeriodPage).at(-1)).toEqual({
    current: 2,
    size: 8,
    extra: {},
    model: { classPeriodType: 3, userId: '501' },
  })
})

test('ST-MINE-07 ST-MINE-17 the page before stays on show while the next one comes, and its deadlines stay true', async () => {
  const card = learningCardOf({ trainingEndTime: formatDate(Date.now() + 3.5 * 24 * 60 * 60 * 1000, 'second') })
  respond(queryTenantClassPeriodPage, { records: [card], current: 1, size: 8, total: 9, pages: 2 })
  const { user } = await openMine('?view=period')
  expect(await screen.findByText(/剩余4天/)).toBeVisible()
  keepWaiting(queryTenantClassPeriodPage)
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(requestsOf(queryTenantClassPeriodPage)).toHaveLength(2))
  expect(screen.getByText(/剩余4天/)).toBeVisible()
})

test.each([1, -1])(
  'ST-MINE-17 a device whose clock is off by %d day shows the deadline by the server’s',
  async (days) => {
    const truth = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => truth + days * 24 * 60 * 60 * 1000)
    setServerTime(truth)
    respond(queryStudentClassAndPeriodList, [
      learningCardOf({ trainingEndTime: formatDate(truth + 3.5 * 24 * 60 * 60 * 1000, 'second') }),
    ])
    await openMine()
    expect(await screen.findByText(/剩余4天/)).toBeVisible()
  },
)

test('while the list is on its way its shapes stand there, and tabs have a mark where their count comes', async () => {
  keepWaiting(queryStudentClassAndPeriodList)
  await openMine()
  expect(await screen.findByRole('status')).toHaveTextContent('加载中…')
  expect(tabNames()[0]).toBe('全部（--）')
})

test('ST-GEN-10 a failed list shows the server’s message and a retry', async () => {
  refuse(queryStudentClassAndPeriodList, { msg: '班级服务维护中' })
  const { user } = await openMine()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('班级服务维护中')).toBeVisible()
  // The message stands in place of the list, and nowhere else.
  expect(screen.getAllByText('班级服务维护中')).toHaveLength(1)
  const retry = within(alert).getByRole('button', { name: '重试' })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  respond(queryStudentClassAndPeriodList, classesWithStatus(2, 1))
  await user.click(retry)
  expect(await screen.findByRole('article')).toBeVisible()
})

describe('a press on a card', () => {
  const warned = async (text: string) => (await screen.findByText(text)).closest('li')
  beforeEach(() => setServerTime(Date.parse('2026-01-01T09:00:00+08:00')))

  test('ST-MINE-19 status 0 says when the class begins, and leads nowhere', async () => {
    const { address } = await press({ serviceStatus: 0 })
    expect(await warned('预计2026-02-01 09:00开班，请耐心等待')).toHaveTextContent(/^提醒/)
    expect(address()).toBe('/study/mine')
    expect(requestsOf(updateEnrolState)).toEqual([])
  })

  test.each<[string, Partial<LearningCard>, string]>([
    ['with its start', {}, '预计2026-02-01 09:00开班，请耐心等待'],
    ['with the period’s start', { trainingStartTime: '' }, '预计2026-01-05 09:00开班，请耐心等待'],
    ['without a time', { trainingStartTime: '', periodTrainingStartTime: '' }, '请耐心等待'],
  ])('ST-MINE-20 a class not started asks to wait, %s', async (_, differing, text) => {
    const { address } = await press({ teachingClassStatus: 0, ...differing })
    expect(await warned(text)).toHaveTextContent(/^提醒/)
    expect(address()).toBe('/study/mine')
    expect(requestsOf(updateEnrolState)).toEqual([])
  })

  test('a class not started whose start is past asks to wait without it', async () => {
    setServerTime(Date.parse('2026-02-01T09:00:01+08:00'))
    await press({ teachingClassStatus: 0 })
    expect(await warned('请耐心等待')).toHaveTextContent(/^提醒/)
    expect(screen.queryByText(/^预计/)).not.toBeInTheDocument()
  })

  test('ST-MINE-21 otherwise reports in and goes to the class', async () => {
    respond(updateEnrolState, true)
    const { address } = await press({ serviceStatus: 1, classId: '77' })
    await waitFor(() => expect(address()).toBe('/study/training-class?classId=77'))
    expect(requestsOf(updateEnrolState)).toEqual([{ classId: '77', userId: '501' }])
  })

  test('ST-MINE-21 a second press while the call runs is ignored', async () => {
    keepWaiting(updateEnrolState)
    const { user, button } = await press({ serviceStatus: 1 })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await user.click(button)
    button.click()
    expect(requestsOf(updateEnrolState)).toHaveLength(1)
  })

  test('ST-MINE-21 status 1: a failed report shows the server’s message and stays', async () => {
    refuse(updateEnrolState, { msg: '报到尚未开始' })
    const { address } = await press({ serviceStatus: 1 })
    expect(await screen.findByText('报到尚未开始')).toBeVisible()
    expect(address()).toBe('/study/mine')
  })

  test.each([2, 3] as const)('ST-MINE-21 status %i: a failed report goes on silently', async (serviceStatus) => {
    breakCall(updateEnrolState)
    const { address } = await press({ serviceStatus, classId: '77' })
    await waitFor(() => expect(address()).toBe('/study/training-class?classId=77'))
    expect(screen.queryByText('system busy')).not.toBeInTheDocument()
  })

  test('an invalid session leads nowhere: signing in comes first', async () => {
    refuse(updateEnrolState, { code: 40001, msg: '登录已失效' })
    const { address, button } = await press({ serviceStatus: 2 })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(address()).toBe('/study/mine')
  })
})

test.each(['isKingDee', 'isGdhuanbao', 'isKuka'])(
  'ST-MINE-22 ST-MINE-21 with %s the list spans schools, and the class is opened in its own',
  async (flag) => {
    respond(updateEnrolState, true)
    const { address } = await press({ classId: '77', tenantId: '20002' }, { [flag]: 1 })
    await waitFor(() => expect(address()).toBe('/study/training-class?classId=77&schoolId=20002'))
    expect(headersOf(updateEnrolState)).toMatchObject({ tenantid: TEST_TENANT_ID, schoolid: '20002' })
    expect(requestsOf(queryStudentClassAndPeriodListIgnoreTenant)[0]).toEqual({ userId: '501' })
    expect(requestsOf(queryStudentClassAndPeriodList)).toEqual([])
  },
)

describe('who has signed in by a password', () => {
  const note = /用短信验证手机号后，可以看到您在其他学校的课程/
  const openAtPartner = async (proof: { isProved: boolean; canProve: boolean }, session = { isKuka: 1 }) => {
    respond(getMobileProof, proof)
    respond(queryStudentClassAndPeriodList, classesWithStatus(2, 1))
    respond(queryStudentClassAndPeriodListIgnoreTenant, classesWithStatus(2, 1))
    const page = await openMine('?status=2', session)
    expect(await screen.findByRole('article')).toBeVisible()
    return page
  }

  test('is told on a partner’s site why other schools are missing, and led to the code', async () => {
    const { container } = await openAtPartner({ isProved: false, canProve: true })
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.getByRole('link', { name: '验证手机号' })).toHaveAttribute(
      'href',
      `/prove-mobile?redirect=${encodeURIComponent('/study/mine?status=2')}`,
    )
    await expectNoAxeViolations(container)
  })

  test.each([
    ['has proved their number', { isProved: true, canProve: true }],
    ['is at a site that sends no messages', { isProved: false, canProve: false }],
  ])('and %s is told nothing', async (_, proof) => {
    await openAtPartner(proof)
    expect(requestsOf(getMobileProof)).toHaveLength(1)
    expect(screen.queryByText(note)).not.toBeInTheDocument()
  })

  test('is not asked at an ordinary school', async () => {
    await openAtPartner({ isProved: false, canProve: true }, { isKuka: 0 })
    expect(requestsOf(getMobileProof)).toEqual([])
    expect(screen.queryByText(note)).not.toBeInTheDocument()
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { queryDutyCount, queryListByDate, type ClassActivity } from '@campus/contracts/study-activity'
import { getClassDetail } from '@campus/contracts/study-class'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { refuse, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'
import { layOut } from '@campus/testing/layout'

import { activityOf, lessonOf } from '../common/activity/testing/activities'
import { pageAt } from '../testing/page-at'
import { addDays } from './timetable.model'

const openPage = pageAt('/study/class-time-table', { layout: 'study', login: true })
const DAY = '&day=2026-11-20'
const openTimetable = (more = DAY, options = {}) => openPage(`?classId=77${more}`, { session: signedIn(), ...options })

beforeEach(() => setServerTime(Date.parse('2026-11-20T12:00:00+08:00')))

/** A class with the same activities in every period. */
function respondWith(activities: ClassActivity[]) {
  respond(getClassDetail, {
    classStatus: 1,
    title: '电工2班',
    studentId: '3001',
    trainingStartTime: '2026-10-11 09:00:00',
    trainingEndTime: '2026-12-16 17:30:00',
  })
  respond(queryListByDate, { optionData: [], activityResultVOList: activities })
  respond(queryDutyCount, {
    requiredActivityNum: 3,
    finishSignActivityNum: 2,
    rankIndex: 1,
    rankTotal: 3,
    resultMap: { ONLINE_VIDEO_TEACHING_STUDY_TIMES: { totalNum: 3601, finishNum: 59 } },
  })
}

const event = (name: string) => screen.findByRole('button', { name: new RegExp(name) })

test('ST-GEN-05 ST-TIME-01 a visitor signs in first', async () => {
  const { address } = await openPage('?classId=77')
  expect(address()).toBe('/login?redirect=%2Fstudy%2Fclass-time-table%3FclassId%3D77')
})

test('ST-TIME-01 ST-TIME-02 ST-TIME-03 the way here, and the week first', async () => {
  respondWith([activityOf(), lessonOf()])
  await openTimetable('&studentId=3001&userId=501&experience=1' + DAY)
  await event('课程导学')
  const way = within(screen.getByRole('navigation', { name: '当前位置' }))
  expect(way.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine')
  expect(way.getByRole('link', { name: '班级详情' })).toHaveAttribute(
    'href',
    '/study/training-class?classId=77&userId=501&experience=1',
  )
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['周', '月', '全部'])
  expect(requestsOf(queryListByDate)).toEqual([
    {
      classId: '77',
      userId: '501',
      evaluateType: 'WEEK',
      startTime: '2026-11-15 00:00:00',
      endTime: '2026-11-21 23:59:59',
    },
  ])
})

test('a week is for everybody', async () => {
  respondWith([activityOf(), lessonOf()])
  await openTimetable()
  await event('课程导学')
  await expectNoAxeViolations(screen.getByRole('grid', { name: '周' }))
})

test('ST-TIME-04 ST-TIME-05 a grid from Sunday, with the hours of a day', async () => {
  respondWith([activityOf(), lessonOf()])
  await openTimetable()
  await event('课程导学')
  const grid = within(screen.getByRole('grid', { name: '周' }))
  const heads = grid.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.slice(1)).toEqual([
    '周日 11-15',
    '周一 11-16',
    '周二 11-17',
    '周三 11-18',
    '周四 11-19',
    '周五 11-20',
    '周六 11-21',
  ])
  const hours = grid.getAllByRole('rowheader').map((hour) => hour.textContent)
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '00:00', '23:00'])
  const atNine = within(grid.getByRole('row', { name: /09:00/ }))
  expect(atNine.getByRole('button', { name: /面授：综合实训/ })).toBeVisible()
})

test('ST-TIME-08 four events fill an hour in the order of their start, the fifth goes on in the next', async () => {
  const online = Array.from({ length: 5 }, (_, index) =>
    activityOf({ id: String(index), activityName: `课${String(index)}` }),
  )
  respondWith([...online.reverse(), lessonOf()])
  await openTimetable()
  await event('课0')
  const grid = within(screen.getByRole('grid', { name: '周' }))
  const placed = (hour: RegExp) =>
    within(grid.getByRole('row', { name: hour }))
      .getAllByRole('button')
      .map((button) => /课\d|综合实训/.exec(button.textContent)?.[0])
  expect(placed(/00:00/)).toEqual(['课0', '课1', '课2', '课3'])
  expect(placed(/01:00/)).toEqual(['课4'])
  expect(placed(/09:00/)).toEqual(['综合实训'])
})

test('ST-TIME-06 ST-TIME-07 ST-TIME-16 other weeks and months, by steps and by a day, each asked for', async () => {
  respondWith([activityOf()])
  const { user, address } = await openTimetable()
  const asked = () => [requestsOf(queryListByDate), requestsOf(queryDutyCount)].map((requests) => requests.at(-1))
  await user.click(await screen.findByRole('button', { name: '下一周' }))
  expect(address()).toBe('/study/class-time-table?classId=77&day=2026-11-27')
  await waitFor(() =>
    expect(asked()).toMatchObject([{ startTime: '2026-11-22 00:00:00' }, { beginDateTime: '2026-11-22 00:00:00' }]),
  )
  await user.click(screen.getByRole('tab', { name: '月' }))
  await waitFor(() =>
    expect(asked()).toMatchObject([
      { startTime: '2026-11-01 00:00:00', endTime: '2026-11-30 23:59:59', evaluateType: 'MONTH' },
      { endDateTime: '2026-11-30 23:59:59' },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: '上一月' }))
  await waitFor(() => expect(asked()).toMatchObject([{ startTime: '2026-10-01 00:00:00' }, {}]))
  await user.click(screen.getByRole('button', { name: '今天' }))
  expect(address()).toBe('/study/class-time-table?classId=77&tab=month')
  await user.click(screen.getByRole('tab', { name: '全部' }))
  await waitFor(() =>
    expect(asked()).toMatchObject([
      { startTime: '2026-10-11 00:00:00', endTime: '2026-12-16 23:59:59', evaluateType: 'UNIT' },
      { evaluateType: 'UNIT' },
    ]),
  )
})

test('ST-TIME-10 ST-TIME-11 ST-TIME-12 ST-TIME-13 what an event says', async () => {
  respondWith([activityOf({ classActivityStatus: 1 }), lessonOf({ isRequired: 0 })])
  await openTimetable()
  expect(await event('课程导学')).toHaveTextContent('必修 · 线上 · 缺课课程导学当天内完成')
  expect(await event('综合实训')).toHaveTextContent('选修 · 面授面授：综合实训2026-11-20 09:00 实训楼 203 室')
  expect(screen.getByText('线上课堂')).toBeVisible()
  expect(screen.getByText('面授课堂')).toBeVisible()
})

test('ST-TIME-11 ST-TIME-14 the pointer and the focus open a card with all of it; Escape hides it', async () => {
  respondWith([lessonOf()])
  const { user } = await openTimetable()
  const lesson = await event('综合实训')
  await user.hover(lesson)
  const card = await screen.findByRole('tooltip')
  for (const words of [
    '必修',
    '面授',
    '待上课',
    '日期 2026-11-20 09:00 至 11:30',
    '地点 实训楼 203 室 · 学院路 8 号',
  ]) {
    expect(within(card).getByText(words)).toBeVisible()
  }
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await user.unhover(lesson)
  act(() => lesson.focus())
  expect(await screen.findByRole('tooltip')).toBeVisible()
})

test('ST-TIME-14 ST-TIME-15 the first touch opens the card, the second leads to the activity', async () => {
  respondWith([lessonOf()])
  const { user, address } = await openTimetable()
  const lesson = await event('综合实训')
  await user.pointer([{ keys: '[TouchA]', target: lesson }])
  expect(await screen.findByRole('tooltip')).toBeVisible()
  expect(address()).toContain('/study/class-time-table')
  await user.pointer([{ keys: '[TouchA]', target: lesson }])
  expect(address()).toContain('/study/classroom/offline?classId=77&classroomId=902&studentId=3001')
})

test('ST-TIME-01 ST-TIME-15 a press leads to the player, with the studentId of the class where the address has none', async () => {
  respondWith([activityOf()])
  const { user, address } = await openTimetable()
  await user.click(await event('课程导学'))
  expect(address()).toBe(
    '/study/classroom/classroom-detail?activityId=701&classId=77&studentId=3001&courseId=801&bizType=CLASS_ACTIVITY&userId=501',
  )
})

test('the arrow keys walk through the week, and only one place of it takes the focus', async () => {
  respondWith([activityOf({ id: '1', activityName: '甲' }), activityOf({ id: '2', activityName: '乙' }), lessonOf()])
  const { user } = await openTimetable()
  const first = await event('甲')
  const grid = screen.getByRole('grid', { name: '周' })
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  act(() => first.focus())
  await user.keyboard('{ArrowDown}')
  expect(await event('乙')).toHaveFocus()
  for (let hour = 0; hour < 9; hour += 1) await user.keyboard('{ArrowDown}')
  expect(await event('综合实训')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toHaveAttribute('role', 'gridcell')
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('ST-TIME-05 a month shows days; what a day has no room for is counted and leads to its week', async () => {
  respondWith(
    Array.from({ length: 5 }, (_, index) => activityOf({ id: String(index), activityName: `课${String(index)}` })),
  )
  const { user, address, container } = await openTimetable(`&tab=month${DAY}`)
  const grid = within(await screen.findByRole('grid', { name: '月' }))
  expect(grid.getAllByRole('button', { name: /必修/ })).toHaveLength(3)
  await expectNoAxeViolations(container)
  act(() => grid.getByRole('button', { name: '2026-11-20' }).focus())
  await user.keyboard('{ArrowUp}')
  expect(grid.getByRole('button', { name: '2026-11-13' })).toHaveFocus()
  await user.click(grid.getByRole('button', { name: /还有2项/ }))
  expect(address()).toBe('/study/class-time-table?classId=77&day=2026-11-20')
})

describe('all of a class', () => {
  beforeEach(() => layOut({ row: 200 }))
  afterEach(() => jest.restoreAllMocks())

  test('ST-TIME-09 stands under its days', async () => {
    respondWith(
      ['20', '20', '21'].map((day, at) =>
        activityOf({ id: String(at), activityName: `课${String(at)}`, startTime: `2026-11-${day} 00:00:00` }),
      ),
    )
    const { container } = await openTimetable('&tab=all')
    const first = within(await screen.findByRole('region', { name: '2026-11-20 星期五' }))
    expect(first.getByRole('heading', { level: 2, name: '2026-11-20 星期五' })).toBeVisible()
    expect(first.getAllByRole('article').map((item) => /课\d/.exec(item.textContent)?.[0])).toEqual(['课0', '课1'])
    const second = within(screen.getByRole('region', { name: '2026-11-21 星期六' }))
    expect(second.getByRole('article')).toHaveTextContent('课2')
    await expectNoAxeViolations(container)
  })

  test('is drawn where the window is, however long it is', async () => {
    respondWith(
      Array.from({ length: 365 }, (_, at) =>
        activityOf({ id: String(at), startTime: `${addDays('2026-01-01', at)} 00:00:00` }),
      ),
    )
    await openTimetable('&tab=all')
    const days = () => screen.getAllByRole('heading', { level: 2, name: /星期/ })
    await screen.findByRole('heading', { level: 2, name: '2026-01-01 星期四' })
    expect(days().length).toBeLessThan(10)
    jest.replaceProperty(window, 'scrollY', 40_000)
    fireEvent.scroll(window)
    await waitFor(() => expect(days()[0]).not.toHaveTextContent('2026-01'))
    expect(days().length).toBeLessThan(15)
  })
})

test('ST-TIME-09 nothing at all', async () => {
  respondWith([])
  await openTimetable('&tab=all')
  expect(await screen.findByText('暂无数据')).toBeVisible()
})

test('ST-TIME-17 ST-TIME-18 ST-TIME-19 ST-TIME-21 the targets of what is shown', async () => {
  respondWith([])
  await openTimetable()
  const panel = within(await screen.findByRole('region', { name: '学习目标完成情况' }))
  const required = await panel.findByRole('progressbar', { name: '必修课堂完成' })
  expect(required).toHaveAttribute('aria-valuenow', '66.7')
  expect(panel.getByText('66.7%')).toBeVisible()
  expect(panel.getByText('0小时0分钟 / 1小时1分钟')).toBeVisible()
  expect(panel.getByText('无要求')).toBeVisible()
  expect(panel.getByText('已超越67%的同学')).toBeVisible()
})

test('ST-TIME-20 the targets stand by the server’s clock', async () => {
  respondWith([])
  await openTimetable('&day=2020-01-01')
  expect(await screen.findByText('逾期未学')).toBeVisible()
})

test('ST-GEN-10 ST-CLASS-01 a class that is not found leads back', async () => {
  refuse(getClassDetail, { code: 40400, msg: '没有找到' })
  await openTimetable()
  expect(await screen.findByRole('link', { name: '返回我的学习' })).toHaveAttribute('href', '/study/mine')
})

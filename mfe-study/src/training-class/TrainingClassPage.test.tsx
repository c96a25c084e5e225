import { screen, waitFor, within } from '@testing-library/react'

import { pastPage, queryDynamicPage, queryTodayActivity } from '@campus/contracts/study-activity'
import { getBehaviourCount, getClassDetail, getStudySituation, increaseVisitCount } from '@campus/contracts/study-class'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { breakCall, headersOf, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { activityOf, contentOf, lessonOf } from '../common/activity/testing/activities'
import { facts } from '../testing/facts'
import { pageAt } from '../testing/page-at'
import { courseOf, respondWithClass } from './testing/class-fixtures'

const openPage = pageAt('/study/training-class', { layout: 'study', login: true })
const openClass = (more = '', options = {}) => openPage(`?classId=77${more}`, { session: signedIn(), ...options })

const tile = (label: string) => screen.getByText(label, { selector: 'dt > span' }).closest('div')?.querySelector('dd')
const tabNames = (list: string) =>
  within(screen.getByRole('tablist', { name: list }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent)
const cardNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

/** The past list responds with the requested page of `total` activities. */
function respondWithPast(total: number) {
  respond(pastPage, ({ current, size, model }) => ({
    records: [activityOf({ id: String(current), activityName: `第${current}页 ${JSON.stringify(model)}` })],
    current,
    size,
    total,
    pages: Math.ceil(total / size),
  }))
}

test('ST-GEN-05 ST-CLASS-01 the page is not drawn for a visitor, who comes back to the full address', async () => {
  const { address } = await openPage('?classId=77&tab=past')
  expect(address()).toBe('/login?redirect=%2Fstudy%2Ftraining-class%3FclassId%3D77%26tab%3Dpast')
  expect(requestsOf(getClassDetail)).toEqual([])
})

test('ST-CLASS-01 ST-CLASS-02 ST-CLASS-04 ST-CLASS-05 ST-CLASS-06 ST-CLASS-07 ST-CLASS-08 the header', async () => {
  respondWithClass({ today: [activityOf()], courses: [courseOf()], detail: { learningGoal: '考取证书' } })
  const { container } = await openClass()
  expect(await screen.findByRole('heading', { level: 1, name: '电工2班' })).toBeVisible()
  expect(screen.getByText('培训中')).toBeVisible()
  expect(facts()).toContain('2026-10-11 至 2026-12-16')
  expect(facts()).toContain('2026-10-11')
  await screen.findByText('25')
  expect(screen.getByText('班级人数').nextSibling).toHaveTextContent('2')
  expect(screen.getByText('周老师')).toBeVisible()
  expect(screen.getByText('林晓')).toBeVisible()
  expect(screen.getByText('学员')).toBeVisible()
  expect(requestsOf(getClassDetail)).toEqual([{ classId: '77', userId: '501' }])
  const way = within(screen.getByRole('navigation', { name: '当前位置' }))
  expect(way.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine')
  expect(way.getByText('班级详情')).toHaveAttribute('aria-current', 'page')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  await expectNoAxeViolations(container)
})

test('ST-CLASS-04 what is missing reads as such', async () => {
  respondWithClass({ detail: { trainingStartTime: '', statusTime: '', personalityDataResultVO: { nickName: '' } } })
  await openClass()
  await waitFor(() => expect(facts()).toContain('-- 至 2026-12-16'))
  expect(screen.getByText('开班日期').nextSibling).toHaveTextContent('--')
  expect(screen.getByText('班主任').nextSibling).toHaveTextContent('--')
})

test.each([
  ['unknown', '&x=1', () => refuse(getClassDetail, { code: 40400, msg: '没有找到' })],
  ['not named', '', () => undefined],
])('ST-CLASS-01 a class that is %s leads back to my learning', async (_, more, prepare) => {
  prepare()
  await openPage(more === '' ? '' : `?classId=9${more}`, { session: signedIn() })
  expect(await screen.findByRole('link', { name: '返回我的学习' })).toHaveAttribute('href', '/study/mine')
})

test('ST-GEN-03 ST-GEN-04 a class of another school is asked there, the user of the address is sent, the studentId is the response’s', async () => {
  respondWithClass()
  await openClass('&schoolId=20002&userId=777')
  await waitFor(() => expect(requestsOf(getStudySituation)).toEqual([{ classId: '77', studentId: '3001' }]))
  expect(requestsOf(getClassDetail)).toEqual([{ classId: '77', userId: '777', schoolId: '20002' }])
  expect(requestsOf(getBehaviourCount)).toEqual([{ classId: '77', studentId: '3001', userId: '777' }])
  expect(headersOf(queryTodayActivity)).toMatchObject({ schoolid: '20002' })
  expect(headersOf(increaseVisitCount)).toMatchObject({ schoolid: '20002' })
})

describe('the tiles', () => {
  test('ST-CLASS-03 ST-CLASS-09 a visit counts once, whatever is chosen in the page', async () => {
    respondWithClass({ summary: { totalNum: 1 } })
    respondWithPast(1)
    const { user } = await openClass()
    await waitFor(() => expect(tile('学习访问')).toHaveTextContent('7次'))
    await user.click(screen.getByRole('tab', { name: '往期课堂' }))
    await screen.findByRole('article')
    expect(requestsOf(increaseVisitCount)).toEqual([{ classId: '77', studentId: '3001' }])
  })

  test('ST-CLASS-09 when counting fails, silently the count before', async () => {
    respondWithClass()
    breakCall(increaseVisitCount)
    await openClass()
    await waitFor(() => expect(tile('学习访问')).toHaveTextContent('6次'))
    expect(screen.queryByText('system busy')).not.toBeInTheDocument()
  })

  test('ST-CLASS-10 ST-CLASS-11 ST-CLASS-12 ST-CLASS-13 the others', async () => {
    respondWithClass()
    await openClass()
    await waitFor(() => expect(tile('完成率')).toHaveTextContent('66.67%'))
    expect(tile('学习时长')).toHaveTextContent('3小时5分钟')
    expect(tile('答题时长')).toHaveTextContent('0小时40分钟')
    expect(tile('成绩考核')).toHaveTextContent('未考核')
  })

  test('durations and the opening date are told in English to whoever reads English', async () => {
    respondWithClass({})
    await openClass('', { locale: 'en' })
    await waitFor(() => expect(tile('Study duration')).toHaveTextContent('3 h 5 min'))
    expect(tile('Answer duration')).toHaveTextContent('0 h 40 min')
    expect(screen.getByText('Oct 11, 2026')).toBeVisible()
  })

  test('ST-CLASS-11 ST-API-07 a study duration that is not sent is made from the seconds', async () => {
    respondWithClass()
    respond(getStudySituation, { evaluateStatus: 2 })
    await openClass()
    await waitFor(() => expect(tile('学习时长')).toHaveTextContent('1小时1分钟'))
    expect(tile('成绩考核')).toHaveTextContent('未通过')
  })

  test.each([
    ['学习访问', '每访问一次班级页面记为一次打卡'],
    ['完成率', '已完成考核的课堂数/有考核的课堂数'],
    ['学习时长', '有效累计学习时长，已参加面授课堂2次'],
  ])('%s is explained: %s', async (label, tip) => {
    respondWithClass()
    const { user } = await openClass()
    await waitFor(() => expect(tile('学习时长')).toHaveTextContent('3小时5分钟'))
    await user.hover(screen.getByRole('button', { name: label }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(tip)
  })
})

describe('today', () => {
  const today = [
    activityOf({ activityId: '1', activityName: '导学' }),
    lessonOf({ activityId: '2', activityName: '早课', classActivityStatus: 1 }),
    activityOf({ activityId: '3', activityName: '复习', classActivityStatus: 2 }),
    activityOf({ activityId: '4', activityName: '拓展', isRequired: 0 }),
  ]

  test('ST-CLASS-14 ST-CLASS-16 ST-CLASS-17 ST-CLASS-18 what is to be attended stands first; a choice stands in the address', async () => {
    respondWithClass({ today })
    const { user, address } = await openClass()
    await screen.findByRole('tab', { name: '待上课 1', selected: true })
    expect(tabNames('课堂')).toEqual(['今日课堂', '往期课堂'])
    expect(tabNames('今日课堂')).toEqual(['全部 4', '待上课 1', '缺课 1有缺课', '已上课 1', '选修 1'])
    expect(cardNames()).toEqual(['导学'])
    await user.click(screen.getByRole('tab', { name: '选修 1' }))
    await waitFor(() => expect(cardNames()).toEqual(['拓展']))
    expect(address()).toBe('/study/training-class?classId=77&sub=elective')
  })

  test('ST-CLASS-18 what is fetched again does not move the reader', async () => {
    respondWithClass({ today })
    const { queryClient } = await openClass()
    await screen.findByRole('tab', { name: '待上课 1', selected: true })
    respond(queryTodayActivity, { activityResultVOList: today.slice(1) })
    await queryClient.invalidateQueries()
    expect(await screen.findByRole('tab', { name: '待上课 0', selected: true })).toBeVisible()
  })

  test('ST-CLASS-18 ST-CLASS-19 nothing to attend opens all; an empty sub-tab says no data', async () => {
    respondWithClass({ today: today.slice(2) })
    const { user } = await openClass()
    await screen.findByRole('tab', { name: '全部 2', selected: true })
    expect(tabNames('今日课堂')).toContain('缺课 0')
    await user.click(screen.getByRole('tab', { name: '待上课 0' }))
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(screen.queryByText(/今日暂无课堂安排/)).not.toBeInTheDocument()
  })

  test('ST-PLAY-06 ST-CLASS-33 ST-CLASS-34 ST-CLASS-35 ST-CLASS-36 ST-CLASS-37 ST-CLASS-38 what a card says', async () => {
    respondWithClass({
      today: [
        activityOf({
          activityName: '导学',
          activityContentResultVOS: [
            contentOf({ learnProcess: 12.345, lastStudyTime: 65_000 }),
            contentOf({ contentId: '905', contentName: '安全须知', dataType: 8 }),
          ],
          activityFinishTypeMap: { VIDEO_PROGRESS: { totalNum: 3, finishNum: 1 } },
        }),
        lessonOf({ activityId: '2', activityName: '实训', isRequired: 0 }),
      ],
    })
    await openClass('&sub=all')
    const [online, lesson] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement]
    for (const words of [
      '必修',
      '线上',
      '待上课',
      '2026-11-20 当天内完成',
      '导学视频',
      '视频',
      '上次学到01:05，已学12.35%',
      '视频 1/3',
      '讲义',
    ]) {
      expect(within(online).getByText(words)).toBeVisible()
    }
    for (const words of ['选修', '面授', '2026-11-20 09:00 至 11:30', '实训楼 203 室 · 学院路 8 号']) {
      expect(within(lesson).getByText(words)).toBeVisible()
    }
    expect(within(lesson).queryByText('待上课')).not.toBeInTheDocument()
  })

  test.each([
    [
      'ST-CLASS-53 an online one to the player',
      activityOf(),
      '/study/classroom/classroom-detail?activityId=701&classId=77&studentId=3001&courseId=801&bizType=CLASS_ACTIVITY&userId=501',
    ],
    [
      'ST-CLASS-52 a lesson to its classroom',
      lessonOf(),
      '/study/classroom/offline?classId=77&classroomId=902&studentId=3001&courseId=801&activityId=702&bizType=CLASS_ACTIVITY&isRequired=1',
    ],
  ])('a press leads %s', async (_, activity, target) => {
    respondWithClass({ today: [activity] })
    const { user, address } = await openClass()
    await user.click(await screen.findByRole('button', { name: activity.activityName }))
    expect(address()).toBe(target)
  })

  test('ST-CLASS-52 a lesson without a classroom says so and stays', async () => {
    respondWithClass({ today: [lessonOf({ activityContentResultVOS: [] })] })
    const { user, address } = await openClass()
    await user.click(await screen.findByRole('button', { name: '面授：综合实训' }))
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(address()).toBe('/study/training-class?classId=77')
  })

  test('ST-CLASS-24 ST-CLASS-26 the feed of an activity that has one: its first thirty entries', async () => {
    respondWithClass({ today: [activityOf({ dynamic: 2 }), activityOf({ activityId: '5', activityName: '静' })] })
    respond(queryDynamicPage, {
      records: [
        { type: '签到', realName: '陈雯', avatar: '', content: '准时到' },
        { type: '3', realName: '赵新', avatar: '', content: '看完了' },
      ],
    })
    await openClass()
    const feed = await screen.findByRole('region', { name: '课堂动态' })
    for (const words of ['签到', '陈雯', '准时到']) expect(within(feed).getByText(words)).toBeVisible()
    expect(requestsOf(queryDynamicPage)).toEqual([
      { current: 1, size: 30, model: { classId: '77', activityId: '701' } },
    ])
  })
})

describe('a day without activities', () => {
  const press = async (name: string, more = '', options = {}) => {
    respondWithClass({ summary: { totalNum: 1 } })
    respondWithPast(1)
    const page = await openClass(more, options)
    await screen.findByText('今日暂无课堂安排，您可以：')
    await page.user.click(screen.getByRole('button', { name }))
    return page
  }

  test('ST-CLASS-19 ST-CLASS-20 continue learning leads to the timetable', async () => {
    const { address } = await press('继续学习')
    expect(address()).toBe('/study/class-time-table?classId=77&studentId=3001&userId=501')
  })

  test('ST-CLASS-21 posting is the app’s', async () => {
    const { user } = await press('发布动态')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('PC版暂未开放，请使用APP')
    await user.click(within(dialog).getByRole('button', { name: '知道了' }))
    await dialogsGone()
  })

  test('ST-CLASS-22 past classrooms are the other tab', async () => {
    const { address } = await press('查看往期课堂')
    expect(await screen.findByRole('tab', { name: '往期课堂', selected: true })).toBeVisible()
    expect(address()).toBe('/study/training-class?classId=77&tab=past')
  })

  test('ST-CLASS-23 a rest goes one page back when confirmed, and nowhere when not', async () => {
    const { user, address } = await press('休息一下', '', { from: '/study/mine?page=2' })
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('确定退出学习，休息一下吗？')
    await user.click(within(question).getByRole('button', { name: '取消' }))
    expect(address()).toBe('/study/training-class?classId=77')
    await user.click(screen.getByRole('button', { name: '休息一下' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toBe('/study/mine?page=2'))
  })

  test('ST-CLASS-23 without a page before, to my learning', async () => {
    const { user, address } = await press('休息一下')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toBe('/study/mine'))
  })

  test.each(['继续学习', '发布动态', '查看往期课堂', '休息一下'])(
    'ST-CLASS-27 ST-GEN-06 in experience mode %s only says that it is closed',
    async (name) => {
      const { address } = await press(name, '&experience=1')
      expect(await screen.findByRole('dialog')).toHaveTextContent('体验模式下暂不支持该操作')
      expect(address()).toBe('/study/training-class?classId=77&experience=1')
    },
  )
})

test('ST-CLASS-15 ST-GEN-06 the way to the timetable keeps experience on', async () => {
  respondWithClass({ today: [activityOf()] })
  await openClass('&experience=1')
  const [button] = await screen.findAllByRole('link', { name: '课程表' })
  expect(button).toHaveAttribute('href', '/study/class-time-table?classId=77&studentId=3001&userId=501&experience=1')
})

describe('what is over', () => {
  const summary = { totalNum: 20, absenceNum: 8, attendanceNum: 11, electiveNum: 1 }
  const lastAsked = () => requestsOf(pastPage).at(-1)

  test('ST-CLASS-28 ST-CLASS-29 ST-CLASS-30 missed is there and first, with counts of the summary', async () => {
    respondWithClass({ summary })
    respondWithPast(8)
    const { user, container } = await openClass('&tab=past')
    await screen.findByRole('article')
    expect(tabNames('往期课堂')).toEqual(['全部 20', '缺课 8有缺课', '已上课 11', '选修 1'])
    expect(lastAsked()).toEqual({
      current: 1,
      size: 6,
      order: 'descending',
      sort: 'id',
      model: { classId: '77', userId: '501', classActivityStatus: 1, isRequired: 1 },
    })
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('tab', { name: '选修 1' }))
    await waitFor(() => expect(lastAsked()?.model).toEqual({ classId: '77', userId: '501', isRequired: 0 }))
    await user.click(screen.getByRole('tab', { name: '全部 20' }))
    await waitFor(() => expect(lastAsked()?.model).toEqual({ classId: '77', userId: '501' }))
  })

  test('ST-CLASS-29 without absences missed is not there', async () => {
    respondWithClass({ summary: { ...summary, absenceNum: 0 } })
    respondWithPast(20)
    await openClass('&tab=past')
    await screen.findByRole('tab', { name: '全部 20', selected: true })
    expect(screen.queryByRole('tab', { name: /缺课/ })).not.toBeInTheDocument()
  })

  test('ST-CLASS-31 pages of 6, 9 or 12, a jump box; another sub-tab or size starts at the first page', async () => {
    respondWithClass({ summary })
    respondWithPast(20)
    const { user, address } = await openClass('&tab=past&sub=all')
    const jump = await screen.findByRole('textbox', { name: /跳至/ })
    expect(screen.getByText('共 20 条')).toBeVisible()
    await user.type(jump, '99{Enter}')
    await waitFor(() => expect(lastAsked()).toMatchObject({ current: 4, size: 6 }))
    await screen.findByRole('heading', { name: /第4页/ })
    await user.type(screen.getByRole('textbox', { name: /跳至/ }), 'abc{Enter}')
    expect(address()).toBe('/study/training-class?classId=77&tab=past&sub=all&page=4')
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '9 条/页')
    await waitFor(() => expect(lastAsked()).toMatchObject({ current: 1, size: 9 }))
    await screen.findByRole('heading', { name: /第1页/ })
    await user.click(await screen.findByRole('button', { name: '下一页' }))
    await waitFor(() => expect(lastAsked()).toMatchObject({ current: 2, size: 9 }))
    await screen.findByRole('heading', { name: /第2页/ })
    await user.click(screen.getByRole('tab', { name: '已上课 11' }))
    await waitFor(() => expect(lastAsked()).toMatchObject({ current: 1, size: 9, model: { classActivityStatus: 2 } }))
  })

  test('ST-CLASS-32 ST-CLASS-14 a class that is over without any says no data, and has no today', async () => {
    respondWithClass({ detail: { classStatus: 2 } })
    respond(pastPage, { records: [], total: 0, pages: 0 })
    await openClass()
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(tabNames('课堂')).toEqual(['往期课堂'])
    expect(requestsOf(queryTodayActivity)).toEqual([])
  })
})

test('ST-GEN-10 a block that fails offers to try again and leaves the rest working', async () => {
  respondWithClass({ courses: [courseOf()] })
  refuse(queryTodayActivity, { msg: '课堂服务维护中' })
  const { user } = await openClass()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('课堂服务维护中')).toBeVisible()
  expect(await screen.findByRole('button', { name: '电工基础' })).toBeVisible()
  respond(queryTodayActivity, { activityResultVOList: [activityOf()] })
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '课程导学' })).toBeVisible()
})

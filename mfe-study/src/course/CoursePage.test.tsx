import { screen, waitFor, within } from '@testing-library/react'

import { queryClassStudentList } from '@campus/contracts/study-class'
import {
  getCourseDetail,
  getLearningStatistics,
  getStudentCourseSituation,
  queryCoursewareTypeChapters,
} from '@campus/contracts/study-course'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { requestsOf, respond, setServerTime } from '@campus/testing/fake-server'

import { chapterOf, courseOf, roomOf, situationOf } from '../testing/course-builders'
import { pageAt } from '../testing/page-at'

const openPage = pageAt('/study/course/course-detail', { layout: 'study', login: true })
const ADDRESS = '?courseId=11&classId=1&classStudentId=31&schoolId=10002&sourceType=xskt&type=2'
const open = (query = ADDRESS) => openPage(query, { session: signedIn() })

const LISTS = {
  ALL: [
    chapterOf('第一章', [
      roomOf(),
      roomOf({ classroomId: '5', name: '安全作业', classroomType: 6, mustLearn: 0 }),
      roomOf({ classroomId: '6', name: '外部测验', classroomType: 7 }),
    ]),
    chapterOf('第二章', [
      roomOf({ classroomId: '7', name: '现场实训', classroomType: 11 }),
      roomOf({ classroomId: '8', name: '晚间直播', classroomType: 10 }),
      roomOf({ classroomId: '9', name: '问卷', classroomType: 90 }),
    ]),
  ],
  ONLINE_VIDEO_TEACHING: [chapterOf('第一章', [roomOf()])],
  EE_LIVE_LECTURES: [chapterOf('第二章', [roomOf({ classroomId: '8', name: '晚间直播', classroomType: 10 })])],
  ONLINE_HOMEWORK: [chapterOf('第一章', [roomOf({ classroomId: '5', name: '安全作业', classroomType: 6 })])],
}

beforeEach(() => {
  setServerTime(Date.parse('2026-11-20T12:00:00+08:00'))
  respond(getCourseDetail, courseOf())
  respond(getStudentCourseSituation, situationOf())
  respond(queryCoursewareTypeChapters, { coursewareTypeChapterMap: LISTS })
  respond(getLearningStatistics, {
    studyTime: 3_600_000,
    finishStudyTime: 1_199_000,
    homeworkNumber: 2,
    finishHomeworkNumber: 1,
    testNumber: 1,
    finishTestNumber: 1,
    faceTeachingNumber: 0,
    finishFaceTeachingNumber: 0,
  })
  respond(queryClassStudentList, [])
})

test('ST-COURSE-36 the course’s type, content and address are received and not shown, even where they are broken', async () => {
  respond(
    getCourseDetail,
    courseOf({ courseType: 7, courseContent: '{"broken', learningUrl: 'https://outside.example/c' }),
  )
  const { container } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: '电工（四级）技能提升班' })).toBeVisible()
  expect(container).not.toHaveTextContent(/broken|outside\.example/)
  expect(container.querySelector('[href*="outside.example"]')).toBeNull()
})

const row = (name: RegExp) => screen.findByRole('button', { name })

test('CX-GEN-02 ST-COURSE-01 the page needs sign-in and comes back to its whole address', async () => {
  const { address } = await openPage(ADDRESS)
  expect(address()).toBe(`/login?redirect=${encodeURIComponent(`/study/course/course-detail${ADDRESS}`)}`)
})

test('ST-COURSE-02 ST-COURSE-03 the way here, the course and its introduction', async () => {
  const { container } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: '电工（四级）技能提升班' })).toBeVisible()
  expect(await screen.findByText('边学边练。')).toBeVisible()
  const crumbs = screen.getByRole('navigation', { name: '当前位置' })
  expect(within(crumbs).getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine')
  expect(within(crumbs).getByRole('link', { name: '班级详情' })).toHaveAttribute(
    'href',
    '/study/training-class?classId=1&schoolId=10002',
  )
  expect(within(crumbs).getByText('课程详情')).toHaveAttribute('aria-current', 'page')
  await expectNoAxeViolations(container)
})

test('ST-COURSE-04 ST-COURSE-37 who has joined: the count, 0 too, and at most five faces', async () => {
  respond(
    queryClassStudentList,
    Array.from({ length: 8 }, (_, index) => ({ studentName: `同学${String(index)}`, studentHeadUrl: '' })),
  )
  await open()
  expect(await screen.findByText('已有0位同学加入学习')).toBeVisible()
  expect(within(await screen.findByRole('list', { name: '同学' })).getAllByRole('listitem')).toHaveLength(5)
})

test('ST-COURSE-05 ST-COURSE-06 ST-COURSE-35 the last lesson, how far the course is, and the way on', async () => {
  const { user, address } = await open()
  const last = await screen.findByRole('region', { name: '上次学习' })
  expect(within(last).getByText('课程导学')).toBeVisible()
  expect(within(last).getByText('已学2/6 · 33.33%')).toBeVisible()
  await user.click(within(last).getByRole('button', { name: '继续学习' }))
  expect(address()).toBe('/study/classroom/online?courseId=11&classId=1&studentId=31&classroomId=4&schoolId=10002')
})

test('ST-COURSE-07 no card before anything was studied', async () => {
  respond(getStudentCourseSituation, situationOf({ lastClassroomId: '', lastClassroomResultVO: null }))
  await open()
  await screen.findByText('已有0位同学加入学习')
  expect(screen.queryByRole('region', { name: '上次学习' })).not.toBeInTheDocument()
})

test('ST-COURSE-08 ST-COURSE-09 ST-COURSE-10 ST-COURSE-11 tabs for what there is; each lists its own', async () => {
  const { user, address } = await open()
  const tabs = within(await screen.findByRole('tablist', { name: '课程内容' })).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['全部', '在线教学', '在线作业'])
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('第二章的小节')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '在线教学' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /安全作业/ })).not.toBeInTheDocument())
  expect(await row(/课程导学/)).toBeVisible()
  expect(await row(/晚间直播/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '在线作业' }))
  await waitFor(() => expect(screen.queryByText('第二章')).not.toBeInTheDocument())
  expect(address()).toBe(`/study/course/course-detail${ADDRESS}&tab=onlineHomework`)
})

test('ST-COURSE-08 an address that names a tab which is not there shows the first', async () => {
  await open(`${ADDRESS}&tab=materials`)
  expect(await screen.findByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
})

test('ST-COURSE-09 CX-GEN-10 nothing to learn yet: no tabs', async () => {
  respond(queryCoursewareTypeChapters, { coursewareTypeChapterMap: {} })
  await open()
  expect(await screen.findByText('暂无数据')).toBeVisible()
  expect(screen.queryByRole('tablist', { name: '课程内容' })).not.toBeInTheDocument()
})

test.each([
  [
    'ST-COURSE-16 a video',
    /课程导学/,
    '/study/classroom/online?courseId=11&classId=1&studentId=31&classroomId=4&schoolId=10002',
  ],
  [
    'ST-COURSE-17 CX-GEN-06 CX-GEN-08 homework',
    /安全作业/,
    '/study/homework?classId=1&classroomId=5&classStudentId=31&courseId=11&status=0&sourceType=xskt&schoolId=10002&type=2',
  ],
  [
    'ST-COURSE-18 a test',
    /外部测验/,
    '/study/test?classId=1&classroomId=6&studentId=31&courseId=11&status=0&sourceType=xskt&schoolId=10002&type=2',
  ],
  [
    'ST-COURSE-19 a lesson face to face',
    /现场实训/,
    '/study/classroom/offline?classId=1&classroomId=7&studentId=31&courseId=11&schoolId=10002',
  ],
])('%s opens its page', async (_, name, target) => {
  const { user, address } = await open()
  await user.click(await row(name))
  expect(address()).toBe(target)
})

test.each([
  ['ST-COURSE-20 a live lesson', /晚间直播/],
  ['ST-COURSE-21 a kind nobody knows', /问卷/],
])('%s does not leave the page', async (_, name) => {
  const { user, address } = await open()
  await user.click(await row(name))
  const dialog = await screen.findByRole('alertdialog', { name: 'PC版功能暂未开放，请使用APP' })
  expect(address()).toBe(`/study/course/course-detail${ADDRESS}`)
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('ST-PLAY-06 ST-COURSE-12 ST-COURSE-13 ST-COURSE-14 ST-COURSE-15 what an item says of itself', async () => {
  respond(queryCoursewareTypeChapters, {
    coursewareTypeChapterMap: {
      ALL: [
        chapterOf('第一章', [
          roomOf({ name: '看了一半', learnProcess: 66.66666, learningDuration: 40_000, isStudied: 1 }),
          roomOf({ classroomId: '5', name: '看完了', userStudyCourseDetailResultVO: { numStatus: 1 } }),
          roomOf({ classroomId: '6', name: '还没看', mustLearn: 0 }),
          roomOf({
            classroomId: '7',
            name: '直播课',
            classroomType: 10,
            courseLiveClassroomResultVO: {
              liveStatus: 2,
              classStartTime: '2026-11-21 19:30:00',
              classEndTime: '2026-11-21 21:00:00',
            },
          }),
          roomOf({
            classroomId: '8',
            name: '面授课',
            classroomType: 11,
            offlineClassroomResultVO: {
              position: '203 室',
              address: '实训楼',
              classStartTime: '2026-11-22 09:00:00',
              classEndTime: '',
            },
            userStudyCourseDetailResultVO: { faceTeachingNumber: 1, finishFaceTeachingNumber: 0 },
          }),
          roomOf({ classroomId: '9', name: '调查', classroomType: 20 }),
          roomOf({ classroomId: '10', name: '看图', classroomType: 8 }),
        ]),
      ],
    },
  })
  await open()
  const texts = async (name: RegExp) => (await row(name)).textContent
  expect(await texts(/看了一半/)).toBe('看了一半视频01:00必修66.67%学到 00:40')
  expect(await texts(/看完了/)).toContain('已完成')
  expect(await texts(/还没看/)).toBe('还没看视频01:00选修未学习')
  expect(await texts(/直播课/)).toContain('直播回放生成中2026-11-21 19:30 至 21:00')
  expect(await texts(/面授课/)).toContain('面授2026-11-22 09:00 至 --203 室实训楼已参加 0/1')
  expect(await texts(/调查/)).toContain('其他')
  expect(await texts(/看图/)).toContain('图片')
})

test('ST-COURSE-22 ST-COURSE-24 ST-COURSE-27 ST-COURSE-29 ST-COURSE-30 ST-COURSE-31 ST-COURSE-32 the period and what is asked', async () => {
  await open()
  const block = await screen.findByRole('region', { name: '课程要求' })
  expect(await within(block).findByText('2026-11-01 至 2026-11-30')).toBeVisible()
  expect(within(block).getByText('进行中')).toBeVisible()
  const bars = within(block).getAllByRole('progressbar')
  const said = ['aria-label', 'aria-valuetext', 'aria-valuenow']
  expect(bars.map((bar) => said.map((name) => bar.getAttribute(name)))).toEqual([
    ['学习时长', '33.3%', '33.3'],
    ['作业及测试', '66.7%', '66.7'],
  ])
  expect(within(block).getByText('0小时19分钟 / 1小时0分钟')).toBeVisible()
  expect(within(block).getByText('2 / 3')).toBeVisible()
})

test('ST-COURSE-27 a target that is met says so, while another one is not', async () => {
  respond(getLearningStatistics, {
    homeworkNumber: 1,
    finishHomeworkNumber: 1,
    studyTime: 60_000,
    finishStudyTime: 30_000,
  })
  await open()
  const block = await screen.findByRole('region', { name: '课程要求' })
  expect(await within(block).findByText('进行中')).toBeVisible()
  expect(within(block).getAllByText('已完成')).toHaveLength(1)
  expect(within(block).getByText('作业及测试').parentElement).toHaveTextContent('已完成')
  expect(within(block).getByText('50%')).toBeVisible()
})

test.each([
  ['ST-COURSE-23', 'before its start has not begun', '2026-10-31T12:00:00+08:00', '未开始'],
  ['ST-COURSE-26', 'past its end is overdue', '2026-12-01T00:00:00+08:00', '逾期未学'],
])('%s a course %s', async (_row, _words, now, state) => {
  setServerTime(Date.parse(now))
  await open()
  const block = await screen.findByRole('region', { name: '课程要求' })
  expect(await within(block).findByText(state)).toBeVisible()
})

test('ST-COURSE-25 everything met is completed, and so is each bar', async () => {
  respond(getLearningStatistics, { homeworkNumber: 1, finishHomeworkNumber: 1 })
  await open()
  const block = await screen.findByRole('region', { name: '课程要求' })
  await waitFor(() => expect(within(block).getAllByText('已完成')).toHaveLength(2))
})

test('ST-COURSE-33 ST-COURSE-34 CX-GEN-03 four parts of an introduction; teachers by their role', async () => {
  const { user } = await open()
  const block = await screen.findByRole('region', { name: '课程信息' })
  expect(
    within(block)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['课程介绍', '授课老师', '配套资料', '品质服务'])
  expect(await within(block).findByText('面向零基础学员。')).toBeVisible()
  await user.click(within(block).getByRole('tab', { name: '授课老师' }))
  const teachers = await within(block).findAllByRole('listitem')
  expect(teachers.map((item) => item.textContent)).toEqual(['周周建明课程老师', '宋宋佳辅导老师', '来来宾'])
  await user.click(within(block).getByRole('tab', { name: '品质服务' }))
  expect(await within(block).findByText('暂无数据')).toBeVisible()
  expect(screen.queryByText('没有人看到这一段。')).not.toBeInTheDocument()
})

test('CX-GEN-06 the enrolment goes along under the name of the calls', async () => {
  await open()
  await screen.findByText('已有0位同学加入学习')
  expect(requestsOf(getStudentCourseSituation)).toEqual([{ classId: '1', courseId: '11', studentId: '31' }])
  expect(requestsOf(getLearningStatistics)).toMatchObject([{ evaluateType: 'ACTIVITY' }])
})

describe('a classroom with several lessons', () => {
  const DAY = '2026-11-20'
  const lessonOf = (activityId: string, activityName: string, from: string, to: string, differing = {}) => ({
    activityId,
    activityName,
    bizType: 'CLASS_ACTIVITY',
    classStartTime: `${DAY} ${from}:00`,
    classEndTime: `${DAY} ${to}:00`,
    position: '203 室',
    address: '实训楼',
    isRequired: 1,
    isAttended: 0,
    isOver: 0,
    ...differing,
  })
  const roomWith = (lessons: readonly ReturnType<typeof lessonOf>[]) => {
    const room = roomOf({ classroomId: '7', name: '现场实训', classroomType: 11, lessons: [...lessons] })
    respond(queryCoursewareTypeChapters, { coursewareTypeChapterMap: { ALL: [chapterOf('第一章', [room])] } })
  }

  test('is a line for each of them, which leads to that lesson', async () => {
    roomWith([
      lessonOf('71', '安全交底', '08:00', '08:45', { isAttended: 1, isOver: 1 }),
      lessonOf('72', '班组早课', '09:00', '11:30', { isOver: 1 }),
      lessonOf('73', '参观', '13:00', '14:00', { isRequired: 0, isOver: 1 }),
      lessonOf('74', '晚课', '19:00', '21:00'),
    ])
    const { user, address } = await open()
    const texts = async (name: RegExp) => (await row(name)).textContent
    expect(await texts(/安全交底/)).toBe(`安全交底现场实训面授${DAY} 08:00 至 08:45203 室实训楼必修已上课`)
    expect(await texts(/班组早课/)).toBe(`班组早课现场实训面授${DAY} 09:00 至 11:30203 室实训楼必修缺课`)
    expect(await texts(/参观/)).toBe(`参观现场实训面授${DAY} 13:00 至 14:00203 室实训楼选修`)
    expect(await texts(/晚课/)).toMatch(/必修待上课$/)
    await user.click(await row(/班组早课/))
    const place = 'classId=1&classroomId=7&studentId=31&courseId=11'
    expect(address()).toBe(
      `/study/classroom/offline?${place}&activityId=72&bizType=CLASS_ACTIVITY&isRequired=1&schoolId=10002`,
    )
  })

  test('folds those that are over when there are many', async () => {
    const over = ['71', '72', '73', '74'].map((id) => lessonOf(id, `早课${id}`, '08:00', '08:45', { isOver: 1 }))
    roomWith([...over, lessonOf('75', '晚课', '19:00', '21:00')])
    const { user } = await open()
    expect(await row(/晚课/)).toBeVisible()
    expect(screen.getByText('早课71')).not.toBeVisible()
    await user.click(screen.getByText('已结束的4次课'))
    expect(screen.getByText('早课71')).toBeVisible()
  })
})

test('what was studied last is finished: going on leads to what is next', async () => {
  const next = roomOf({ classroomId: '5', name: '安全作业', classroomType: 6 })
  respond(getStudentCourseSituation, situationOf({ nextClassroomResultVO: next }))
  const { user, address } = await open()
  const card = await screen.findByRole('region', { name: '上次学习' })
  expect(await within(card).findByText('接下来：安全作业')).toBeVisible()
  await user.click(within(card).getByRole('button', { name: '继续学习' }))
  expect(address()).toMatch(/^\/study\/homework\?classId=1&classroomId=5/)
})

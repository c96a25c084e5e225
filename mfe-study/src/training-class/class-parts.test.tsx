import { screen, waitFor, within } from '@testing-library/react'

import { getClassroomLink, getSsoCode, syncUser } from '@campus/contracts/outside-learning'
import { getPastSummary, queryTodayActivity } from '@campus/contracts/study-activity'
import { getCourseStatistic } from '@campus/contracts/study-class'
import { signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { leaveFor } from '../common/leave-for'
import { pageAt } from '../testing/page-at'
import { courseOf, respondWithClass } from './testing/class-fixtures'

jest.mock('../common/leave-for', () => ({ leaveFor: jest.fn() }))
beforeEach(() => jest.mocked(leaveFor).mockClear())

const openPage = pageAt('/study/training-class', { layout: 'study', login: true })
const openClass = () => openPage('?classId=77', { session: signedIn() })

describe('the courses', () => {
  const five = Array.from({ length: 5 }, (_, index) =>
    courseOf({ courseId: String(index), courseName: `课程${String(index + 1)}` }),
  )
  const block = async () => within(await screen.findByRole('region', { name: '全部课程' }))

  test('ST-CLASS-39 ST-CLASS-40 the first four in their order, and the rest when asked for', async () => {
    respondWithClass({ courses: five })
    const { user } = await openClass()
    const courses = await block()
    expect(await courses.findByText('共5门')).toBeVisible()
    const names = () => courses.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
    expect(names()).toEqual(['课程1', '课程2', '课程3', '课程4'])
    expect(courses.getByRole('link', { name: '课程表' })).toHaveAttribute(
      'href',
      '/study/class-time-table?classId=77&studentId=3001&userId=501',
    )
    await user.click(courses.getByRole('button', { name: '查看全部' }))
    expect(names()).toHaveLength(5)
    expect(courses.queryByRole('button', { name: '查看全部' })).not.toBeInTheDocument()
  })

  test('ST-CLASS-41 ST-CLASS-42 ST-CLASS-43 what a card says', async () => {
    respondWithClass({
      courses: [
        courseOf({ thirdPlatformType: 12, courseNature: 2, learnStartTime: '2999-01-01 00:00:00', learnEndTime: '' }),
      ],
    })
    await openClass()
    const courses = await block()
    for (const words of ['混合', '实训', '未开始', '电工基础', '8人学习', '先看懂，再动手。']) {
      expect(await courses.findByText(words)).toBeVisible()
    }
    expect(courses.getByRole('article')).toHaveTextContent('服务期 2999-01-01 至 --')
  })

  test('ST-CLASS-45 none', async () => {
    respondWithClass()
    await openClass()
    expect(await (await block()).findByText('暂无课程')).toBeVisible()
  })

  test('ST-CLASS-54 a press leads to the course', async () => {
    respondWithClass({ courses: [courseOf()] })
    const { user, address } = await openClass()
    await user.click(await screen.findByRole('button', { name: '电工基础' }))
    expect(address()).toBe('/study/course/course-detail?courseId=801&classId=77&classStudentId=3001')
  })

  describe('at an outside site', () => {
    const OUTSIDE = courseOf({ learningPlatform: 1, thirdPlatformType: 11, learningUrl: 'https://learn.example/1?a=b' })
    const PRACTICAL = courseOf({ learningPlatform: 1, thirdPlatformType: 12, courseClassCode: 'PT1' })

    test('ST-CLASS-55 the site may know the learner, and gets a code with which it is opened', async () => {
      respondWithClass({ courses: [OUTSIDE] })
      respond(syncUser, true)
      respond(getSsoCode, 'a+b')
      const { user } = await openClass()
      await user.click(await screen.findByRole('button', { name: '电工基础' }))
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://learn.example/1?a=b&code=a%2Bb'))
      expect(requestsOf(syncUser)).toEqual([{ courseId: '801' }])
      expect(requestsOf(getSsoCode)).toEqual([{ courseId: '801' }])
    })

    test.each([
      ['the site may not know the learner', syncUser, 0],
      ['there is no code', getSsoCode, 1],
    ] as const)('ST-CLASS-55 %s: its message, and the page stays', async (_, failing, asked) => {
      respondWithClass({ courses: [OUTSIDE] })
      respond(syncUser, true)
      refuse(failing, { code: 40900, msg: '学习平台尚未开通' })
      const { user } = await openClass()
      await user.click(await screen.findByRole('button', { name: '电工基础' }))
      expect(await screen.findByText('学习平台尚未开通')).toBeVisible()
      expect(requestsOf(getSsoCode)).toHaveLength(asked)
      expect(leaveFor).not.toHaveBeenCalled()
    })

    test('ST-CLASS-56 practical training gets a window at the press, and the link when it is there', async () => {
      const opened = { opener: window, close: jest.fn() } as unknown as Window
      const open = jest.spyOn(window, 'open').mockReturnValue(opened)
      respondWithClass({ courses: [PRACTICAL] })
      respond(getClassroomLink, 'https://train.example/1')
      const { user } = await openClass()
      await user.click(await screen.findByRole('button', { name: '电工基础' }))
      expect(open).toHaveBeenCalledWith('', '_blank')
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://train.example/1', opened))
      expect(opened.opener).toBeNull()
      expect(requestsOf(getClassroomLink)).toEqual([{ backUrl: location.href, classroomCode: 'PT1', type: 'S' }])
      open.mockRestore()
    })

    test.each([
      [
        'a call that fails',
        () => refuse(getClassroomLink, { code: 40900, msg: '学习平台尚未开通' }),
        '学习平台尚未开通',
      ],
      ['a link that is not secure', () => respond(getClassroomLink, 'http://train.example/'), '请联系班主任开通课程'],
    ])('ST-CLASS-56 after %s its window is closed again', async (_, prepare, message) => {
      const opened = { opener: window, close: jest.fn() } as unknown as Window
      const open = jest.spyOn(window, 'open').mockReturnValue(opened)
      respondWithClass({ courses: [PRACTICAL] })
      prepare()
      const { user } = await openClass()
      await user.click(await screen.findByRole('button', { name: '电工基础' }))
      expect(await screen.findByText(message)).toBeVisible()
      expect(opened.close).toHaveBeenCalled()
      expect(leaveFor).not.toHaveBeenCalled()
      open.mockRestore()
    })
  })

  test('ST-CLASS-57 a course elsewhere is opened in a window of its own, without an address the teacher is asked', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    respondWithClass({
      courses: [
        courseOf({ courseName: '公开课', learningPlatform: 2, learningUrl: 'https://learn.example/1' }),
        courseOf({ courseId: '2', courseName: '待开通', learningPlatform: 2 }),
      ],
    })
    const { user } = await openClass()
    await user.click(await screen.findByRole('button', { name: '公开课' }))
    expect(opened).toHaveBeenCalledWith('https://learn.example/1', '_blank', 'noopener,noreferrer')
    await user.click(screen.getByRole('button', { name: '待开通' }))
    expect(await screen.findByText('请联系班主任开通课程')).toBeVisible()
    expect(opened).toHaveBeenCalledTimes(1)
    opened.mockRestore()
  })
})

describe('the side', () => {
  test('ST-CLASS-46 ST-CLASS-47 ST-CLASS-48 ST-CLASS-49 the goal and the cards, with their counts', async () => {
    respondWithClass({ detail: { learningGoal: '考取证书' }, courses: [courseOf({ courseNature: 0 })] })
    await openClass()
    expect(within(await screen.findByRole('region', { name: '学习目标' })).getByText('考取证书')).toBeVisible()
    const names = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('button')
        .map((button) => button.textContent)
    await waitFor(() =>
      expect(names('学习服务')).toEqual(['班级公告', '班级群', '同学圈9', '学习答疑4', '学习笔记', '课堂花絮']),
    )
    expect(names('学习管理')).toEqual(['学习计划表', '学习报告', '成绩评定', '结业证书'])
  })

  test('ST-CLASS-46 ST-CLASS-48 no goal, no highlights without a face-to-face course', async () => {
    respondWithClass({ courses: [courseOf()] })
    await openClass()
    await screen.findByRole('button', { name: '电工基础' })
    expect(screen.queryByRole('region', { name: '学习目标' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '课堂花絮' })).not.toBeInTheDocument()
  })

  test('ST-CLASS-50 every card is the app’s', async () => {
    respondWithClass({ courses: [courseOf({ courseNature: 0 })] })
    const { user } = await openClass()
    await screen.findByRole('button', { name: '课堂花絮' })
    const service = screen.getByRole('region', { name: '学习服务' })
    const management = screen.getByRole('region', { name: '学习管理' })
    const cards = [service, management].flatMap((part) => within(part).getAllByRole('button'))
    expect(cards).toHaveLength(10)
    for (const card of cards) {
      await user.click(card)
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('PC版功能暂未开放，请打开APP')
      await user.click(within(dialog).getByRole('button', { name: '知道了' }))
      await dialogsGone()
    }
  })
})

test('while blocks are on their way, the header stands', async () => {
  respondWithClass()
  keepWaiting(queryTodayActivity)
  keepWaiting(getCourseStatistic)
  keepWaiting(getPastSummary)
  await openClass()
  expect(await screen.findByRole('heading', { level: 1, name: '电工2班' })).toBeVisible()
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0)
})

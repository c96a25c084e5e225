import { screen, waitFor, within } from '@testing-library/react'

import { getPastSummary, queryTodayActivity } from '@campus/contracts/study-activity'
import { getCourseStatistic } from '@campus/contracts/study-class'
import { signedIn } from '@campus/testing/builders'
import { keepWaiting } from '@campus/testing/fake-server'

import { pageAt } from '../testing/page-at'
import { courseOf, respondWithClass } from './testing/class-fixtures'

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
    for (const words of [
      '混合',
      '实训',
      '未开始',
      '电工基础',
      '8人学习',
      '服务期 2999-01-01 至 --',
      '先看懂，再动手。',
    ]) {
      expect(await courses.findByText(words)).toBeVisible()
    }
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
    respondWithClass()
    const { user } = await openClass()
    for (const name of ['班级公告', '结业证书']) {
      await user.click(await screen.findByRole('button', { name }))
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('PC版功能暂未开放，请打开APP')
      await user.click(within(dialog).getByRole('button', { name: '知道了' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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

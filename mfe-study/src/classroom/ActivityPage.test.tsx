import { BroadcastChannel } from 'node:worker_threads'

import { act, screen, waitFor, within } from '@testing-library/react'

import type { CallResponseInput } from '@campus/contracts/call'
import { getAttendance, sign } from '@campus/contracts/study-attendance'
import {
  getActivityContent,
  getClassroomDetail,
  getLearningRecord,
  getPreviewDetail,
  queryActivityIdList,
  saveClassroomRecord,
  saveLearningRecord,
  saveViewRecord,
} from '@campus/contracts/study-learning'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { attendanceOf, SIGNED_IN } from '../testing/attendance-builders'
import { detailOf } from '../testing/course-builders'
import { fakeMedia } from '../testing/fake-medium'
import { keepInteraction } from '../testing/interaction-server'
import { pageAt } from '../testing/page-at'

const openPage = pageAt('/study/classroom/classroom-detail', { layout: 'study', login: true })
const openOnline = pageAt('/study/classroom/online', { layout: 'study', login: true })
const PLACE = '?classId=1&studentId=31'
const open = (more = '&activityId=71&bizType=2') => openPage(`${PLACE}${more}`, { session: signedIn() })

beforeAll(() => void Object.assign(globalThis, { BroadcastChannel }))

const ACTIVITY: CallResponseInput<typeof getActivityContent> = {
  activityId: '71',
  courseId: '11',
  activityName: '第一次课',
  isRequired: 1,
  onlineType: 1,
  activityContentResultVOS: [
    { contentId: '6', contentName: '读一读', contentType: 'E_WORDS_MATERIALS', dataType: 3, mustLearn: 0 },
    {
      contentId: '4',
      contentName: '课程导学',
      contentType: 'ONLINE_VIDEO_TEACHING',
      dataType: 1,
      mustLearn: 1,
      initValue: 60_000,
      learningProgress: 33.3333,
      learningDuration: 20_000,
      lastStudyTime: '2026-11-19 20:10:00',
      useDuty: 1,
      dutyRuleResultVOS: [{ dutyType: 'VIDEO_PROGRESS', targetValue: 80 }],
    },
    {
      contentId: '7',
      activityContentId: '711',
      contentName: '安全作业',
      contentType: 'ONLINE_HOMEWORK',
      dataType: 6,
      mustLearn: 1,
    },
  ],
}

let media: ReturnType<typeof fakeMedia>
beforeEach(() => {
  media = fakeMedia()
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  respond(getActivityContent, ACTIVITY)
  respond(queryActivityIdList, ['70', '71'])
  keepInteraction()
  respond(getClassroomDetail, detailOf())
  respond(getLearningRecord, { learningDuration: 0, learnProcess: 0, watched: [] })
  respond(saveClassroomRecord, true)
  respond(saveLearningRecord, { learningDuration: 0, learnProcess: 0, watched: [] })
  respond(saveViewRecord, true)
  respond(getAttendance, attendanceOf({ signIn: 0, signOut: 0 }))
})
afterEach(() => jest.restoreAllMocks())

async function contents(user: { click: (element: Element) => Promise<void> }) {
  const expand = screen.queryByRole('button', { name: '展开目录' })
  if (expand !== null) await user.click(expand)
  return screen.findByRole('navigation', { name: '活动内容' })
}

test('ST-PACT-01 ST-PACT-03 ST-PACT-04 ST-PACT-05 ST-PACT-10 ST-PACT-14 an activity, open at its last video', async () => {
  const { container } = await open()
  await screen.findByRole('button', { name: '暂停' })
  expect(screen.getByRole('heading', { level: 1, name: '第一次课' })).toBeVisible()
  expect(screen.getByText('线上')).toBeVisible()
  expect(screen.getAllByText('必修')).not.toHaveLength(0)
  expect(requestsOf(saveViewRecord)).toEqual([
    { classId: '1', courseId: '11', activityId: '71', studentId: '31', type: 1, userId: '' },
  ])
  expect(requestsOf(saveClassroomRecord)).toMatchObject([{ classroomId: '4', activityId: '71' }])
  await expectNoAxeViolations(container)
})

test.each([2, 3])('ST-PACT-03 an activity on the spot says so, also of type %i', async (onlineType) => {
  respond(getActivityContent, { ...ACTIVITY, onlineType })
  await open()
  expect(await screen.findByText('面授')).toBeVisible()
  expect(screen.queryByText('线上')).not.toBeInTheDocument()
})

test('ST-PLAY-02 the player’s other address follows the activity too when it names no classroom', async () => {
  await openOnline(`${PLACE}&activityId=71&bizType=2`, { session: signedIn() })
  expect(await screen.findByRole('heading', { level: 1, name: '第一次课' })).toBeVisible()
  expect(requestsOf(getClassroomDetail)).toMatchObject([{ classroomId: '4' }])
})

test('ST-PACT-06 ST-PACT-07 ST-PACT-08 ST-PACT-09 its contents in their order, with progress and duties', async () => {
  const { user } = await open()
  const items = within(await contents(user)).getAllByRole('button')
  expect(items.map((item) => item.textContent)).toEqual([
    '读一读学习资料0%',
    '课程导学在线教学必修00:20 / 01:00最近学习：2026-11-19 20:10需学习至80%33.33%',
    '安全作业在线作业必修0%',
  ])
})

test('ST-PACT-08 a save renews the progress beside the player', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: '暂停' })
  const list = within(await contents(user))
  respond(getActivityContent, {
    ...ACTIVITY,
    activityContentResultVOS: (ACTIVITY.activityContentResultVOS ?? []).map((content) =>
      content.contentId === '4' ? { ...content, learningProgress: 85, learningDuration: 51_000 } : content,
    ),
  })
  act(() => media.playTo(51))
  expect(await list.findByRole('button', { name: /^课程导学.*00:51 \/ 01:00.*已完成/ })).toBeVisible()
})

test('ST-PACT-02 ST-INT-06 previous and next activity change the address; the last one says so', async () => {
  const { user, address } = await open('&activityId=71&bizType=2&contentId=6')
  await user.click(await screen.findByRole('button', { name: '下一个' }))
  expect(await screen.findByText('已经是最后一个了')).toBeVisible()
  respond(getActivityContent, { ...ACTIVITY, activityId: '70' })
  await user.click(screen.getByRole('button', { name: '上一个' }))
  await waitFor(() => expect(address()).toBe(`/study/classroom/classroom-detail${PLACE}&bizType=2&activityId=70`))
})

test('ST-PACT-14 ST-PLAY-36 ST-PSIGN-09 a preview of an activity tells of no view, no opening and no attendance', async () => {
  respond(getPreviewDetail, detailOf())
  respond(getAttendance, attendanceOf({ onlineAttendance: 1 }))
  await open('&activityId=71&bizType=2&isPreview=1')
  await screen.findByRole('button', { name: '暂停' })
  expect(requestsOf(saveViewRecord)).toEqual([])
  expect(requestsOf(saveClassroomRecord)).toEqual([])
  expect(requestsOf(sign)).toEqual([])
})

test('ST-PACT-12 ST-PACT-13 homework has a placeholder that leads to it with its activity', async () => {
  const { user } = await open()
  await user.click(within(await contents(user)).getByRole('button', { name: /安全作业/ }))
  expect(await screen.findByRole('link', { name: '开始答题' })).toHaveAttribute(
    'href',
    '/study/homework?classId=1&classroomId=7&classStudentId=31&courseId=11&status=0&activityId=71&activityContentId=711&bizType=2',
  )
})

test('a lesson on the spot has a placeholder that says what it is and leads to this very lesson', async () => {
  const meeting = { contentId: '17', contentName: '现场实训', contentType: 'OFFLINE_FACE2FACE_TEACHING', dataType: 11 }
  respond(getActivityContent, { ...ACTIVITY, isRequired: 1, activityContentResultVOS: [{ ...meeting, mustLearn: 1 }] })
  await open()
  expect(await screen.findByText(/^面授课在教室上/)).toBeVisible()
  expect(screen.queryByText('开始答题')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: '进入面授课堂' })).toHaveAttribute(
    'href',
    '/study/classroom/offline?classId=1&classroomId=17&studentId=31&courseId=11&activityId=71&bizType=2&isRequired=1',
  )
})

test('ST-PLAY-06 ST-PACT-04 a content is called here as on its card, by the list of its own field', async () => {
  respond(getClassroomDetail, detailOf({ classroomId: '6', classroomType: 8 }))
  respond(getActivityContent, {
    ...ACTIVITY,
    activityContentResultVOS: [
      { contentId: '6', contentName: '看图', contentType: 'E_WORDS_MATERIALS', dataType: 8, mustLearn: 0 },
      { contentId: '9', contentName: '听一听', contentType: 'E_WORDS_MATERIALS', dataType: 2, mustLearn: 0 },
    ],
  })
  const { user } = await open()
  expect(await screen.findByText('讲义')).toBeVisible()
  expect(screen.queryByText('图片')).not.toBeInTheDocument()
  await user.click(within(await contents(user)).getByRole('button', { name: /听一听/ }))
  expect(await screen.findByText('音频')).toBeVisible()
})

test('ST-INT-02 ST-LIKE-05 in an activity comments are called evaluation; online teaching has no like, material has', async () => {
  const { user } = await open()
  expect(await screen.findByRole('button', { name: /^评价/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^点赞/ })).not.toBeInTheDocument()
  respond(getClassroomDetail, detailOf({ classroomId: '6', classroomType: 3 }))
  await user.click(within(await contents(user)).getByRole('button', { name: /读一读/ }))
  expect(await screen.findByRole('button', { name: /^点赞/ })).toBeVisible()
})

describe('attendance', () => {
  const BY_ITSELF = attendanceOf({ onlineAttendance: 1 })
  const AUTOMATIC = '本课堂已开启自动签到，您已签到成功'
  const bar = () => screen.findByRole('group', { name: '考勤' })

  test('ST-PSIGN-02 ST-PSIGN-04 signs in from the bar on top', async () => {
    respond(getAttendance, attendanceOf())
    respond(sign, true)
    const { user } = await open()
    const signIn = within(await bar()).getByRole('button', { name: '签到' })
    expect(within(await bar()).getByRole('button', { name: '签退' })).toHaveAccessibleDescription('请先签到')
    respond(getAttendance, attendanceOf(SIGNED_IN))
    await user.click(signIn)
    expect(await screen.findByText('签到成功')).toBeVisible()
    expect(await within(await bar()).findByRole('button', { name: '已签到 2026-11-20 08:55' })).toBeVisible()
    expect(requestsOf(sign)).toMatchObject([
      { activityId: '71', classId: '1', classroomId: '6', courseId: '11', type: 1 },
    ])
  })

  test('ST-PSIGN-08 ST-PSIGN-10 opening the activity signs in, once, with the place the session knows', async () => {
    respond(getAttendance, BY_ITSELF)
    respond(sign, () => {
      respond(getAttendance, attendanceOf({ onlineAttendance: 1, ...SIGNED_IN }))
      return true
    })
    await openPage(`${PLACE}&activityId=71`, { session: { ...signedIn(), location: { lat: 31.2, lng: 121.5 } } })
    expect(await screen.findByText(AUTOMATIC)).toBeVisible()
    expect(await within(await bar()).findByRole('button', { name: /^已签到/ })).toBeVisible()
    expect(requestsOf(sign)).toMatchObject([{ type: 1, lat: 31.2, lon: 121.5 }])
  })

  test.each([
    ['it was signed in to', { onlineAttendance: 1, ...SIGNED_IN }],
    ['it does not say so', { onlineAttendance: 0 }],
  ])('ST-PSIGN-09 nobody is signed in where %s', async (_, differing) => {
    respond(getAttendance, attendanceOf(differing))
    await open()
    await bar()
    expect(requestsOf(sign)).toEqual([])
  })

  test('ST-PSIGN-09 a preview asks for no attendance', async () => {
    respond(getPreviewDetail, detailOf())
    await open('&activityId=71&isPreview=1')
    await screen.findByRole('button', { name: '暂停' })
    expect(requestsOf(getAttendance)).toEqual([])
  })

  test('ST-PSIGN-09 one that failed shows nothing and leaves the control', async () => {
    respond(getAttendance, BY_ITSELF)
    refuse(sign, { msg: '签到时间已过' })
    await open()
    await waitFor(() => expect(requestsOf(sign)).toHaveLength(1))
    await waitFor(async () =>
      expect(within(await bar()).getByRole('button', { name: '签到' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(screen.queryByText('签到时间已过')).not.toBeInTheDocument()
  })
})

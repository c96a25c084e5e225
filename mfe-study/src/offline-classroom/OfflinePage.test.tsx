import { act, screen, waitFor, within } from '@testing-library/react'

import { getAttendance, getOfflineClassroomDetail, queryTitbitPage, sign } from '@campus/contracts/study-attendance'
import { queryQuestionPage } from '@campus/contracts/study-interaction'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { breakCall, headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { attendanceOf, offlineClassroomOf, SIGNED_IN, SIGNED_OUT } from '../testing/attendance-builders'
import { facts } from '../testing/facts'
import { keepInteraction } from '../testing/interaction-server'
import { pageAt } from '../testing/page-at'

const openPage = pageAt('/study/classroom/offline', { layout: 'study', login: true })
const PLACE = '?classId=1&classroomId=17&studentId=31&courseId=11&activityId=71&bizType=2&isRequired=0&schoolId=10002'
const open = (query = PLACE) => openPage(query, { session: signedIn() })

const TITBITS = [
  { url: '/a.jpg', titbitName: '实训开场', fileType: 'IMAGE' },
  { url: '/b.mp4', titbitName: '老师示范', fileType: 'VIDEO' },
]

beforeEach(() => {
  localStorage.clear()
  keepInteraction()
  respond(getOfflineClassroomDetail, offlineClassroomOf())
  respond(getAttendance, attendanceOf())
  respond(queryTitbitPage, (request) => pageResponse(TITBITS, request))
  respond(sign, true)
})

const controls = () => screen.findByRole('group', { name: '考勤' })
const control = async (name: string | RegExp) => within(await controls()).findByRole('button', { name })

test('ST-OFF-01 ST-OFF-03 ST-OFF-04 a lesson with its name, tags, time and place; the detail says how required it is', async () => {
  const { container } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: '面授：基本功' })).toBeVisible()
  expect(screen.getByText('必修')).toBeVisible()
  expect(screen.queryByText('选修')).not.toBeInTheDocument()
  expect(screen.getByText('面授')).toBeVisible()
  await waitFor(() => expect(facts()).toContain('2026-11-20 09:00 至 11:30'))
  expect(facts()).toContain('203 室 · 实训楼')
  const lesson = { activityId: '71', classId: '1', classroomId: '17', courseId: '11', studentId: '31', userId: '' }
  expect(requestsOf(getAttendance)).toEqual([lesson])
  expect(headersOf(getAttendance)).toMatchObject({ schoolid: '10002' })
  await expectNoAxeViolations(container)
})

test('ST-OFF-02 opened directly, back leads to the class', async () => {
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: '返回' }))
  expect(address()).toBe('/study/training-class?classId=1&schoolId=10002')
})

test('ST-OFF-20 questions and notes stand beside it, comments do not', async () => {
  const { user } = await open()
  const panel = within(await screen.findByRole('region', { name: '互动区' }))
  expect(panel.getAllByRole('button').map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^答疑/),
    expect.stringMatching(/^笔记/),
  ])
  await user.click(panel.getByRole('button', { name: /^答疑/ }))
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['答疑', '笔记'])
  expect(requestsOf(queryQuestionPage)).toMatchObject([{ model: { classId: '1', classroomId: '17' } }])
  expect(headersOf(queryQuestionPage)).toMatchObject({ schoolid: '10002' })
})

test('ST-OFF-05 a control that does not exist is not shown', async () => {
  respond(getAttendance, attendanceOf({ signOut: 0 }))
  await open()
  expect(await control('签到')).toBeVisible()
  expect(within(await controls()).getAllByRole('button')).toHaveLength(1)
})

test('where nobody signs in there are no controls', async () => {
  respond(getAttendance, attendanceOf({ signIn: 0, signOut: 0 }))
  await open()
  await waitFor(() => expect(facts()).toContain('2026-11-20 09:00 至 11:30'))
  expect(screen.queryByRole('group', { name: '考勤' })).not.toBeInTheDocument()
})

test('ST-OFF-08 ST-OFF-09 ST-OFF-10 ST-OFF-11 ST-PSIGN-04 signs in: type 1, a toast, and the control follows what the server says', async () => {
  const { user } = await open()
  respond(getAttendance, attendanceOf(SIGNED_IN))
  await user.click(await control('签到'))
  expect(await screen.findByText('签到成功')).toBeVisible()
  expect(await control('已签到 2026-11-20 08:55')).toHaveAttribute('aria-disabled', 'true')
  expect(requestsOf(sign)).toMatchObject([
    {
      activityId: '71',
      classId: '1',
      classroomId: '17',
      courseId: '11',
      studentId: '31',
      type: 1,
      lat: null,
      lon: null,
    },
  ])
  expect(requestsOf(getAttendance)).toHaveLength(2)
})

test('ST-OFF-08 ST-OFF-09 signs out: type 2', async () => {
  respond(getAttendance, attendanceOf(SIGNED_IN))
  const { user } = await open()
  await user.click(await control('签退'))
  expect(await screen.findByText('签退成功')).toBeVisible()
  expect(requestsOf(sign)).toMatchObject([{ type: 2 }])
})

test('ST-OFF-06 ST-OFF-07 ST-PSIGN-05 a repeat is refused with a warning, without a call', async () => {
  respond(getAttendance, attendanceOf(SIGNED_OUT))
  const { user } = await open()
  await user.click(await control(/^已签到/))
  await user.click(await control(/^已签退/))
  expect(await screen.findAllByText('不可重复签到')).not.toHaveLength(0)
  expect(requestsOf(sign)).toEqual([])
})

test('ST-OFF-07 ST-PSIGN-06 while one is on its way, another is refused', async () => {
  keepWaiting(sign)
  const { user } = await open()
  await user.click(await control('签到'))
  await waitFor(async () => expect(await control('签到')).toHaveAttribute('aria-busy', 'true'))
  await user.click(await control('签到'))
  expect(await screen.findByText('不可重复签到')).toBeVisible()
  await waitFor(() => expect(requestsOf(sign)).toHaveLength(1))
})

test('ST-OFF-10 a refusal is told and re-enables the control', async () => {
  refuse(sign, { msg: '签到时间已过' })
  const { user } = await open()
  await user.click(await control('签到'))
  expect(await screen.findByText('签到时间已过')).toBeVisible()
  await waitFor(async () => expect(await control('签到')).not.toHaveAttribute('aria-disabled'))
})

test.each([
  [{ signInClosed: 'notStarted' }, '签到', '2026-11-20 08:30 起可签到'],
  [{ signInClosed: 'over' }, '签到', '签到时间已过'],
  [{}, '签退', '请先签到'],
  [{ ...SIGNED_IN, signOutClosed: 'notStarted' }, '签退', '2026-11-20 09:00 起可签退'],
  [{ ...SIGNED_IN, signOutClosed: 'over' }, '签退', '签退时间已过'],
])('ST-OFF-12 closed by the server (%p): %s says why, and a press makes no call', async (differing, name, reason) => {
  respond(getAttendance, attendanceOf(differing))
  const { user } = await open()
  const button = await control(name)
  expect(button).toHaveAccessibleDescription(reason)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(await screen.findAllByText(reason)).toHaveLength(2)
  expect(requestsOf(sign)).toEqual([])
})

test('without a connection a press is kept with its time and sent once, after a reload', async () => {
  breakCall(sign)
  const first = await open()
  await first.user.click(await control('签到'))
  expect(await screen.findByText('没有网络，已保存，联网后自动提交')).toBeVisible()
  expect(await control(/^待提交签到/)).toBeVisible()
  const [pressed] = requestsOf(sign)
  const key = headersOf(sign)?.['idempotency-key']
  first.unmount()

  respond(sign, true)
  respond(getAttendance, attendanceOf(SIGNED_IN))
  await open()
  expect(await screen.findByText('签到成功')).toBeVisible()
  expect(await control(/^已签到/)).toBeVisible()
  expect(requestsOf(sign)).toEqual([pressed, pressed])
  expect(headersOf(sign)?.['idempotency-key']).toBe(key)
  window.dispatchEvent(new Event('online'))
  expect(requestsOf(sign)).toHaveLength(2)
})

test('what waits is sent when the connection is back', async () => {
  breakCall(sign)
  const { user } = await open()
  await user.click(await control('签到'))
  await control(/^待提交签到/)
  respond(sign, true)
  respond(getAttendance, attendanceOf(SIGNED_IN))
  window.dispatchEvent(new Event('online'))
  expect(await control(/^已签到/)).toBeVisible()
})

test('what another person pressed is not sent', async () => {
  breakCall(sign)
  const first = await open()
  await first.user.click(await control('签到'))
  await control(/^待提交签到/)
  first.unmount()
  await openPage(PLACE, { session: signedIn({ id: '502' }) })
  expect(await control('签到')).toBeVisible()
  expect(requestsOf(sign)).toHaveLength(1)
})

test('a browser without a connection says that presses are kept', async () => {
  await open()
  expect(within(await controls()).getByRole('status')).toBeEmptyDOMElement()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(within(await controls()).getByRole('status')).toHaveTextContent(
    '当前没有网络，签到和签退会先保存，联网后自动提交',
  )
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
})

test.each([
  ['PASSED', true],
  ['', false],
])('ST-OFF-13 with the result %p there is a pass stamp: %p', async (result, isThere) => {
  respond(getAttendance, attendanceOf({ result }))
  await open()
  await control('签到')
  expect(screen.queryByText('通过') !== null).toBe(isThere)
})

test('ST-OFF-14 ST-OFF-15 ST-OFF-16 the notice, numbered knowledge points, and teachers of whom the first leads', async () => {
  respond(getOfflineClassroomDetail, offlineClassroomOf({ desc: '<p>带证件。</p><script>alert(1)</script>' }))
  const { container } = await open()
  const section = (name: string) => within(screen.getByRole('region', { name }))
  expect(await section(await titleOf('上课须知')).findByText('带证件。')).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
  const points = section('知识点').getByRole('list')
  expect(points.tagName).toBe('OL')
  expect(
    within(points)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['要领', '常见错误'])
  expect(
    section('授课老师')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('周建明主讲老师'),
    expect.stringContaining('宋佳辅导老师'),
    expect.stringContaining('李明辅导老师'),
  ])
  // A teacher without a picture has the first letter of the name.
  const faces = screen.getByRole('region', { name: '授课老师' }).querySelectorAll('img')
  expect(Array.from(faces, (face) => face.getAttribute('src'))).toEqual(['/zhou.png'])
})

async function titleOf(name: string): Promise<string> {
  await screen.findByRole('heading', { name })
  return name
}

test('ST-OFF-14 an empty section reads “no data”', async () => {
  respond(getOfflineClassroomDetail, offlineClassroomOf({ desc: '', points: [], teacherList: [] }))
  await open()
  await titleOf('上课须知')
  for (const name of ['上课须知', '知识点', '授课老师']) {
    expect(within(screen.getByRole('region', { name })).getByText('暂无数据')).toBeVisible()
  }
})

test('ST-OFF-17 ST-OFF-18 highlights with their count; a video opens in a player, a picture in a preview', async () => {
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: '课堂花絮（2）' })).toBeVisible()
  expect(requestsOf(queryTitbitPage)).toMatchObject([{ current: 1, size: 999, classroomId: '17' }])
  await user.click(screen.getByRole('button', { name: '播放视频：老师示范' }))
  const player = await screen.findByRole('dialog', { name: '老师示范' })
  expect(within(player).getByLabelText('老师示范', { selector: 'video' })).toHaveAttribute('src', '/b.mp4')
  await user.keyboard('{Escape}')
  await dialogsGone()
  await user.click(screen.getByRole('button', { name: '查看图片：实训开场' }))
  const preview = await screen.findByRole('dialog', { name: '实训开场' })
  expect(within(preview).getByRole('img', { name: '实训开场' })).toBeVisible()
})

test('ST-OFF-19 without highlights it says so', async () => {
  respond(queryTitbitPage, (request) => pageResponse([], request))
  await open()
  expect(await screen.findByText('学校暂未上传内容')).toBeVisible()
})

test('an attendance that cannot be loaded has a retry; the rest of the page stands', async () => {
  breakCall(getAttendance, 500)
  const { user } = await open()
  await titleOf('知识点')
  const retry = await control('重试')
  respond(getAttendance, attendanceOf())
  await user.click(retry)
  expect(await control('签到')).toBeVisible()
})

test('a classroom that is not there leads back to the class', async () => {
  refuse(getOfflineClassroomDetail, { code: 40400, msg: '没有找到相关内容' })
  await open()
  expect(await screen.findByRole('link', { name: '返回班级详情' })).toBeVisible()
})

test('says which of the lessons there is meant, where it has another name', async () => {
  respond(getOfflineClassroomDetail, offlineClassroomOf({ activityName: '班组早课' }))
  const first = await open()
  await waitFor(() => expect(facts()).toContain('班组早课'))
  expect(screen.getByText('本次课')).toBeVisible()
  first.unmount()
  respond(getOfflineClassroomDetail, offlineClassroomOf({ activityName: '面授：基本功' }))
  await open()
  await waitFor(() => expect(facts()).toContain('203 室 · 实训楼'))
  expect(screen.queryByText('本次课')).not.toBeInTheDocument()
})

import { BroadcastChannel } from 'node:worker_threads'

import { act, screen, waitFor } from '@testing-library/react'

import { getCourseName, getCourseTree } from '@campus/contracts/study-course'
import {
  getClassroomDetail,
  getLearningRecord,
  queryActivityIdList,
  saveClassroomRecord,
  saveLearningRecord,
} from '@campus/contracts/study-learning'
import { signedIn } from '@campus/testing/builders'
import { breakCall, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'

import { chapterOf, detailOf, roomOf } from '../testing/course-builders'
import { fakeMedia } from '../testing/fake-medium'
import { keepInteraction } from '../testing/interaction-server'
import { pageAt } from '../testing/page-at'

const openPage = pageAt('/study/classroom/online', { layout: 'study', login: true })
const PLACE = '?courseId=11&classId=1&studentId=31'
const open = (more = '&classroomId=4') => openPage(`${PLACE}${more}`, { session: signedIn() })

beforeAll(() => void Object.assign(globalThis, { BroadcastChannel }))

let media: ReturnType<typeof fakeMedia>
beforeEach(() => {
  media = fakeMedia()
  keepInteraction()
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  setServerTime(Date.parse('2026-11-20T12:00:00+08:00'))
  respond(getCourseName, '电工（四级）技能提升班')
  respond(getCourseTree, [chapterOf('第一章', [roomOf({ isStudied: 1, learnProcess: 60 })])])
  respond(getClassroomDetail, detailOf())
  respond(getLearningRecord, { learningDuration: 0, learnProcess: 0, watched: [] })
  respond(saveClassroomRecord, true)
  respond(saveLearningRecord, { learningDuration: 0, learnProcess: 0, watched: [] })
})
afterEach(() => jest.restoreAllMocks())

/** As often a broken medium is tried again by itself. */
const MOST_TRIES = 5
/** The player, playing. */
async function playing() {
  const page = await open()
  await screen.findByRole('button', { name: '暂停' })
  return page
}
const positions = () => requestsOf(saveLearningRecord).map(({ learningDuration }) => learningDuration)

test('ST-PLAY-02 with a classroom in the address the page follows its course', async () => {
  await open('&classroomId=4&activityId=71')
  await screen.findByRole('button', { name: '暂停' })
  expect(requestsOf(getCourseTree)).not.toEqual([])
  expect(requestsOf(queryActivityIdList)).toEqual([])
})

test('ST-PLAY-12 a video is played, and so is an audio', async () => {
  respond(
    getClassroomDetail,
    detailOf({
      classroomType: 2,
      classroomContent: JSON.stringify({ pageData: [{ type: 'audio', url: '/lesson/tone.m4a' }] }),
      transCodeVideoList: [],
    }),
  )
  await open()
  await screen.findByRole('button', { name: '暂停' })
  expect(media.element.getAttribute('src')).toBe('/lesson/tone.m4a')
})

test('ST-PLAY-07 the back arrow saves where playback is and leads to the course when there is no page before', async () => {
  const { user, address } = await open()
  await screen.findByRole('button', { name: '暂停' })
  act(() => media.playTo(4))
  await user.click(screen.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(address()).toMatch(/^\/study\/course\/course-detail\?/))
  await waitFor(() => expect(positions()).toEqual([4_000]))
})

test('ST-PLAY-38 what cannot be played says so in its place, and goes on from there when it can', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: '暂停' })
  act(() => media.playTo(7))
  const load = jest.mocked(HTMLMediaElement.prototype.load)
  const works = load.getMockImplementation()
  load.mockImplementation(() => undefined)
  // The line broke.
  Object.defineProperty(media.element, 'error', { value: { code: 2 }, configurable: true })
  for (let tries = 0; tries <= MOST_TRIES; tries += 1) {
    act(() => void media.element.dispatchEvent(new Event('error')))
    // Without waiting for the pause between two tries.
    act(() => void window.dispatchEvent(new Event('online')))
  }
  expect(await screen.findByText('播放失败，请重试')).toBeVisible()
  expect(screen.getByRole('button', { name: '下一个内容' })).toBeEnabled()
  load.mockImplementation(works)
  media.element.currentTime = 0
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText('播放失败，请重试')).not.toBeInTheDocument())
  await waitFor(() => expect(media.element.currentTime).toBe(7))
})

/** The server keeps what is saved, and tells in which order it is called. */
function keepRecord() {
  const calls: string[] = []
  let record = { learningDuration: 0, learnProcess: 0, watched: [] as [number, number][] }
  respond(getLearningRecord, () => record)
  respond(saveClassroomRecord, () => calls.push('opened') > 0)
  respond(saveLearningRecord, ({ learningDuration, watched }) => {
    calls.push(`saved at ${learningDuration}`)
    record = { learningDuration, learnProcess: 10, watched: (watched ?? []).map(([from, to]) => [from, to]) }
    return record
  })
  return calls
}

test('what a crash left on this device is saved by the next visit before anything else, which goes on there', async () => {
  const calls = keepRecord()
  const { unmount } = await playing()
  act(() => media.playTo(4))
  const left = { ...localStorage }
  unmount()
  await waitFor(() => expect(calls).toEqual(['opened', 'saved at 4000']))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('campus.unsaved-playback'))).toEqual([])

  const again = keepRecord()
  Object.assign(localStorage, left)
  const next = await playing()
  expect(again).toEqual(['saved at 4000', 'opened'])
  expect(media.element.currentTime).toBe(4)
  next.unmount()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('campus.unsaved-playback'))).toEqual([])
})

test('what could not be saved on leaving is saved when a page is opened with a connection', async () => {
  breakCall(saveLearningRecord)
  const { unmount } = await playing()
  act(() => media.playTo(4))
  unmount()
  await waitFor(() => expect(positions()).toEqual([4_000]))
  const calls = keepRecord()
  await playing()
  expect(calls).toEqual(['saved at 4000', 'opened'])
  expect(requestsOf(saveLearningRecord).at(-1)?.watched).toEqual([[0, 4_000]])
})

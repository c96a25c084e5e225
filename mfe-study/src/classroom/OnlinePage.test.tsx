import { BroadcastChannel } from 'node:worker_threads'

import { act, screen, waitFor, within } from '@testing-library/react'

import { getCourseName, getCourseTree } from '@campus/contracts/study-course'
import {
  getClassroomDetail,
  getLearningRecord,
  getPreviewDetail,
  saveClassroomRecord,
  saveLearningRecord,
} from '@campus/contracts/study-learning'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, requestsOf, respond, setServerTime } from '@campus/testing/fake-server'
import { toast } from '@campus/ui/toast'

import { chapterOf, detailOf, roomOf } from '../testing/course-builders'
import { fakeMedia } from '../testing/fake-medium'
import { commentOf, keepInteraction } from '../testing/interaction-server'
import { pageAt } from '../testing/page-at'

const openPage = pageAt('/study/classroom/online', { layout: 'study', login: true })
const PLACE = '?courseId=11&classId=1&studentId=31'
const open = (classroomId = '4', more = '') =>
  openPage(`${PLACE}&classroomId=${classroomId}${more}`, { session: signedIn() })

beforeAll(() => void Object.assign(globalThis, { BroadcastChannel }))

let media: ReturnType<typeof fakeMedia>
beforeEach(() => {
  media = fakeMedia()
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  setServerTime(Date.parse('2026-11-20T12:00:00+08:00'))
  respond(getCourseName, '电工（四级）技能提升班')
  respond(getCourseTree, [
    chapterOf('第一章', [
      roomOf({ isStudied: 1, learnProcess: 60 }),
      roomOf({ classroomId: '6', name: '读一读', classroomType: 3 }),
      roomOf({ classroomId: '7', name: '安全作业', classroomType: 6 }),
      roomOf({ classroomId: '8', name: '晚间直播', classroomType: 10 }),
    ]),
  ])
  keepInteraction()
  respond(getClassroomDetail, detailOf())
  respond(getLearningRecord, { learningDuration: 0, learnProcess: 0, watched: [] })
  respond(saveClassroomRecord, true)
  respond(saveLearningRecord, ({ learningDuration, watched }) => ({
    learningDuration,
    learnProcess: 10,
    watched: (watched ?? []).map(([from, to]): [number, number] => [from, to]),
  }))
})
afterEach(() => jest.restoreAllMocks())

/** The player, playing. */
async function playing(classroomId?: string, more?: string) {
  const page = await open(classroomId, more)
  await screen.findByRole('button', { name: '暂停' })
  return page
}
const positions = () => requestsOf(saveLearningRecord).map(({ learningDuration }) => learningDuration)

test('ST-PLAY-01 ST-PLAY-03 ST-PLAY-04 ST-PLAY-05 ST-PLAY-10 ST-PLAY-27 a video along its course', async () => {
  const { container } = await playing()
  expect(screen.getByRole('heading', { level: 1, name: '课程导学' })).toBeVisible()
  const banner = screen.getByRole('heading', { level: 1 }).closest('header')
  if (banner === null) throw new Error('the title stands in no header')
  expect(within(banner).getByText('必修')).toBeVisible()
  expect(within(banner).getByText('视频')).toBeVisible()
  expect(screen.getByRole('button', { name: '返回' })).toBeVisible()
  expect(requestsOf(saveClassroomRecord)).toMatchObject([{ classroomId: '4', courseId: '11', classId: '1' }])
  await expectNoAxeViolations(container)
})

test('ST-PLAY-08 ST-PLAY-09 the tree folds, marks the current classroom and leads to others without leaving the page', async () => {
  const { user, address } = await playing()
  const expand = screen.queryByRole('button', { name: '展开目录' })
  if (expand !== null) await user.click(expand)
  const tree = await screen.findByRole('navigation', { name: '课程目录' })
  expect(await within(tree).findByRole('heading', { name: '电工（四级）技能提升班' })).toBeVisible()
  const current = await within(tree).findByRole('button', { current: true })
  expect(current).toHaveTextContent('课程导学60%')
  respond(getClassroomDetail, detailOf({ classroomId: '6', name: '读一读', classroomType: 3 }))
  await user.click(within(tree).getByRole('button', { name: /读一读/ }))
  expect(address()).toBe(`/study/classroom/online${PLACE}&classroomId=6`)
  await user.click(screen.getByRole('button', { name: '收起目录' }))
  expect(screen.queryByRole('navigation', { name: '课程目录' })).not.toBeInTheDocument()
})

test('ST-PLAY-11 ST-PLAY-20 ST-PLAY-21 ST-PLAY-22 next and previous follow the tree; its ends say so', async () => {
  const { user, address } = await playing()
  await user.click(screen.getByRole('button', { name: '上一个内容' }))
  expect(await screen.findByText('已经是第一个了')).toBeVisible()
  respond(getClassroomDetail, detailOf({ classroomId: '6', name: '读一读', classroomType: 3 }))
  await user.click(screen.getByRole('button', { name: '下一个内容' }))
  await screen.findByRole('heading', { level: 1, name: '读一读' })
  await user.click(screen.getByRole('button', { name: '下一个内容' }))
  expect(address()).toBe('/study/homework?classId=1&classroomId=7&classStudentId=31&courseId=11&status=0')
})

test('ST-PLAY-20 ST-PLAY-22 a live lesson opened directly stands behind its dialog; it is the last one', async () => {
  respond(getClassroomDetail, detailOf({ classroomId: '8', name: '晚间直播', classroomType: 10 }))
  const { user } = await open('8')
  const dialog = await screen.findByRole('alertdialog', { name: 'PC版功能暂未开放，请使用APP' })
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: '下一个内容' }))
  expect(await screen.findByText('已经是最后一个了')).toBeVisible()
})

test('ST-PLAY-28 ST-PLAY-29 playback goes on where it was left, and says so', async () => {
  const told = jest.spyOn(toast, 'info')
  respond(getLearningRecord, { learningDuration: 36_000, learnProcess: 60, watched: [[0, 36_000]] })
  await playing()
  expect(media.element.currentTime).toBe(36)
  // For three seconds.
  expect(told).toHaveBeenCalledWith('上次学习到00:36，已为您继续播放', 3000)
  expect(await screen.findByText('上次学习到00:36，已为您继续播放')).toBeVisible()
  expect(screen.getByText('已观看 60%')).toBeVisible()
})

test.each([
  ['not begun', 0],
  ['seen to its end', 60_000],
])('ST-PLAY-29 one that is %s begins at 0, and nothing is said', async (_, learningDuration) => {
  respond(getLearningRecord, { learningDuration, learnProcess: 100, watched: [[0, 60_000]] })
  await playing()
  expect(media.element.currentTime).toBe(0)
  expect(await screen.findByText('已观看 100%')).toBeVisible()
  expect(screen.queryByText(/^上次学习到/)).not.toBeInTheDocument()
})

test('ST-PLAY-30 ST-CAPI-04 progress is saved when playback has moved more than ten seconds', async () => {
  await playing()
  act(() => media.playTo(10))
  expect(positions()).toEqual([])
  const trees = requestsOf(getCourseTree).length
  act(() => media.playTo(11))
  await waitFor(() => expect(positions()).toEqual([11_000]))
  act(() => media.playTo(22))
  await waitFor(() => expect(positions()).toEqual([11_000, 22_000]))
  expect(requestsOf(saveLearningRecord)[1]).toMatchObject({
    classroomId: '4',
    remainStudyDuration: 38_000,
    client: 'Web',
    watched: [[0, 22_000]],
  })
  // The tree beside the player is renewed by each save.
  await waitFor(() => expect(requestsOf(getCourseTree)).toHaveLength(trees + 2))
})

test('ST-PLAY-31 ST-PLAY-32 it is saved on pause, on going back and on leaving, once for each change', async () => {
  const { user, unmount } = await playing()
  act(() => media.playTo(4))
  await user.click(screen.getByRole('button', { name: '暂停' }))
  await waitFor(() => expect(positions()).toEqual([4_000]))
  act(() => media.seekTo(2))
  await waitFor(() => expect(positions()).toEqual([4_000, 2_000]))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(positions()).toEqual([4_000, 2_000])
  await user.keyboard('k')
  act(() => media.playTo(5))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(positions()).toEqual([4_000, 2_000, 5_000]))
  unmount()
  expect(positions()).toHaveLength(3)
})

test('what was played since the last tick is saved on leaving', async () => {
  await playing()
  act(() => media.playTo(4))
  media.element.currentTime = 4.2
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(requestsOf(saveLearningRecord).at(-1)).toMatchObject({ watched: [[0, 4_200]] }))
})

test('a save that does not arrive is told, and sent again with everything when the line is back', async () => {
  breakCall(saveLearningRecord)
  await playing()
  act(() => media.playTo(11))
  expect(await screen.findByText('未保存，联网后自动重试')).toBeVisible()
  respond(saveLearningRecord, { learningDuration: 11_000, learnProcess: 18, watched: [[0, 11_000]] })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('已观看 18.33%')).toBeVisible()
  expect(requestsOf(saveLearningRecord).at(-1)?.watched).toEqual([[0, 11_000]])
})

test('what was missed is played from gap to gap', async () => {
  respond(getLearningRecord, {
    learningDuration: 5_000,
    learnProcess: 60,
    watched: [
      [0, 12_000],
      [20_000, 36_000],
    ],
  })
  const { user } = await playing()
  await user.click(screen.getByRole('button', { name: '播放未看部分' }))
  expect(media.element.currentTime).toBe(12)
  act(() => media.playTo(21))
  expect(media.element.currentTime).toBeGreaterThanOrEqual(36)
  await waitFor(() => expect(positions()).not.toHaveLength(0))
})

test('ST-PLAY-23 ST-PLAY-24 qualities by their names, the best first; speeds', async () => {
  respond(
    getClassroomDetail,
    detailOf({
      transCodeVideoList: ['LD', 'SD', 'HD', 'FHD'].map((templateType) => ({
        templateType,
        url: `/lesson/${templateType}.mp4`,
      })),
    }),
  )
  const { user } = await playing()
  const quality = screen.getByRole('combobox', { name: '清晰度' })
  expect(
    within(quality)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['1080P', '720P', '480P', '360P'])
  expect(media.element.getAttribute('src')).toBe('/lesson/FHD.mp4')
  act(() => media.playTo(7))
  const speed = screen.getByRole('combobox', { name: '倍速' })
  expect(
    within(speed)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['0.75x', '1x', '1.5x', '2x'])
  await user.selectOptions(speed, '1.5x')
  expect(media.element.playbackRate).toBe(1.5)
  await user.selectOptions(quality, '480P')
  await waitFor(() => expect(media.element.getAttribute('src')).toBe('/lesson/SD.mp4'))
  await waitFor(() => expect(media.element.currentTime).toBe(7))
  expect(media.element.playbackRate).toBe(1.5)
})

test('the keyboard plays, skips and mutes, and leaves a list to itself', async () => {
  const { user } = await playing()
  act(() => media.seekTo(20))
  await user.keyboard('l')
  expect(media.element.currentTime).toBe(30)
  await user.keyboard('{ArrowLeft}')
  expect(media.element.currentTime).toBe(25)
  await user.keyboard('m')
  expect(media.element.muted).toBe(true)
  await user.keyboard('k')
  expect(await screen.findAllByRole('button', { name: '播放' })).not.toHaveLength(0)
  screen.getByRole('combobox', { name: '倍速' }).focus()
  await user.keyboard('5')
  expect(media.element.currentTime).toBe(25)
})

test('ST-PLAY-14 ST-PLAY-37 an article; how long it was open is saved on leaving', async () => {
  respond(
    getClassroomDetail,
    detailOf({
      classroomId: '6',
      classroomType: 3,
      classroomContent: JSON.stringify({ pageData: [{ type: 'article', content: '<p>先断电。</p>' }] }),
    }),
  )
  const { unmount } = await open('6')
  expect(await screen.findByText('先断电。')).toBeVisible()
  unmount()
  await waitFor(() =>
    expect(requestsOf(saveLearningRecord)).toMatchObject([{ classroomId: '6', remainStudyDuration: 0 }]),
  )
})

test('ST-PLAY-15 pictures with their descriptions; a press enlarges one', async () => {
  respond(
    getClassroomDetail,
    detailOf({
      classroomType: 8,
      materialRelations: [{ materialResultVO: { storageUrl: '/a.svg' }, materialDescribe: '操作姿势' }],
    }),
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '放大图片 操作姿势' }))
  expect(await screen.findByRole('dialog', { name: '操作姿势' })).toBeVisible()
})

const documentOf = (documentViewerUrl: string) =>
  detailOf({
    classroomType: 4,
    documentViewerUrl,
    materialRelations: [
      { materialResultVO: { name: '讲义', storageUrl: '/files/m.pdf?signature=a&b' }, materialDescribe: '' },
    ],
  })

test('ST-PLAY-13 a document stands in the operator’s viewer, which cannot lead the page away; where it fails, in ours', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true })
  respond(getClassroomDetail, documentOf('https://viewer.example/open?src={url}&mode=read'))
  const { user } = await open()
  const viewer = await screen.findByTitle('讲义')
  const address = encodeURIComponent(`${location.origin}/files/m.pdf?signature=a&b`)
  expect(viewer).toHaveAttribute('src', `https://viewer.example/open?src=${address}&mode=read`)
  expect(viewer.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute('href', '/files/m.pdf?signature=a&b')
  await user.click(screen.getByRole('button', { name: '无法显示？换一种方式查看' }))
  expect(screen.getByTitle('讲义')).toHaveAttribute('src', '/files/m.pdf?signature=a&b')
})

test.each([
  [true, '/files/m.pdf?signature=a&b'],
  [false, undefined],
])('ST-PLAY-13 without a viewer of the operator, and the browser’s being there is %s', async (enabled, src) => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: enabled })
  respond(getClassroomDetail, documentOf(''))
  await open()
  expect(await screen.findByRole('link', { name: '下载' })).toBeVisible()
  expect(screen.queryByTitle('讲义')?.getAttribute('src')).toBe(src)
})

test('ST-PLAY-16 an archive has its name and a way to keep it', async () => {
  respond(
    getClassroomDetail,
    detailOf({
      classroomType: 5,
      materialRelations: [{ materialResultVO: { name: '素材.zip', storageUrl: '/files/m.zip' }, materialDescribe: '' }],
    }),
  )
  await open()
  expect(await screen.findByText('素材.zip')).toBeVisible()
  expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute('href', '/files/m.zip')
})

test('ST-PLAY-17 content that cannot be read shows nothing, and the rest of the page works', async () => {
  respond(getClassroomDetail, detailOf({ classroomContent: '{"pageData":' }))
  const { user } = await open()
  expect(await screen.findByText('暂无数据')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '上一个内容' }))
  expect(await screen.findByText('已经是第一个了')).toBeVisible()
})

test.each(['1', 'true'])(
  'ST-PLAY-35 ST-PLAY-36 a preview (%s) comes by its own call and records nothing',
  async (value) => {
    respond(getPreviewDetail, detailOf())
    const { unmount } = await playing('4', `&isPreview=${value}`)
    act(() => media.playTo(15))
    unmount()
    expect(requestsOf(getClassroomDetail)).toEqual([])
    expect(requestsOf(getLearningRecord)).toEqual([])
    expect(requestsOf(saveClassroomRecord)).toEqual([])
    expect(positions()).toEqual([])
  },
)

test('ST-PLAY-18 ST-LIKE-03 what is said about the classroom stands beside it, with a like where it can be liked', async () => {
  keepInteraction({ comments: [commentOf()], likeTotal: 5 })
  const { user } = await playing()
  expect(await screen.findByRole('button', { name: /^评论\s*1$/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^点赞/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^评论/ }))
  expect(await screen.findByRole('tab', { name: '评论', selected: true })).toBeVisible()
  respond(getClassroomDetail, detailOf({ classroomId: '6', name: '读一读', classroomType: 3 }))
  await user.click(screen.getByRole('button', { name: '收起互动区' }))
  await user.click(screen.getByRole('button', { name: '下一个内容' }))
  expect(await screen.findByRole('button', { name: /^点赞\s*5$/ })).toBeVisible()
})

test('a preview says and likes nothing', async () => {
  respond(getPreviewDetail, detailOf())
  await playing('4', '&isPreview=1')
  expect(screen.queryByRole('region', { name: '互动区' })).not.toBeInTheDocument()
})

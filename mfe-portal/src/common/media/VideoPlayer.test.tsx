import { act, fireEvent, screen, waitFor } from '@testing-library/react'

import { renderPage } from '@campus/testing/render'

import { VideoPlayer } from './VideoPlayer'

const engine = {
  loadSource: jest.fn(),
  attachMedia: jest.fn(),
  destroy: jest.fn(),
  on: jest.fn(),
  recoverMediaError: jest.fn(),
  currentLevel: -1,
}
const isSupported = jest.fn(() => true)
jest.mock('hls.js', () => ({
  __esModule: true,
  default: Object.assign(
    jest.fn(() => engine),
    {
      isSupported: () => isSupported(),
      Events: {
        ERROR: 'error',
        MANIFEST_PARSED: 'parsed',
        NON_NATIVE_TEXT_TRACKS_FOUND: 'tracks',
        CUES_PARSED: 'cues',
      },
      ErrorTypes: { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' },
    },
  ),
}))

const video = () => screen.getByLabelText<HTMLVideoElement>('赛场回放')
const play = (url: string) => renderPage(<VideoPlayer url={url} title="赛场回放" />)

/** The engine says something; a stream of two qualities unless told otherwise. */
async function tell(
  event: 'parsed' | 'error' | 'tracks',
  data: object = { levels: [{ height: 360 }, { height: 720 }] },
) {
  await waitFor(() => expect(engine.attachMedia).toHaveBeenCalled())
  const calls = engine.on.mock.calls as [string, (event: string, data: object) => void][]
  act(() => calls.findLast(([name]) => name === event)?.[1](event, data))
}

beforeEach(() => {
  for (const part of Object.values(engine)) if (typeof part === 'function') part.mockClear()
  engine.currentLevel = -1
  isSupported.mockReturnValue(true)
})

test('PO-ALB-09 a plain video is the element’s own source', async () => {
  await play('/media/clip.mp4')
  expect(video()).toHaveAttribute('src', '/media/clip.mp4')
  expect(engine.loadSource).not.toHaveBeenCalled()
})

test('PO-ALB-09 a playlist is played by the engine, and let go of when the dialog closes', async () => {
  // A browser that says so shows fewer captions and no qualities: the engine goes first.
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  Object.assign(window, { MediaSource: class {} })
  const { unmount } = await play('/media/clip.m3u8')
  await waitFor(() => expect(engine.loadSource).toHaveBeenCalledWith('/media/clip.m3u8'))
  expect(engine.attachMedia).toHaveBeenCalledWith(video())
  expect(video()).not.toHaveAttribute('src')
  unmount()
  expect(engine.destroy).toHaveBeenCalled()
  Reflect.deleteProperty(window, 'MediaSource')
})

test('PO-ALB-09 a browser that alone can play playlists needs no engine', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  await play('/media/clip.m3u8')
  expect(video()).toHaveAttribute('src', '/media/clip.m3u8')
  expect(engine.loadSource).not.toHaveBeenCalled()
})

test('the quality of a stream is chosen, the best first, or left to the line', async () => {
  const { user } = await play('/media/clip.m3u8')
  await tell('parsed')
  const names = within('清晰度')
  expect(names).toEqual(['自动', '720P', '360P'])
  expect(screen.getByRole('button', { name: '自动', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '360P' }))
  expect(engine.currentLevel).toBe(0)
  expect(screen.getByRole('button', { name: '360P', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '自动' }))
  expect(engine.currentLevel).toBe(-1)
})

const within = (group: string) =>
  [...screen.getByRole('group', { name: group }).children].map(({ textContent }) => textContent)

test('the captions of a stream are shown by the page', async () => {
  await play('/media/clip.m3u8')
  const addTextTrack = jest.fn(() => ({}))
  Object.assign(video(), { addTextTrack })
  Object.defineProperty(video(), 'textTracks', { value: new EventTarget() })
  await tell('tracks', { tracks: [{ label: '中文', default: true, subtitleTrack: { id: 0, lang: 'zh-CN' } }] })
  expect(addTextTrack).toHaveBeenCalledWith('subtitles', '中文', 'zh-CN')
})

test('a stream that was pressed before it could be played plays', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
  await renderPage(<VideoPlayer url="/media/clip.m3u8" title="赛场回放" autoPlay={false} />)
  await waitFor(() => expect(engine.attachMedia).toHaveBeenCalled())
  expect(video()).toHaveProperty('autoplay', true)
})

test('a stream of one quality offers no choice', async () => {
  await play('/media/clip.m3u8')
  await tell('parsed', { levels: [{ height: 720 }] })
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('a playlist that cannot be played is named as such', async () => {
  isSupported.mockReturnValue(false)
  await play('/media/clip.m3u8')
  expect(await screen.findByText('此浏览器无法播放该视频')).toBeVisible()
})

test('a playlist that breaks is repaired once, then named as such; a hiccup is not', async () => {
  await play('/media/clip.m3u8')
  await tell('error', { fatal: false, type: 'media' })
  expect(engine.recoverMediaError).not.toHaveBeenCalled()
  await tell('error', { fatal: true, type: 'media' })
  expect(engine.recoverMediaError).toHaveBeenCalledTimes(1)
  expect(video()).toBeInTheDocument()
  await tell('error', { fatal: true, type: 'media' })
  expect(screen.getByText('此浏览器无法播放该视频')).toBeVisible()
})

test('a stream that does not come says so, and is loaded again', async () => {
  const { user } = await play('/media/clip.m3u8')
  await tell('error', { fatal: true, type: 'network' })
  expect(screen.getByRole('alert')).toHaveTextContent('视频加载失败')
  engine.attachMedia.mockClear()
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(engine.attachMedia).toHaveBeenCalledWith(video()))
})

test.each([
  ['a connection that broke', 2, '视频加载失败'],
  ['a file that cannot be played', 4, '此浏览器无法播放该视频'],
])('a plain video with %s', async (_, code, said) => {
  await play('/media/clip.mp4')
  Object.defineProperty(video(), 'error', { value: { code } })
  fireEvent.error(video())
  expect(await screen.findByText(said)).toBeVisible()
})

import { act, render, screen, waitFor } from '@testing-library/react'

import { VideoPlayer } from './VideoPlayer'

const engine = { loadSource: jest.fn(), attachMedia: jest.fn(), destroy: jest.fn(), on: jest.fn() }
const isSupported = jest.fn(() => true)
jest.mock('hls.js/light', () => ({
  __esModule: true,
  default: Object.assign(
    jest.fn(() => engine),
    { isSupported: () => isSupported(), Events: { ERROR: 'error' } },
  ),
}))

const video = () => screen.getByLabelText<HTMLVideoElement>('赛场回放')
const play = (url: string) => render(<VideoPlayer url={url} title="赛场回放" />)

beforeEach(() => {
  for (const part of Object.values(engine)) part.mockClear()
  isSupported.mockReturnValue(true)
})

test('PO-ALB-09 a plain video is the element’s own source', () => {
  play('/media/clip.mp4')
  expect(video()).toHaveAttribute('src', '/media/clip.mp4')
  expect(engine.loadSource).not.toHaveBeenCalled()
})

test('PO-ALB-09 a playlist is played by the engine, and let go of when the dialog closes', async () => {
  const { unmount } = play('/media/clip.m3u8')
  await waitFor(() => expect(engine.loadSource).toHaveBeenCalledWith('/media/clip.m3u8'))
  expect(engine.attachMedia).toHaveBeenCalledWith(video())
  expect(video()).not.toHaveAttribute('src')
  unmount()
  expect(engine.destroy).toHaveBeenCalled()
})

test('PO-ALB-09 a browser that plays playlists itself needs no engine', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  play('/media/clip.m3u8')
  expect(video()).toHaveAttribute('src', '/media/clip.m3u8')
  expect(engine.loadSource).not.toHaveBeenCalled()
})

test('a playlist that cannot be played is named as such', async () => {
  isSupported.mockReturnValue(false)
  play('/media/clip.m3u8')
  expect(await screen.findByText('此浏览器无法播放该视频')).toBeVisible()
})

test('a playlist that breaks for good is named as such; a hiccup is not', async () => {
  play('/media/clip.m3u8')
  await waitFor(() => expect(engine.on).toHaveBeenCalled())
  const tell = engine.on.mock.calls[0]?.[1] as (event: string, data: { fatal: boolean }) => void
  act(() => tell('error', { fatal: false }))
  expect(video()).toBeInTheDocument()
  act(() => tell('error', { fatal: true }))
  expect(screen.getByText('此浏览器无法播放该视频')).toBeVisible()
})

import { saveStream } from './save-stream'

const FILES: Readonly<Record<string, string>> = {
  '/film/index.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nHD.m3u8\n',
  '/film/HD.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="i.mp4"\n#EXTINF:4,\n0.m4s\n#EXTINF:4,\n1.m4s\n#EXT-X-ENDLIST\n',
  '/film/i.mp4': 'begin ',
  '/film/0.m4s': 'first ',
  '/film/1.m4s': 'second',
}
let missing = ''
const saved = jest.fn()
jest.mock('@campus/ui/save-file', () => ({ saveFile: (content: Blob, name: string) => saved(content, name) }))

beforeEach(() => {
  missing = ''
  saved.mockClear()
  globalThis.fetch = async (url) => {
    const path = new URL(url as string).pathname
    const content = path === missing ? undefined : FILES[path]
    const ok = content !== undefined
    return {
      ok,
      status: ok ? 200 : 404,
      text: async () => content,
      blob: async () => new Blob([content ?? '']),
    } as Response
  }
})

test('PO-ALB-06 a stream is saved as one file in its best quality', async () => {
  expect(await saveStream('/film/index.m3u8', '赛场回放')).toBe(true)
  const [content, name] = saved.mock.lastCall as [Blob, string]
  expect([name, content.type, content.size]).toEqual(['赛场回放.mp4', 'video/mp4', 'begin first second'.length])
})

test('PO-ALB-06 a stream of one quality is saved too', async () => {
  expect(await saveStream('/film/HD.m3u8', '赛场回放')).toBe(true)
  expect(saved).toHaveBeenCalledTimes(1)
})

test.each(Object.keys(FILES))('PO-ALB-06 nothing is saved when %s is missing', async (path) => {
  missing = path
  expect(await saveStream('/film/index.m3u8', '赛场回放')).toBe(false)
  expect(saved).not.toHaveBeenCalled()
})

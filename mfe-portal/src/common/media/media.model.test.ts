import { isHls } from './media.model'

test.each([
  ['/media/a.m3u8', true],
  ['https://v.example/a.M3U8?sign=1#t=3', true],
  ['/media/a.mp4', false],
  ['/media/a.mp4?list=b.m3u8', false],
  ['', false],
])('PO-ALB-09 %s: %s', (url, hls) => {
  expect(isHls(url)).toBe(hls)
})

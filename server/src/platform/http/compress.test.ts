import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { compress } from './compress'

const TEXT = '登录已过期，请重新登录 '.repeat(200)

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('a text sent as %s is smaller and comes out as it was', async (coding, decompress) => {
  const compressed = await compress(TEXT, coding)
  expect(compressed.length).toBeLessThan(Buffer.byteLength(TEXT) / 10)
  expect(decompress(compressed).toString()).toBe(TEXT)
})

test('brotli is asked for what is quick, not for what is smallest', async () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `${(at * at) % 613} ${(at * 7919) % 1009}`).join('\n')
  expect((await compress(lines, 'br')).length).toBeGreaterThan(brotliCompressSync(lines).length)
})

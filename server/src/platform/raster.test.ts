import { drawCaptcha } from './verification/captcha-picture'

test('however many pictures are asked for at once, the process looks at everything else between two of them', async () => {
  await drawCaptcha('0000')
  const seen: ('picture' | 'else')[] = []
  let over = false
  const others = (): void => {
    seen.push('else')
    if (!over) setImmediate(others)
  }
  setImmediate(others)
  await Promise.all(Array.from({ length: 12 }, () => drawCaptcha('1234').then(() => seen.push('picture'))))
  over = true
  expect(seen.filter((what) => what === 'picture')).toHaveLength(12)
  expect(seen.some((what, at) => what === 'picture' && seen[at + 1] === 'picture')).toBe(false)
})

import { nowAndThen, whileWaiting } from './now-and-then'

test('what is soon done is not told, what lasts is told every few seconds', () => {
  const told: string[] = []
  let now = 0
  const say = nowAndThen(
    (line) => told.push(line),
    () => now,
  )
  for (; now < 10_000; now += 100) say(() => `${now} ms`)
  expect(told).toEqual(['3000 ms', '6000 ms', '9000 ms'])
})

test('waiting says for how long, and stops when the work is done or fails', async () => {
  jest.useFakeTimers()
  const told: string[] = []
  const tell = (line: string): unknown => told.push(line)
  let end: (value: string) => void = () => undefined
  const done = whileWaiting(new Promise<string>((resolve) => (end = resolve)), tell, 'the server writes it')
  await jest.advanceTimersByTimeAsync(7_000)
  expect(told).toEqual(['the server writes it: 3 s', 'the server writes it: 6 s'])
  end('written')
  expect(await done).toBe('written')
  await expect(whileWaiting(Promise.reject(new Error('no server')), tell, 'x')).rejects.toThrow('no server')
  await jest.advanceTimersByTimeAsync(9_000)
  expect(told).toHaveLength(2)
  jest.useRealTimers()
})

import { captchaChallenge } from '@campus/contracts/sign-in'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** How many numbers a browser at an address has to try at most. */
async function work(remoteAddress: string): Promise<number> {
  const response = await server.app.inject({
    url: captchaChallenge.path,
    query: { key: 'abcdefghijklmnop' },
    headers: { host: 'localhost' },
    remoteAddress,
  })
  return response.json<{ data: { maxNumber: number } }>().data.maxNumber
}

test('a network that asks for many captchas in an hour computes four and sixteen times as long; others do not', async () => {
  const asked: number[] = []
  for (let time = 0; time < 430; time += 1) asked.push(await work('192.0.2.1'))
  const timesAt = (least: number) => asked.filter((numbers) => numbers === least).length
  expect([timesAt(100_000), timesAt(400_000), timesAt(1_600_000)]).toEqual([119, 280, 31])
  expect(await work('198.51.100.1')).toBe(100_000)
  server.setNow(new Date(TEST_NOW.getTime() + 61 * 60 * 1000))
  expect(await work('192.0.2.1')).toBe(100_000)
})

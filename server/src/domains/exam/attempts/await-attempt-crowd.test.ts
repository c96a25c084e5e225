/** Whoever opens as many waiting requests as they can keeps nobody out. */
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { awaitAttempt } from '@campus/contracts/exam-attempt'

import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { waitUntil } from '../../../testing/wait-until'
import { pageOf, TEST_WORK } from '../testing/exam-learner'

let server: TestServer
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.close()
})

/** Sends requests over connections of their own; the returned list has what was received, by connection. */
async function send(port: number, requests: readonly string[]): Promise<string[]> {
  const received = requests.map(() => '')
  await Promise.all(
    requests.map(async (text, place) => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => undefined)
      socket.on('data', (data) => {
        received[place] += String(data)
      })
      await once(socket, 'connect')
      socket.write(text)
    }),
  )
  return received
}

test.each([
  ['of one tab', () => 'tab'],
  ['each of another tab', (place: number) => `tab ${place}`],
])('ninety of one learner, %s, where a server takes thirty connections', async (_, tabOf) => {
  server = await openTestServer({ environment: { MAX_CONNECTIONS: '30' } })
  server.setNow(TEST_NOW)
  const token = await server.signIn()
  const { answerLogId, epoch, deadlineAt, release } = await pageOf(server, { token }).start(TEST_WORK)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const known = { answerLogId, epoch: String(epoch), deadlineAt: String(deadlineAt ?? ''), release }
  const waiting = await send(
    port,
    Array.from({ length: 90 }, (_none, place) => {
      const query = new URLSearchParams({ ...known, tab: tabOf(place) }).toString()
      return `GET ${awaitAttempt.path}?${query} HTTP/1.1\r\nhost: localhost\r\ntenantid: ${TEST_TENANT}\r\ntoken: ${token}\r\n\r\n`
    }),
  )
  await waitUntil(() => sockets.filter(({ destroyed }) => !destroyed).length <= 30)
  for (let visitor = 0; visitor < 17; visitor += 1) {
    const [page] = await ask(port)
    expect(page).toMatch(/^HTTP\/1\.1 200 /)
  }
  expect(waiting.filter((text) => text !== '' && !text.startsWith('HTTP/1.1 200 '))).toEqual([])
  expect(sockets.slice(0, 90).filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0)
})

async function ask(port: number): Promise<string[]> {
  const received = await send(port, ['GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n'])
  await waitUntil(() => received[0] !== '' || sockets.at(-1)?.destroyed === true)
  return received
}

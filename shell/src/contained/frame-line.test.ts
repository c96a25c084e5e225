import type { FromFrame, ToFrame } from '@campus/contracts/contained'

import { FrameLine, type Heard } from './frame-line'

jest.useFakeTimers()

const BEGIN: Extract<ToFrame, { kind: 'begin' }> = {
  kind: 'begin',
  tenantId: '20001',
  place: { path: '/query_h5', search: '', hash: '' },
  look: { locale: 'en', scheme: '', room: 600 },
}

/** Ports that deliver at once, because the clock is the test's. */
class Port {
  other: Port | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly got: unknown[] = []
  postMessage(data: unknown): void {
    this.other?.got.push(data)
    this.other?.onmessage?.({ data })
  }
  close(): void {
    this.other = null
  }
}

class Channel {
  readonly port1 = new Port()
  readonly port2 = new Port()
  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}

beforeAll(() => Object.assign(globalThis, { MessageChannel: Channel }))

function opened() {
  const heard: Heard[] = []
  const reasons: string[] = []
  const line = new FrameLine({
    nonce: 'the-nonce',
    begin: () => BEGIN,
    hear: (message) => heard.push(message),
    giveUp: (reason) => reasons.push(reason),
  })
  const posted: { message: unknown; target: string; port: Port }[] = []
  const frame = {
    postMessage: (message: unknown, target: string, [port]: Port[]) => {
      if (port !== undefined) posted.push({ message, target, port })
    },
  } as unknown as Window
  line.open(frame)
  const port = posted[0]?.port
  if (port === undefined) throw new Error('no port was handed over')
  return { line, frame, heard, reasons, posted, port, say: (message: FromFrame | object) => port.postMessage(message) }
}

test('the port is handed over once, with the nonce and nothing else, and the frame is told to begin', () => {
  const { posted, port } = opened()
  expect(posted.map(({ message }) => message)).toEqual([{ campus: 'contained', nonce: 'the-nonce' }])
  expect(port.got).toEqual([BEGIN])
})

test('what the frame says is handed on', () => {
  const { say, heard, reasons } = opened()
  say({ kind: 'drawn' })
  say({ kind: 'height', pixels: 480 })
  expect(heard).toEqual([{ kind: 'drawn' }, { kind: 'height', pixels: 480 }])
  expect(reasons).toEqual([])
})

test.each<[string, unknown]>([
  ['text', 'drawn'],
  ['an unknown kind', { kind: 'token' }],
  ['a field too many', { kind: 'drawn', token: true }],
  ['a height without end', { kind: 'height', pixels: 1e9 }],
  ['a text without end', { kind: 'toast', tone: 'info', text: 'x'.repeat(301) }],
  ['nothing', null],
])('a frame that says %s is given up, and nothing more is heard of it', (_, message) => {
  const { say, heard, reasons } = opened()
  say(message as object)
  say({ kind: 'drawn' })
  expect(reasons).toEqual(['the frame said what is no message'])
  expect(heard).toEqual([])
})

test('a second document in the frame gets no port', () => {
  const { line, frame, posted, reasons } = opened()
  line.open(frame)
  expect(posted).toHaveLength(1)
  expect(reasons).toEqual(['the frame left its document'])
})

test('a frame that draws nothing is given up in time for another release', () => {
  const { reasons } = opened()
  jest.advanceTimersByTime(4700)
  expect(reasons).toEqual([])
  jest.advanceTimersByTime(200)
  expect(reasons).toEqual(['no page within 4800 ms'])
})

test('one that answers stays, one that stops answering is given up', () => {
  const { say, port, reasons } = opened()
  say({ kind: 'drawn' })
  for (let round = 0; round < 10; round += 1) {
    jest.advanceTimersByTime(2000)
    expect(port.got.at(-1)).toEqual({ kind: 'ping' })
    say({ kind: 'pong' })
  }
  expect(reasons).toEqual([])
  jest.advanceTimersByTime(8000)
  expect(reasons).toEqual(['the frame does not answer'])
})

test('one that does not stop talking is given up', () => {
  const { say, reasons } = opened()
  for (let round = 0; round <= 500; round += 1) say({ kind: 'title', text: String(round) })
  expect(reasons).toEqual(['the frame does not stop talking'])
})

test('one that says it failed is given up for its reason; a closed one says nothing', () => {
  const failed = opened()
  failed.say({ kind: 'failed', reason: 'script failed: x' })
  expect(failed.reasons).toEqual(['script failed: x'])
  const closed = opened()
  closed.line.close()
  jest.advanceTimersByTime(60_000)
  expect(closed.reasons).toEqual([])
})

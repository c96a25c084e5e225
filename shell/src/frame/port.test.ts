import { lineToPage } from './port'

const NONCE = '4f6b0f2e'
const port = { postMessage: jest.fn(), onmessage: null } as unknown as MessagePort
const given = { campus: 'contained', nonce: NONCE }

function arrive(event: Partial<MessageEventInit>): void {
  const message = new MessageEvent('message', {
    source: parent as MessageEventSource,
    origin: location.origin,
    data: given,
  })
  for (const [name, value] of Object.entries({ ports: [port], ...event })) {
    Object.defineProperty(message, name, { value })
  }
  dispatchEvent(message)
}

beforeEach(() => history.replaceState(null, '', `/contained/mfe-certificate/1#${NONCE}`))

async function accepted(line: Promise<unknown>): Promise<boolean> {
  const later = Symbol('later')
  return (await Promise.race([line, Promise.resolve(later).then((value) => Promise.resolve(value))])) !== later
}

test.each<[string, Partial<MessageEventInit>]>([
  ['of another window', { source: null }],
  ['of another origin', { origin: 'https://evil.example' }],
  ['with another nonce', { data: { ...given, nonce: 'guessed' } }],
  ['with a field too many', { data: { ...given, token: 't' } }],
  ['without a port', { ports: [] }],
])('a port that comes in a message %s is none; that of the page is taken afterwards', async (_, event) => {
  const line = lineToPage()
  arrive(event)
  expect(await accepted(line)).toBe(false)
  arrive({})
  const { send, listen } = await line
  send({ kind: 'drawn' })
  expect(port.postMessage).toHaveBeenLastCalledWith({ kind: 'drawn' })
  const heard: unknown[] = []
  listen((message) => heard.push(message))
  port.onmessage?.({ data: { kind: 'ping' } } as MessageEvent)
  expect(heard).toEqual([{ kind: 'ping' }])
})

import { BroadcastChannel as NodeBroadcastChannel } from 'node:worker_threads'

import { sessionKeeper } from '@campus/session/session-keeper'
import { signedIn } from '@campus/testing/builders'

import { browserSignals, type SignalListeners } from './page-signals'

const listeners = (): jest.Mocked<SignalListeners> => ({ wake: jest.fn(), leave: jest.fn(), taken: jest.fn() })
const stops: (() => void)[] = []

/** jsdom has no BroadcastChannel. */
beforeAll(() => void Object.assign(globalThis, { BroadcastChannel: NodeBroadcastChannel }))
beforeEach(() => sessionKeeper.setState({ token: '' }))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function openPage() {
  const signals = browserSignals()
  const heard = listeners()
  stops.push(signals.listen(heard))
  return { signals, heard }
}

const look = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([['online'], ['focus'], ['pageshow']])('%s wakes', (name) => {
  const { heard } = openPage()
  window.dispatchEvent(new Event(name))
  expect(heard.wake).toHaveBeenCalledTimes(1)
})

test('a page that is looked at again wakes, one that is put away leaves', () => {
  const { heard } = openPage()
  look('hidden')
  expect(heard.leave).toHaveBeenCalledTimes(1)
  expect(heard.wake).not.toHaveBeenCalled()
  look('visible')
  expect(heard.wake).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(heard.leave).toHaveBeenCalledTimes(2)
})

test('signing in wakes, signing out does not', () => {
  const { heard } = openPage()
  sessionKeeper.setState(signedIn())
  expect(heard.wake).toHaveBeenCalledTimes(1)
  sessionKeeper.setState({ token: '' })
  expect(heard.wake).toHaveBeenCalledTimes(1)
})

test('the other pages hear who took an attempt, the page itself does not', async () => {
  const first = openPage()
  const second = openPage()
  const hearing = new Promise<void>((resolve) => first.heard.taken.mockImplementation(() => resolve()))
  second.signals.take('a1', 7)
  await hearing
  expect(first.heard.taken).toHaveBeenCalledWith('a1', 7)
  expect(second.heard.taken).not.toHaveBeenCalled()
})

test('what else is said on the channel is not heard', async () => {
  const { heard, signals: own } = openPage()
  const stranger = new NodeBroadcastChannel('campus-attempts')
  for (const message of ['a1', null, { answerLogId: 'a1' }, { answerLogId: 1, epoch: '2' }]) {
    stranger.postMessage(message)
  }
  const other = openPage()
  const hearing = new Promise<void>((resolve) => heard.taken.mockImplementation(() => resolve()))
  other.signals.take('a1', 2)
  await hearing
  expect(heard.taken).toHaveBeenCalledTimes(1)
  stranger.close()
  own.take('a1', 3)
})

test('after the end nothing is heard', () => {
  const { heard } = openPage()
  for (const stop of stops.splice(0)) stop()
  window.dispatchEvent(new Event('online'))
  look('hidden')
  sessionKeeper.setState(signedIn())
  expect(heard.wake).not.toHaveBeenCalled()
  expect(heard.leave).not.toHaveBeenCalled()
})

import { lockGlobals } from './lock-globals'

test('after the page’s start nobody can listen to its calls by replacing what they are made with', () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('nobody calls')) })
  const { fetch: own, XMLHttpRequest: request } = globalThis
  const { setRequestHeader } = request.prototype
  lockGlobals()
  const listen = (): never => {
    throw new Error('heard')
  }
  expect(() => Object.assign(globalThis, { fetch: listen })).toThrow(TypeError)
  expect(() => Object.assign(globalThis, { XMLHttpRequest: listen })).toThrow(TypeError)
  for (const name of ['open', 'send', 'setRequestHeader']) {
    expect(() => Object.defineProperty(request.prototype, name, { value: listen })).toThrow(TypeError)
  }
  expect(globalThis.fetch).toBe(own)
  expect(globalThis.XMLHttpRequest.prototype.setRequestHeader).toBe(setRequestHeader)
})

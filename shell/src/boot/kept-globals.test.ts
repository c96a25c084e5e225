import { keepGlobals, putBackGlobals } from './kept-globals'

const page = globalThis as unknown as Record<string, unknown>
const own = { parse: JSON.parse, then: Promise.prototype.then, timer: page['setTimeout'] }

beforeEach(keepGlobals)

test('what a module replaced, redefined or removed is put back, and its names are told', () => {
  const heard = jest.fn()
  JSON.parse = heard
  page['setTimeout'] = heard
  Object.defineProperty(Element.prototype, 'innerHTML', { set: heard, configurable: true })
  Reflect.deleteProperty(Promise.prototype, 'then')
  expect(putBackGlobals().sort()).toEqual(['innerHTML', 'parse', 'setTimeout', 'then'])
  expect({ parse: JSON.parse, then: Promise.prototype.then, timer: page['setTimeout'] }).toEqual(own)
  document.createElement('div').innerHTML = '<b></b>'
  expect(heard).not.toHaveBeenCalled()
  expect(putBackGlobals()).toEqual([])
})

test('what was added stays, and what cannot be put back is told', () => {
  page['webpackChunkOfAModule'] = []
  Object.defineProperty(Array.prototype, 'flat', { value: jest.fn(), configurable: false, writable: false })
  expect(putBackGlobals()).toEqual(['flat'])
  expect(page['webpackChunkOfAModule']).toEqual([])
})

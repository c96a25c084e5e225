import { keptForPerson } from './kept-for-person'

const signs = keptForPerson('waiting-signs')
const PERSON = { tenantId: '10001', userId: '501' }

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('what a person pressed is theirs, at one school', () => {
  signs.keep(PERSON, '["a"]')
  expect(signs.read(PERSON)).toBe('["a"]')
  expect(signs.read({ ...PERSON, userId: '502' })).toBe('')
  expect(signs.read({ ...PERSON, tenantId: '10002' })).toBe('')
  expect(keptForPerson('unsaved-playback').read(PERSON)).toBe('')
})

test('what was sent leaves nothing behind', () => {
  signs.keep(PERSON, '["a"]')
  signs.keep(PERSON, '')
  expect(localStorage).toHaveLength(0)
})

test('where storage is blocked it lasts for the page', () => {
  const block = () => {
    throw new Error('blocked')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
  expect(signs.read(PERSON)).toBe('')
  signs.keep(PERSON, '["a"]')
  expect(signs.read(PERSON)).toBe('["a"]')
  jest.restoreAllMocks()
  signs.keep(PERSON, '')
  expect(signs.read(PERSON)).toBe('')
})

test('changes are told until one stops listening', () => {
  const listener = jest.fn()
  const stop = signs.onChange(listener)
  signs.keep(PERSON, '["a"]')
  window.dispatchEvent(new StorageEvent('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  signs.keep(PERSON, '')
  expect(listener).toHaveBeenCalledTimes(2)
})

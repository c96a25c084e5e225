import { keepSigns, keptSigns, onSignsChange } from './waiting-signs'

const PERSON = { tenantId: '10001', userId: '501' }

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('what a person pressed is theirs, at one school', () => {
  keepSigns(PERSON, '["a"]')
  expect(keptSigns(PERSON)).toBe('["a"]')
  expect(keptSigns({ ...PERSON, userId: '502' })).toBe('')
  expect(keptSigns({ ...PERSON, tenantId: '10002' })).toBe('')
})

test('what was sent leaves nothing behind', () => {
  keepSigns(PERSON, '["a"]')
  keepSigns(PERSON, '')
  expect(localStorage).toHaveLength(0)
})

test('where storage is blocked it lasts for the page', () => {
  const block = () => {
    throw new Error('blocked')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
  expect(keptSigns(PERSON)).toBe('')
  keepSigns(PERSON, '["a"]')
  expect(keptSigns(PERSON)).toBe('["a"]')
  jest.restoreAllMocks()
  keepSigns(PERSON, '')
  expect(keptSigns(PERSON)).toBe('')
})

test('changes are told until one stops listening', () => {
  const listener = jest.fn()
  const stop = onSignsChange(listener)
  keepSigns(PERSON, '["a"]')
  window.dispatchEvent(new StorageEvent('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  keepSigns(PERSON, '')
  expect(listener).toHaveBeenCalledTimes(2)
})

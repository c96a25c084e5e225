import { Recent } from './recent'

test('an entry is made once', () => {
  const create = jest.fn(() => 'made')
  const recent = new Recent<string, string>(2)
  expect([recent.get('a', create), recent.get('a', create)]).toEqual(['made', 'made'])
  expect(create).toHaveBeenCalledTimes(1)
})

test('beyond the limit what was used longest ago is forgotten', () => {
  const recent = new Recent<string, string>(2)
  const isKept = (key: string): boolean => recent.get(key, () => 'new') === 'old'
  recent.get('a', () => 'old')
  recent.get('b', () => 'old')
  recent.get('a', () => 'old')
  recent.get('c', () => 'old')
  expect(isKept('a')).toBe(true)
  expect(isKept('b')).toBe(false)
})

test('a forgotten entry is made anew', () => {
  const recent = new Recent<string, string>(2)
  recent.get('a', () => 'old')
  recent.forget('a')
  expect(recent.get('a', () => 'new')).toBe('new')
})

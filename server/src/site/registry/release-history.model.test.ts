import { standingReleases } from './release-history.model'

/** `1 2 -` is: 1 assigned, 2 assigned, nothing assigned any more; `<1` is a rollback to 1. */
function changesOf(words: string) {
  return words.split(' ').map((word) => {
    if (word === '-') return { action: 'unassign', version: '' }
    return word.startsWith('<') ? { action: 'rollback', version: word.slice(1) } : { action: 'assign', version: word }
  })
}

const everyKept = () => true

test.each([
  ['1', '1'],
  ['1 2 3', '1 2 3'],
  ['1 1 2 2', '1 2'],
  ['1 2 <1', '1'],
  ['1 2 3 <2 <1', '1'],
  ['1 2 <1 3', '1 3'],
  ['1 2 <1 2', '1 2'],
  ['1 2 3 1', '1'],
  ['1 2 - 3', '3'],
  ['1 < 2', '2'],
])('of %s stand %s', (changes, expected) => {
  const version = expected.split(' ').at(-1) ?? ''
  expect(standingReleases(changesOf(changes), { version, previousVersion: null }, everyKept).join(' ')).toBe(expected)
})

test('without a record of it, the assignment itself says what stood before', () => {
  expect(standingReleases([], { version: '2', previousVersion: '1' }, everyKept)).toEqual(['1', '2'])
  expect(standingReleases(changesOf('1'), { version: '2', previousVersion: null }, everyKept)).toEqual(['2'])
})

test('what was published or allowed stands nowhere', () => {
  expect(
    standingReleases(
      [{ action: 'publish', version: '9' }, ...changesOf('1')],
      { version: '1', previousVersion: null },
      everyKept,
    ),
  ).toEqual(['1'])
})

test('what is not kept stands nowhere', () => {
  const current = { version: '3', previousVersion: '2' }
  expect(standingReleases(changesOf('1 2 3'), current, (version) => version !== '2')).toEqual(['1', '3'])
  expect(standingReleases([], current, (version) => version !== '2')).toEqual(['3'])
})

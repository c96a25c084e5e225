import { canGoOn, type DraftSupport } from './draft'

const first: DraftSupport = { version: 1, reads: [1] }
const second: DraftSupport = { version: 2, reads: [1, 2] }

test.each<[string, DraftSupport | undefined, DraftSupport | undefined, boolean]>([
  ['its own form', first, first, true],
  ['an earlier form it declares', second, first, true],
  ['a later form it does not know', first, second, false],
  ['a form, though it says nothing of any', undefined, first, false],
  ['what keeps no work', undefined, undefined, true],
  ['what kept no work before', second, undefined, true],
])('a release goes on with %s', (_, release, kept, expected) => {
  expect(canGoOn(release, kept)).toBe(expected)
})

import { isNothing } from './nothing.model'

test.each([
  [null, true],
  [[], true],
  [{ records: [], pages: 2 }, true],
  [[0], false],
  [{ records: [{}] }, false],
  [{}, false],
  [0, false],
  ['', false],
])('%j has nothing to show: %p', (data, nothing) => expect(isNothing(data)).toBe(nothing))

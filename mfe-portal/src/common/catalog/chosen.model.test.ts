import { chosenOf } from './chosen.model'

test.each([
  ['2', ['1', '2'], '2'],
  ['gone', ['1', '2'], 'gone'],
  ['', ['1', '2'], '1'],
  ['', [], ''],
  ['', undefined, ''],
  ['2', undefined, '2'],
] as const)('the address names %j, the catalog has %j: %j is shown', (asked, ids, chosen) => {
  expect(
    chosenOf(
      asked,
      ids?.map((id) => ({ id })),
    ),
  ).toBe(chosen)
})

import { masked, withMaskedMobile } from './masked'

test.each([
  ['13800000001', '138****0001'],
  ['林小满', '林**'],
  ['林', '林'],
  ['𠮷田', '𠮷*'],
  ['1380000000', '1*********'],
  ['', ''],
])('%s is masked as %s', (text, shown) => {
  expect(masked(text)).toBe(shown)
})

test('of other text than a number only its owner’s form is whole', () => {
  expect(['13800000001', '林小满', ''].map(withMaskedMobile)).toEqual(['138****0001', '林小满', ''])
})

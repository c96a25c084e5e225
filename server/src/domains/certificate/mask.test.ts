import fc from 'fast-check'

import { maskCard, maskMobile } from './mask'

test.each([
  ['330105199803120028', '3301**********0028'],
  ['33010519980312002X', '3301**********002X'],
  ['330105980312002', '3301*******2002'],
  ['E12345678', '*********'],
  ['', ''],
])('CE-22 the card %j shows as %j', (card, shown) => {
  expect(maskCard(card)).toBe(shown)
})

test.each([
  ['13812345678', '138****5678'],
  ['1381234', '*******'],
])('CE-22 the mobile %j shows as %j', (mobile, shown) => {
  expect(maskMobile(mobile)).toBe(shown)
})

test('CE-22 at least four characters are hidden, or all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{0,30}$/), (card) => {
      const hidden = [...maskCard(card)].filter((character) => character === '*').length
      return maskCard(card).length === card.length && (hidden === card.length || hidden >= 4)
    }),
  )
})

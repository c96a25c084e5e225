import type { ProductCategory } from '@campus/contracts/product'

import { chosenCategory } from './projects.model'

function categoriesWithDefault(defaultId: string): ProductCategory[] {
  return ['1', '2', '3'].map((id, seq) => ({ id, name: `类别${id}`, seq, defaultFlag: id === defaultId }))
}

test.each([
  ['the default', '2', '', '2'],
  ['the first without a default', 'none', '', '1'],
  ['what the address asks for', '2', '3', '3'],
  ['the default for an unknown id in the address', '2', '99', '2'],
])('PO-PROD-01 chosen is %s', (_, defaultId, asked, chosen) => {
  expect(chosenCategory(categoriesWithDefault(defaultId), asked)?.id).toBe(chosen)
})

test('PO-PROD-01 without categories none is chosen', () => {
  expect(chosenCategory([], '1')).toBeUndefined()
})

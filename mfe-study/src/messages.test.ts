import { catalogueDifferences } from '@campus/i18n/catalogue-check'

import { en } from './messages.en'
import { zhCN } from './messages.zh-CN'

test('both languages say the same', () => {
  expect(catalogueDifferences(zhCN, en)).toEqual([])
})

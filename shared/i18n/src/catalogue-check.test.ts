import { catalogueDifferences } from './catalogue-check'

test('names what differs', () => {
  const zhCN = { same: '{n}条', missing: '有', other: '{n}页', empty: '空' }
  const english = { same: '{n} items', same_one: '{n} item', other: '{count} pages', empty: ' ', extra: 'More' }
  expect(catalogueDifferences(zhCN, english)).toEqual([
    'missing: missing in en',
    'other: zh-CN has {n}, en has {count}',
    'empty: empty',
    'extra: missing in zh-CN',
  ])
})

import { zhCN } from './messages.zh-CN'

test.each([
  ['logout.title', '提醒'],
  ['logout.confirm', '确定退出登录？'],
  ['logout.done', '退出成功'],
  ['header.location.distance', '距您 {distance}'],
  ['header.location.arrive', '到校'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(zhCN[id]).toBe(text)
})

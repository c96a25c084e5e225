import { zhCN } from './messages.zh-CN'

test.each([
  ['school.point.open', '正常开放'],
  ['school.point.rest', '休息中'],
  ['school.org.default.certification', '认证机构'],
  ['school.org.default.training', '培训机构'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(zhCN[id]).toBe(text)
})

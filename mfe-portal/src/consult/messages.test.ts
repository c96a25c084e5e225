import { zhCN } from './messages.zh-CN'

test.each([
  ['consult.nameRequired', '请输入姓名'],
  ['consult.mobileRequired', '请输入电话'],
  ['consult.codeRequired', '请输入验证码'],
  ['consult.contentRequired', '请输入您要咨询的内容'],
  ['consult.done', '提交成功'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(zhCN[id]).toBe(text)
})

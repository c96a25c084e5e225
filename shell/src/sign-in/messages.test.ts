import { zhCN } from './messages.zh-CN'

test.each([
  ['login.mobileRequired', '请输入手机号'],
  ['login.mobileInvalid', '请输入正确的手机号'],
  ['login.codeInvalid', '请输入6位验证码'],
  ['login.passwordRequired', '请输入密码'],
  ['login.done', '登录成功'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(zhCN[id]).toBe(text)
})

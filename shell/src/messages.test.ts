import { zhCN } from './messages.zh-CN'

test.each([
  ['logout.title', '提醒'],
  ['logout.confirm', '确定退出登录？'],
  ['logout.done', '退出成功'],
  ['header.location.distance', '距您 {distance}'],
  ['header.location.arrive', '到校'],
  ['login.mobileRequired', '请输入手机号'],
  ['login.mobileInvalid', '请输入正确的手机号'],
  ['login.codeInvalid', '请输入6位验证码'],
  ['login.passwordRequired', '请输入密码'],
  ['login.agreementRequired', '请先阅读并同意协议'],
  ['login.done', '登录成功'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(zhCN[id]).toBe(text)
})

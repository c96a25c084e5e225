import { zhCN } from './messages.zh-CN'

test.each([
  ['certificate.nameRequired', '请输入姓名'],
  ['certificate.numberRequired', '请输入证书编号'],
  ['certificate.captchaRequired', '请输入验证码'],
  ['certificate.empty', '抱歉没有查询到相关信息'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(zhCN[id]).toBe(text)
})

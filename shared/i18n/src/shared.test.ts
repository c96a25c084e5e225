import { sharedZhCN } from './shared.zh-CN'

test.each([
  ['common.noData', '暂无数据'],
  ['common.noContent', '暂无内容'],
  ['common.noReviews', '暂无点评'],
  ['common.noQuestions', '暂无相关问题'],
  ['common.noServiceWechat', '暂无客服微信'],
  ['common.noCertificate', '暂无证书'],
  ['common.none', '无'],
  ['common.systemBusy', '系统繁忙'],
  ['common.browse.over100k', '10万+'],
  ['common.browse.over500k', '50万+'],
  ['sms.get', '获取验证码'],
  ['sms.counting', '{n}秒重新获取'],
  ['sms.again', '重新获取'],
  ['sms.waitCountdown', '倒计时结束后再发送'],
  ['sms.sent', '发送验证码成功'],
  ['sms.failed', '发送验证码失败'],
  ['validators.rating', '请输入3-5的评分分值，分值最多保留两位小数。'],
] as const)('%s reads 「%s」 as the specification has it', (id, text) => {
  expect(sharedZhCN[id]).toBe(text)
})

test('VAL-02 every message of the validators is Chinese', () => {
  const messages = Object.entries(sharedZhCN).filter(([id]) => id.startsWith('validators.'))
  expect(messages.length).toBeGreaterThan(50)
  for (const [, text] of messages) expect(text).toMatch(/\p{Script=Han}{2}/u)
})

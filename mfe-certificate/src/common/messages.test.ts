import { zhCN } from './messages.zh-CN'

test('the download reads 「下载证书」 as the specification has it', () => {
  expect(zhCN['certificate.download']).toBe('下载证书')
})

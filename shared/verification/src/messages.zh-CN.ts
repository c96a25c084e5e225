export const zhCN = {
  'consent.text': '我已阅读并同意《用户协议》和《隐私政策》',
  'consent.user': '《用户协议》',
  'consent.privacy': '《隐私政策》',
  'consent.required': '请先阅读并同意协议',
} as const

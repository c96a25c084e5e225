export const zhCN = {
  'coupon.minPoint': '满{minPoint}元可用',
  'coupon.noThreshold': '无门槛',
  'coupon.period': '有效期：{start} 至 {end}',
  'coupon.receivedNow': '领取成功',
  'coupon.loginFirst': '请先登录',
} as const

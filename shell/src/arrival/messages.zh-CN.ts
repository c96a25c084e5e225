export const zhCN = {
  'arrival.title': '要切换账号吗？',
  'arrival.question': '您已登录为 {current}。刚打开的链接要登录另一个账号：{arriving}。',
  'arrival.warning': '如果那不是您本人的账号，请继续使用当前账号，不要在其中填写自己的信息。',
  'arrival.stay': '继续使用当前账号',
  'arrival.switch': '退出并切换',
}

export const zhCN = {
  'agreement.updated': '更新于 {date}',
} as const

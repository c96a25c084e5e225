export const zhCN = {
  'contained.title': '合作机构提供的页面',
} as const

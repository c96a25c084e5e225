export const zhCN = {
  'hotMajor.salary': '行业薪资',
  'hotMajor.salaryUnit': '元/月',
  'hotMajor.prospects': '就业前景',
  'hotMajor.people': '适合人群',
  'hotMajor.certificates': '相关证书',
  'hotMajor.faq': '常见问题',
  'hotMajor.all': '查看全部热门专业',
  'hotMajor.certificate.preview': '查看证书：{name}',
} as const

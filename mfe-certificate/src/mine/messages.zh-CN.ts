export const zhCN = {
  'mine.title': '我的证书',
  'mine.home': '首页',
  'mine.account': '个人中心',
  'mine.valid': '有效证书',
  'mine.revoked': '已撤销',
  'mine.number': '证书编号',
  'mine.day.skill': '发证日期',
  'mine.day.training': '结业日期',
  'mine.empty': '暂无您的证书',
  'mine.empty.name': '证书按姓名和手机号对应到您的账号，请先在个人中心填写姓名。',
  'mine.empty.hint':
    '学校登记的姓名或手机号与您的账号不一致时，证书不会出现在这里，可以按证书编号查询，或联系学校更正。',
  'mine.toAccount': '去填写姓名',
  'mine.toLookup': '按编号查询',
} as const

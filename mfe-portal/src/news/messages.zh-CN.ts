export const zhCN = {
  'hotMajor.learnMore': '了解更多',
  'hotMajor.learnMoreOf': '了解更多：{name}',

  'news.title': '新闻资讯',
  'news.announcements': '公告',
  'news.categories.all': '全部',
  'news.source': '来源：{source}',
  'news.time': '时间：{time}',
  'news.lead': '校园里的新鲜事，政策与就业的新消息',
  'news.categories': '资讯分类',
  'news.announcements.more': '更多公告',
  'news.backToList': '查看全部资讯',

  'article.body': '正文',

  'notice.title': '通知公告',
  'notice.writer': '发布人：{name}',
  'notice.time': '时间：{time}',
  'notice.lead': '考试、教学与服务安排，以此处发布为准',
  'notice.backToList': '查看全部公告',
} as const

export const zhCN = {
  'homework.requirements': '作业要求',
  'homework.status.1': '待批改',
  'homework.status.2': '已批改',
  'homework.incomplete': '作业链接不完整',
  'homework.incomplete.hint': '请从课程或班级页面重新进入',

  'exam.start': '开始答题',
  'exam.history': '作答记录',
} as const

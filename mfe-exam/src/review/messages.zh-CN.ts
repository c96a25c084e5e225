export const zhCN = {
  'review.scoreOf': '得 {score} 分，满分 {points} 分',
  'review.missedOnly': '只看错题（{n}）',
  'review.previousMissed': '上一错题',
  'review.nextMissed': '下一错题',
  'review.exitViewing': '退出查看',
  'review.myAnswer': '我的答案',
  'review.correctAnswer': '正确答案',
  'review.explanation': '答案解析',
  'review.comment': '老师评语',
  'review.notAnswered': '未作答',
  'review.noExplanation': '暂无解析',
} as const

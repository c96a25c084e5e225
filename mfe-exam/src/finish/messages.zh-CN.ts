export const zhCN = {
  'homework.finished': '您已完成本次作业',
  'homework.manualMarking': '本次作业由老师人工批改，老师批改后才能查看结果',
  'homework.viewCompleted': '查看已完成作业',

  'test.finished': '您已完成本次测试',
  'test.manualMarking': '本次测试由老师人工批阅，老师批阅后才能查看结果',
  'test.viewCompleted': '查看已完成测试',

  'finish.outOf': '满分 {points} 分',

  notArrived: '第 {numbers} 题在本设备上的最后修改没有得到服务器确认，可能未计入这次提交。',
  'notArrived.and': '、',

  'receipt.title': '提交回执',
  'receipt.number': '回执编号',
  'receipt.time': '提交时间',
  'receipt.deadline': '时间到，系统自动提交',
  'receipt.answered': '作答情况',
  'receipt.answeredOf': '已答 {answered} 题，共 {n} 题',
  'receipt.digest': '作答校验码',
} as const

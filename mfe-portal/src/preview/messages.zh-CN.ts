export const zhCN = {
  'preview.code': '学校移动端二维码',
  'preview.frame': '学校移动端',
  'preview.loadFailed': '加载失败，请扫码在手机上查看',
  'preview.none': '该学校暂未开通移动端',
  'preview.scan': '扫码下载APP 报名培训',
  'preview.title': '移动端预览',
} as const

export const zhCN = {
  'preview.code': '学校移动端二维码',
  'preview.frame': '学校移动端',
  'preview.loadFailed': '加载失败，请扫码在手机上查看',
  'preview.pageCode': '本页二维码',
  'preview.scan': '扫码下载APP 报名培训',
  'preview.scanPage': '扫码在手机上打开本页',
  'preview.title': '移动端预览',
} as const

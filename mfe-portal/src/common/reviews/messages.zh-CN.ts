export const zhCN = {
  'review.title': '学员点评',
  'review.expand': '展开',
  'review.collapse': '收起',
  'review.pinned': '置顶',
  'review.product': '培训产品：{name}',
  'review.schoolReply': '学校回复：',
  'review.browse': '{n}次浏览',
  'review.like': '点赞',
  'review.unlike': '取消点赞',
  'review.picture': '查看第{n}张图片',
  'review.video': '播放第{n}个视频',
  'review.files': '{name}的图片和视频',
} as const

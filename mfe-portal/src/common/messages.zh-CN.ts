export const zhCN = {
  'product.includes.1': '培训',
  'product.includes.2': '考试',
  'product.includes.3': '认证',
  'product.includes.4': '评价',
  'product.verification.1': '全国联网可查',
  'product.verification.2': '教育网可查',
  'product.price.fromMarker': '起',
  'product.rating.good': '好',
  'product.rating.veryGood': '很好',
  'product.rating.excellent': '非常好',
  'product.related': '相关培训产品',
  'product.standPrice': '原价',
  'product.couponPrice': '券后价',
  'product.subsidyPrice': '补贴价',
  'product.includes': '包含：{types}',
  'product.certificationOrg': '认证机构',
  'product.issuingAuthority': '发证机构',
  'product.certifyingAndIssuing': '认证发证',
  'product.enquire': '咨询报名',
  'product.trainingInstitution': '培训机构',
  'product.certificateType': '证书类型',
  'product.certificateBenefits': '证书权益',

  'breadcrumb.home': '首页',

  'hotMajor.title': '热门专业',
  'hotMajor.consultAdviser': '咨询顾问',

  'comments.title': '评论',

  'media.unsupported': '此浏览器无法播放该视频',
} as const

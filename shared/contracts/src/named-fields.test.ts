/** The specification's entities and calls, as it names them: what travels is what it says. */
import { skillCertificate, trainingCertificate } from './certificate'
import { comment, commentPage, getReply, removeComment, replyToComment, saveComment, userCommentsPage } from './comment'
import { coupon } from './coupon'
import { albumItem, getOperationBasic, materialCategory, materialCategoryTabs, tickerEntry, wallItem } from './home'
import { commonQuestion, hotMajor } from './hot-major'
import { newsCategory, newsDetail, newsEntry, noticeDetail } from './news'
import { product } from './product'
import { review } from './review'
import {
  buSchoolInfo,
  certificationOrganization,
  getRolePackByTenantId,
  querySchoolBrowseCount,
  queryUniversityInformation,
  schoolInfo,
  serviceContact,
  servicePoint,
} from './school'
import { getUserInfo, login, tokenResponse, userInfo } from './sign-in'
import { DISPLAY_STATUSES } from './study'

/** Fields of ours, each beside the entity that has it. */
const credential = ['credential', 'verificationCode', 'revoked']
const place = ['latitude', 'longitude']

test.each([
  [
    'school',
    schoolInfo,
    'logo address latitude longitude projectName universityName universityId schoolType schoolTypeName',
    [],
  ],
  [
    'business unit',
    buSchoolInfo,
    'logo projectName institutionProperty institutionGrade trainingMode serviceAttribute practicalTrainingLoginUrl examLoginUrl contactMobile certificationOrganizationTypeName trainingInstitutionsName schoolParentType certificateAttribute crowd website educationalInstitution buSchoolEnrollDistrictList buSchoolServicePointList certificationOrganizationList',
    [],
  ],
  [
    'service point',
    servicePoint,
    'type name url startTime endTime mobile provinceName cityName address enrollDistrictScope',
    place,
  ],
  ['organisation', certificationOrganization, 'id name orgType certificationType serviceScope features', []],
  // The type `user` is the session's own word.
  ['person', userInfo, 'id avatar realName nickName username mobile', []],
  ['contact', serviceContact, 'id mobile url', []],
  // The code of the comment object says whether it is news.
  ['ticker entry', tickerEntry, 'id title commentObjectType', []],
  ['category', materialCategory, 'categoryName seq id picNum videoNum count', []],
  ['album item', albumItem, 'id type pic video name introduce materialCategoryName', []],
  [
    'product',
    product,
    'id name pic picTag thumbs tenantChildType schoolName trainingInstitutionsName onlineClassPeriodTypeList certificationOrg issuingAuthorityName certificateType certificateVerificationType certificateBenefits defStandPrice defCouponPrice subsidyPrice',
    [],
  ],
  ['coupon', coupon, 'id title useStartTime useEndTime amount minPoint', []],
  [
    'review',
    review,
    'id commentContent commentAuthorName commentAuthorPic createdTime fileList product browseCount thumbsCount thumbs schoolComment commentTop',
    [],
  ],
  [
    'comment',
    comment,
    'id commentContent commentAuthor commentAuthorName commentAuthorPic commentAuthorRole commentParent commentParentAuthorName commentTopId commentObjectId commentObjectType childrenCount createdTime',
    ['thumbsCount', 'thumbs'],
  ],
  [
    'wall item',
    wallItem,
    'pic title author authorAvatar likeStatus likeNum tagId',
    ['id', 'description', 'contentUrl', 'classType'],
  ],
  [
    'major',
    hotMajor,
    'id name pic industrySalary employmentProspectDescribe suitabilityPeopleDescribe relatedCertificate',
    ['relatedProductList'],
  ],
  ['question', commonQuestion, 'id name answer', ['seq']],
  [
    'news in a list',
    newsEntry,
    'id title cover introduction publishTime createdTime contentType relatedCategorizeList',
    [],
  ],
  [
    'news',
    newsDetail,
    'id title cover content introduction contentType publishTime sources createdTime relatedCategorizeList relatedProductList',
    [],
  ],
  ['news category', newsCategory, 'categoryName seq id', []],
  ['notice', noticeDetail, 'id title content writerName publishTime createdTime status', []],
  [
    'skill certificate',
    skillCertificate,
    'name card mobile professionName typeOfWorkName certificateCode level sendDate certificateImgUrl',
    credential,
  ],
  [
    'training certificate',
    trainingCertificate,
    'studentName idType idCard mobile productName agencyName certificateNum startTime endTime certificateUrl',
    credential,
  ],
  ['sign-in', tokenResponse, 'userId token expiration', []],
])(
  'API-67 a %s has the fields that the specification names, and of ours only those that are known',
  (_, entity, named, ours) => {
    expect(Object.keys(entity.entries).sort()).toEqual([...named.split(' '), ...ours].sort())
  },
)

test.each([
  queryUniversityInformation,
  querySchoolBrowseCount,
  getRolePackByTenantId,
  getUserInfo,
  commentPage,
  userCommentsPage,
  saveComment,
  replyToComment,
  removeComment,
  getReply,
  materialCategoryTabs,
  getOperationBasic,
])('$id is marked as a call with the token', ({ token }) => {
  expect(token).toBe(true)
})

test('signing in is not marked so', () => {
  expect(login.token).toBe(false)
})

test('PO-MISC-01 the display statuses are 0 to publish, 1 in service, 2 service complete, 3 graduated', () => {
  expect(DISPLAY_STATUSES.map((status) => [status.code, status['zh-CN'], status.en])).toEqual([
    [0, '待发布', 'To publish'],
    [1, '服务中', 'In service'],
    [2, '服务完成', 'Service complete'],
    [3, '已结业', 'Graduated'],
  ])
})

import {
  certificateLookupPath,
  certificationProfilePath,
  HOME_PATH,
  hotMajorPath,
  newsDetailPath,
  newsListPath,
  NOTICE_LIST_PATH,
  noticeDetailPath,
  STUDY_PATH,
  trainingProjectPath,
} from './paths'

test('the map of addresses', () => {
  expect({
    home: HOME_PATH,
    study: STUDY_PATH,
    allNews: newsListPath(),
    newsOfCategory: newsListPath('3'),
    news: newsDetailPath('31'),
    newsOfList: newsDetailPath('31', '3'),
    notices: NOTICE_LIST_PATH,
    notice: noticeDetailPath('32'),
    major: hotMajorPath('5'),
    question: hotMajorPath('5', '51'),
    projects: trainingProjectPath(),
    project: trainingProjectPath('6'),
    lookup: certificateLookupPath(null),
    partnerLookup: certificateLookupPath('kuka'),
    certification: certificationProfilePath(),
  }).toEqual({
    home: '/',
    study: '/study/mine',
    allNews: '/news-information/list',
    newsOfCategory: '/news-information/list?categorizeId=3',
    news: '/news-information/detail?id=31',
    newsOfList: '/news-information/detail?id=31&categorizeId=3',
    notices: '/notice/list',
    notice: '/notice/detail?id=32',
    major: '/educational-product?id=5',
    question: '/educational-product?id=5&questionId=51',
    projects: '/training-project/detail',
    project: '/training-project/detail?id=6',
    lookup: '/query_pc',
    partnerLookup: '/query_pc/kuka',
    certification: '/school-info?index=0&detail=2',
  })
})

test('an id cannot leave its parameter', () => {
  expect(newsDetailPath('1&categorizeId=9#x')).toBe('/news-information/detail?id=1%26categorizeId%3D9%23x')
})

import {
  certificateLookupPath,
  certificationProfilePath,
  HOME_PATH,
  newsDetailPath,
  noticeDetailPath,
  STUDY_PATH,
} from './paths'

test('the map of addresses', () => {
  expect({
    home: HOME_PATH,
    study: STUDY_PATH,
    news: newsDetailPath('31'),
    notice: noticeDetailPath('32'),
    lookup: certificateLookupPath(null),
    partnerLookup: certificateLookupPath('kuka'),
    certification: certificationProfilePath(),
  }).toEqual({
    home: '/',
    study: '/study/mine',
    news: '/news-information/detail?id=31',
    notice: '/notice/detail?id=32',
    lookup: '/query_pc',
    partnerLookup: '/query_pc/kuka',
    certification: '/school-info?index=0&detail=2',
  })
})

test('an id cannot leave its parameter', () => {
  expect(newsDetailPath('1&categorizeId=9#x')).toBe('/news-information/detail?id=1%26categorizeId%3D9%23x')
})

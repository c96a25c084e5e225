/** The addresses that several features of this module link to. */
import type { Brand } from '@campus/contracts/school'

export const HOME_PATH = '/'
export const STUDY_PATH = '/study/mine'

/** Ids of the places on the home page that a link may lead to. */
export const HOME_SECTIONS = { coupons: 'coupons', trainingProjects: 'training-projects' } as const

/** Information types of the school profile's organisation detail: 0 project, 1 institution, 2 certification. */
const CERTIFICATION_DETAIL = '2'

/** The news of one category, or of all. */
export function newsListPath(categorizeId = ''): string {
  return withQuery('/news-information/list', { categorizeId })
}

/** A news item, opened from the list of a category or from elsewhere. */
export function newsDetailPath(id: string, categorizeId = ''): string {
  return withQuery('/news-information/detail', { id, categorizeId })
}

export const NOTICE_LIST_PATH = '/notice/list'

export function noticeDetailPath(id: string): string {
  return withQuery('/notice/detail', { id })
}

/** A hot major, opened at one of its questions or at its beginning. */
export function hotMajorPath(id: string, questionId = ''): string {
  return withQuery('/educational-product', { id, questionId })
}

/** The page of a training product. */
export function productPath(id: string): string {
  return withQuery('/training-product/detail', { id })
}

/** Where a seat in a class of a product is ordered; '' for its next class. */
export function newOrderPath(productId: string, classId = ''): string {
  return withQuery('/order/new', { productId, classId })
}

/** The own orders. */
export const ORDERS_PATH = '/order/mine'

/** The page of a class, for who has a seat in it. */
export function classPath(classId: string): string {
  return withQuery('/study/training-class', { classId })
}

/** A training project in full; '' is the school's first. */
export function trainingProjectPath(id = ''): string {
  return withQuery('/training-project/detail', { id })
}

/** The lookup's page, or the partner brand's own. */
export function certificateLookupPath(brand: Brand | null): string {
  return brand === null ? '/query_pc' : `/query_pc/${brand}`
}

/** The school profile, opened at its certification tab. */
export function certificationProfilePath(): string {
  return withQuery('/school-info', { index: '0', detail: CERTIFICATION_DETAIL })
}

/** Empty values are left out of the address. */
export function withQuery(path: string, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}

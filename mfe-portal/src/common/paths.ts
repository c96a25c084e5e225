/** Every address this module links to is built here. */
import type { Brand } from '@campus/contracts/school'

export const HOME_PATH = '/'
export const STUDY_PATH = '/study/mine'

/** Ids of the places on the home page that a link may lead to. */
export const HOME_SECTIONS = { trainingProjects: 'training-projects' } as const

/** Information types of the school profile's organisation detail: 0 project, 1 institution, 2 certification. */
const CERTIFICATION_DETAIL = '2'

export function newsDetailPath(id: string): string {
  return `/news-information/detail?${query({ id })}`
}

export function noticeDetailPath(id: string): string {
  return `/notice/detail?${query({ id })}`
}

/** The lookup's page, or the partner brand's own. */
export function certificateLookupPath(brand: Brand | null): string {
  return brand === null ? '/query_pc' : `/query_pc/${brand}`
}

/** The school profile, opened at its certification tab. */
export function certificationProfilePath(): string {
  return `/school-info?${query({ index: '0', detail: CERTIFICATION_DETAIL })}`
}

function query(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString()
}

/** What an address of the school profile chooses. */
import { POINT_TYPES, type PointType } from './points/point.model'

/** The profile's only tab; `index` with any other value opens it too. */
export const INTRO_TAB = '0'

/** Information types of the organisation detail: 0 project, 1 institution, 2 certification. */
export const DETAIL_TYPES = ['0', '1', '2'] as const
export type DetailType = (typeof DETAIL_TYPES)[number]

export interface SchoolAddress {
  readonly detail: DetailType
  /** Which part of the detail is read, from 0; there may be fewer. */
  readonly part: number
  /** Which service points are looked at; null where the first present type is. */
  readonly points: PointType | null
}

export function parseSchoolAddress(query: URLSearchParams): SchoolAddress {
  const part = query.get('part') ?? ''
  return {
    detail: DETAIL_TYPES.find((type) => type === query.get('detail')) ?? '0',
    part: /^\d{1,2}$/.test(part) ? Number(part) : 0,
    points: POINT_TYPES.find((type) => type === query.get('points')) ?? null,
  }
}

/** The query with other choices. Another detail begins at its first part. */
export function withChoice(query: URLSearchParams, choice: Partial<SchoolAddress>): URLSearchParams {
  const next = new URLSearchParams(query)
  if (choice.detail !== undefined) {
    next.set('detail', choice.detail)
    next.delete('part')
  }
  if (choice.part !== undefined) next.set('part', String(choice.part))
  if (typeof choice.points === 'string') next.set('points', choice.points)
  return next
}

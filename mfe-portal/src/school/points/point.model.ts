/** The school's service points. Pure. */
import type { BuSchoolInfo, ServicePoint } from '@campus/contracts/school'
import { beijingClock } from '@campus/i18n/beijing-time'
import type { Place } from '@campus/i18n/distance'

/** In the order of the tabs. ENROLL are the enrol districts. */
export const POINT_TYPES = ['ENROLL', 'TEACHING', 'EXAM', 'EVALUATE'] as const
export type PointType = (typeof POINT_TYPES)[number]

/** A service point as shown in the list and on the map. */
export interface NumberedPoint {
  readonly id: string
  /** Its number in its tab, from 1; the same on the map. */
  readonly number: number
  readonly point: ServicePoint
  /** Null where the school gave no coordinates. */
  readonly place: Place | null
}

export interface PointGroup {
  readonly type: PointType
  readonly points: readonly NumberedPoint[]
}

type PointLists = Pick<BuSchoolInfo, 'buSchoolServicePointList' | 'buSchoolEnrollDistrictList'>

/** The points by type, in the order of the tabs; a type without points has no group. */
export function pointGroups(school: PointLists): PointGroup[] {
  return POINT_TYPES.map((type) => {
    const given = school.buSchoolServicePointList.filter((point) => pointType(point) === type)
    const points = type === 'ENROLL' && given.length === 0 ? districtPoints(school) : given
    return { type, points: points.map((point, at) => numbered(point, `${type}-${String(at + 1)}`, at + 1)) }
  }).filter(({ points }) => points.length > 0)
}

/** Null for an unknown type without a district. */
function pointType({ type, enrollDistrictScope }: ServicePoint): PointType | null {
  return POINT_TYPES.find((known) => known === type) ?? (enrollDistrictScope === '' ? null : 'ENROLL')
}

/** The enrol districts as points, for a school that lists no enrolment places. */
function districtPoints({ buSchoolEnrollDistrictList }: PointLists): ServicePoint[] {
  return buSchoolEnrollDistrictList
    .filter(({ enrollDistrictScope }) => enrollDistrictScope !== '')
    .map(({ enrollDistrictScope }) => ({
      ...NOWHERE,
      type: 'ENROLL',
      name: enrollDistrictScope,
      enrollDistrictScope,
    }))
}

const NOWHERE = {
  url: '',
  startTime: '',
  endTime: '',
  mobile: '',
  provinceName: '',
  cityName: '',
  address: '',
  latitude: null,
  longitude: null,
} as const

function numbered(point: ServicePoint, id: string, number: number): NumberedPoint {
  return { id, number, point, place: placeOf(point) }
}

/** A pair of coordinates as a place; null when one is missing or out of range. */
export function placeOf(given: { readonly latitude: number | null; readonly longitude: number | null }): Place | null {
  const { latitude: lat, longitude: lng } = given
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return { lat, lng }
}

/** Province, city and address as one text; a municipality is its own province and appears once. */
export function pointAddress({ provinceName, cityName, address }: ServicePoint): string {
  return (provinceName === cityName ? [cityName, address] : [provinceName, cityName, address]).join('')
}

const DAY_SECONDS = 24 * 60 * 60

/**
 * Whether a point is open at a moment (epoch ms), by the clock in Beijing. It is open at both limits; an end
 * before the start means over midnight. Null without readable times.
 */
export function isOpen(
  { startTime, endTime }: Pick<ServicePoint, 'startTime' | 'endTime'>,
  now: number,
): boolean | null {
  const start = secondOfDay(startTime)
  const end = secondOfDay(endTime)
  if (start === null || end === null) return null
  const clock = beijingClock(now)
  const second = (clock.hour() * 60 + clock.minute()) * 60 + clock.second()
  return spansMidnight({ startTime, endTime }) ? second >= start || second <= end : second >= start && second <= end
}

/** Whether the end is on the day after the start. */
export function spansMidnight({ startTime, endTime }: Pick<ServicePoint, 'startTime' | 'endTime'>): boolean {
  const start = secondOfDay(startTime)
  const end = secondOfDay(endTime)
  return start !== null && end !== null && end < start
}

/** Seconds since midnight of `HH:mm` or `HH:mm:ss`, up to 24:00; null for anything else. */
function secondOfDay(time: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(time.trim())
  if (match === null) return null
  const [, hours = '', minutes = '', seconds = '0'] = match
  const second = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return second <= DAY_SECONDS ? second : null
}

/** The address of a map app with directions to a place; '' when the operator configured none. */
export function navigationUrl(template: string, place: Place, name: string): string {
  const values = { lat: String(place.lat), lng: String(place.lng), name }
  return template.replace(/\{(lat|lng|name)\}/g, (_, field: keyof typeof values) => encodeURIComponent(values[field]))
}

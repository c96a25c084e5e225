import { BRANDS, type Brand, type BuSchoolInfo, type SchoolInfo } from '@campus/contracts/school'

import { ADDRESS, brandLoginAddress, loginAddress } from '../../router/addresses.model'

/** A property of the institution, as the header names it. */
export interface InstitutionProperty {
  readonly id: 'nature' | 'grade' | 'trainingMode'
  readonly value: string
}

/** Nature, grade and training mode, each only if the school gives it. */
export function institutionProperties(
  school: Pick<BuSchoolInfo, 'institutionProperty' | 'institutionGrade' | 'trainingMode'>,
): InstitutionProperty[] {
  const all: InstitutionProperty[] = [
    { id: 'nature', value: school.institutionProperty },
    { id: 'grade', value: school.institutionGrade },
    { id: 'trainingMode', value: school.trainingMode },
  ]
  return all.filter(({ value }) => value.trim() !== '')
}

/** The school's position in WGS-84 degrees, or null. */
export function schoolPosition({
  latitude,
  longitude,
}: Pick<SchoolInfo, 'latitude' | 'longitude'>): { lat: number; lng: number } | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
}

/**
 * The login page of the school or of the brand, with a way back to the current page. On a login page: that
 * page, with its own way back.
 */
export function signInAddress(here: Pick<URL, 'pathname' | 'search' | 'hash'>, brand: Brand | null): string {
  const login = brand === null ? ADDRESS.login : brandLoginAddress(brand)
  const isSignInPage = [ADDRESS.login, ...BRANDS.map(brandLoginAddress)].includes(here.pathname)
  return isSignInPage ? login + here.search : loginAddress(here, login)
}

/**
 * The personal centre inside the online-school app. The app's domain comes with or without a scheme. '' when
 * there is no app.
 */
export function personalCenterAddress(domain: string): string {
  if (domain === '') return ''
  const site = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`
  return `${site.replace(/\/+$/, '')}/pages/main/mine/mine`
}

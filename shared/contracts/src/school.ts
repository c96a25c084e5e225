import * as v from 'valibot'

import { defineCall } from './call'
import { id, jsonTextList, list, numeric, optionalNumeric, page, paging, text } from './wire'

/** The three partner brands a school can be run under. */
export const BRANDS = ['kingdee', 'gdhuanbao', 'kuka'] as const
export type Brand = (typeof BRANDS)[number]

/** A tenant, found by the first part of its host name. */
export const tenantInfo = v.object({ id, name: text })
export type TenantInfo = v.InferOutput<typeof tenantInfo>

/** A school's basic record. Coordinates are WGS-84 degrees, null when unknown. */
export const schoolInfo = v.object({
  logo: text,
  address: text,
  latitude: optionalNumeric,
  longitude: optionalNumeric,
  projectName: text,
  universityName: text,
  universityId: text,
  schoolType: text,
  schoolTypeName: text,
})
export type SchoolInfo = v.InferOutput<typeof schoolInfo>

/**
 * A place of the school for enrolment (ENROLL), training (TEACHING), exams (EXAM) or certification
 * (EVALUATE). Coordinates are WGS-84 degrees.
 */
export const servicePoint = v.object({
  type: text,
  name: text,
  /** Cover picture. */
  url: text,
  /** `HH:mm`, Beijing time; '' when not given. */
  startTime: text,
  endTime: text,
  mobile: text,
  provinceName: text,
  cityName: text,
  address: text,
  enrollDistrictScope: text,
  latitude: optionalNumeric,
  longitude: optionalNumeric,
})
export type ServicePoint = v.InferOutput<typeof servicePoint>

/** An organisation that certifies (orgType CERTIFICATION) or issues. */
export const certificationOrganization = v.object({
  id,
  name: text,
  orgType: text,
  certificationType: text,
  serviceScope: text,
  features: text,
})
export type CertificationOrganization = v.InferOutput<typeof certificationOrganization>

/** The level at which an organisation's certification counts; another value has no label. */
export const CERTIFICATION_LEVELS = ['INTERNATIONAL', 'COUNTRY', 'COMPANY', 'INDUSTRY', 'PROVINCE', 'CITY'] as const
export type CertificationLevel = (typeof CERTIFICATION_LEVELS)[number]

/** orgType of a certifying organisation; all others issue. */
export const CERTIFYING_ORG_TYPE = 'CERTIFICATION'

const emptyInstitution = { name: '', educationProperty: '', schoolFaculty: '', features: '', facilities: '' }

/** A school's record as a business unit. */
export const buSchoolInfo = v.object({
  logo: text,
  projectName: text,
  institutionProperty: text,
  institutionGrade: text,
  trainingMode: text,
  serviceAttribute: jsonTextList,
  practicalTrainingLoginUrl: text,
  examLoginUrl: text,
  contactMobile: text,
  certificationOrganizationTypeName: text,
  trainingInstitutionsName: text,
  schoolParentType: text,
  certificateAttribute: jsonTextList,
  crowd: text,
  website: text,
  educationalInstitution: v.nullish(
    v.object({ name: text, educationProperty: text, schoolFaculty: text, features: text, facilities: text }),
    emptyInstitution,
  ),
  buSchoolEnrollDistrictList: list(v.object({ enrollDistrictScope: text })),
  buSchoolServicePointList: list(servicePoint),
  certificationOrganizationList: list(certificationOrganization),
})
export type BuSchoolInfo = v.InferOutput<typeof buSchoolInfo>

const DEFAULT_ACCENT = '#1f5f8b'

/** A tenant's settings of its site. Every field has a default, also for a look that is invalid. */
export const tenantSettings = v.object({
  /** Accent colour as #rrggbb; the theme keeps the contrast whatever it is. */
  accentColour: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), DEFAULT_ACCENT), DEFAULT_ACCENT),
  /** Corners of the school's site. */
  corners: v.fallback(v.nullish(v.picklist(['sharp', 'soft', 'round']), 'soft'), 'soft'),
  /** The brand that runs this site; '' for an ordinary school. */
  brand: v.nullish(v.picklist(['', ...BRANDS]), ''),
  /** The brand's name in texts. */
  brandName: text,
  /** A fixed page title that overrides every rule. */
  fixedTitle: text,
  licence: text,
  recordNumber: text,
  /** If this certification organisation is among the school's, the footer changes and names the vendor. */
  vendorOrganizationId: text,
  vendorName: text,
})
export type TenantSettings = v.InferOutput<typeof tenantSettings>

const tenantQuery = v.object({ tenantId: id })

export const getInfoByTenantId = defineCall({
  id: 'school.getInfoByTenantId',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/university/info/getInfoByTenantId',
  summary: 'A school’s basic record',
  request: tenantQuery,
  response: schoolInfo,
})

export const getDetailByTenantId = defineCall({
  id: 'school.getDetailByTenantId',
  method: 'GET',
  path: '/api/universityAdvertise/anyBiz/buSchool/getDetailByTenantId',
  summary: 'A school’s record as a business unit',
  request: tenantQuery,
  response: buSchoolInfo,
})

/** Domain type of the school's mobile site, the online-school app. */
export const ONLINE_SCHOOL_DOMAIN_TYPE = 'ONLINE_SCHOOL'

export const getDomainByDomainType = defineCall({
  id: 'school.getDomainByDomainType',
  method: 'GET',
  path: '/api/universityAdvertise/anyBiz/buSchool/getDomainByDomainType',
  summary: 'The tenant’s domain of one type, as text; empty when it has none',
  request: v.object({ data: v.pipe(v.string(), v.nonEmpty()) }),
  response: text,
})

export const getTenantByPreDomain = defineCall({
  id: 'school.getTenantByPreDomain',
  method: 'GET',
  path: '/api/system/anyTenant/defTenant/getTenantByPreDomain',
  summary: 'The tenant of a host name without its known suffix',
  request: v.object({ data: v.string() }),
  response: v.nullish(tenantInfo, null),
})

export const getPreDomains = defineCall({
  id: 'school.getPreDomains',
  method: 'GET',
  path: '/api/system/anyTenant/defTenant/getPreDomains',
  summary: 'What the host names of a tenant leave without their known suffix; empty when it has no host of its own',
  request: tenantQuery,
  response: list(v.string()),
  source: 'ours',
})

export const getTenantSettings = defineCall({
  id: 'school.getTenantSettings',
  method: 'GET',
  path: '/api/system/anyTenant/defTenant/getTenantSettings',
  summary: 'A tenant’s look, brand and texts',
  request: tenantQuery,
  response: tenantSettings,
  source: 'ours',
})

/** One part of a school's description of itself. Content is HTML. */
export const universityInformation = v.object({ type: numeric, title: text, content: text })
export type UniversityInformation = v.InferOutput<typeof universityInformation>

export const queryUniversityInformation = defineCall({
  id: 'school.queryUniversityInformation',
  method: 'POST',
  path: '/api/universityAdvertise/anyBiz/universityInformation/query',
  summary: 'Organisation details by information type: 0 project, 1 institution, 2 certification',
  request: tenantQuery,
  response: list(universityInformation),
  token: true,
})

export const querySchoolBrowseCount = defineCall({
  id: 'school.querySchoolBrowseCount',
  method: 'GET',
  path: '/api/search/anyBiz/performanceStat/querySchoolBrowseCount',
  summary: 'How often the school’s site was opened',
  request: v.object({ schoolId: id }),
  response: numeric,
  token: true,
})

/** The contact for visitors' questions. */
export const serviceContact = v.object({
  id,
  mobile: text,
  /** Picture of the customer-service QR code. */
  url: text,
})
export type ServiceContact = v.InferOutput<typeof serviceContact>

export const customerServicePage = defineCall({
  id: 'school.customerServicePage',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/customerService/page',
  summary: 'Service contact records',
  request: v.object({ ...paging(), model: v.object({ tenantId: id }) }),
  response: page(serviceContact),
})

export const saveClue = defineCall({
  id: 'school.saveClue',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/clue/saveClue',
  summary: 'Saves an enquiry as a sales lead; a wrong code is refused',
  request: v.object({
    clueId: v.pipe(v.string(), v.maxLength(64)),
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), v.regex(/^[\p{Script=Han}A-Za-z.·]+$/u)),
    mobile: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    content: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  }),
  response: id,
  once: true,
})

const ownClue = v.object({
  id,
  content: text,
  createdTime: text,
  /** When somebody of the school took care of it; '' while it waits. */
  handledTime: text,
})
export type OwnClue = v.InferOutput<typeof ownClue>

export const ownClues = defineCall({
  id: 'school.ownClues',
  method: 'GET',
  path: '/api/universityAdvertise/appUser/clue/list',
  summary:
    'The enquiries that the signed-in person sent, also as a visitor with their number and name, the newest first',
  request: v.object({}),
  response: v.array(ownClue),
  access: 'user',
  source: 'ours',
})

/** The settings of a map. Each may be unset. */
export const MAP_PARAMETERS = {
  /** Key of the operator's map provider. */
  key: 'MapKey',
  /** Address of its tiles with {z}, {x}, {y} and, if needed, {key}. */
  tiles: 'MapTilesUrl',
  /** Coordinates of the tiles: `wgs84` or `gcj02`; unset is `wgs84`. */
  tilesCoordinates: 'MapTilesCoordinates',
  /** The credit line of its tiles. */
  credit: 'MapCredit',
  /** The navigation address, with {lat}, {lng} and {name}. */
  navigation: 'MapNavigationUrl',
} as const

export const findParamMapByKey = defineCall({
  id: 'school.findParamMapByKey',
  method: 'POST',
  path: '/api/oauth/anyUser/parameter/findParamMapByKey',
  summary: 'Public parameters by key; unknown keys are left out',
  request: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1), v.maxLength(20)),
  response: v.record(v.string(), text),
})

export const getRolePackByTenantId = defineCall({
  id: 'school.getRolePackByTenantId',
  method: 'GET',
  path: '/api/base/anyBiz/baseRolePack/getByTenantId',
  summary: 'The tenant’s role package',
  request: tenantQuery,
  response: list(v.object({ id, name: text })),
  token: true,
})

export const mapProxy = defineCall({
  id: 'school.mapProxy',
  method: 'POST',
  path: '/api/system/anyTenant/mapProxy',
  summary: 'The visitor’s rough position by address of the network; null when it is not known',
  request: v.object({ path: v.string(), data: v.nullish(v.record(v.string(), v.string()), {}) }),
  response: v.object({
    result: v.nullish(v.object({ location: v.nullish(v.object({ lat: numeric, lng: numeric }), null) }), null),
  }),
})
/** The one map-provider path that the proxy allows. */
export const IP_LOCATION_PATH = '/ws/location/v1/ip'

export const getDomainList = defineCall({
  id: 'school.getDomainList',
  method: 'GET',
  path: '/api/system/anyTenant/defTenant/getDomainList',
  summary: 'All domains of a tenant with their types',
  request: tenantQuery,
  response: list(v.object({ domainType: text, domain: text })),
  source: 'ours',
})

export const businessList = defineCall({
  id: 'school.businessList',
  method: 'GET',
  path: '/api/universityAdvertise/anyBiz/business/list',
  summary: 'Names of business codes, comma-separated in the query',
  request: v.object({ businesses: v.string() }),
  response: list(v.object({ code: text, name: text })),
  source: 'ours',
})

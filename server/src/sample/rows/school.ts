import {
  certificationOrganizations,
  enrolDistricts,
  schoolDomains,
  schools,
  serviceContacts,
  servicePoints,
  universityInformation,
} from '../../domains/school/school.schema'
import { sampleContent } from '../content/content'
import type { SchoolContent, ServicePointContent } from '../content/school-content'
import { informationTexts } from '../content/texts/information'
import { contactPictureUrl, mediaUrl } from '../pictures/media-url'
import { portalAddress, siteAddress } from '../sample-address'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'

/** One on each side of the threshold at which the counter is abbreviated. */
const BROWSE_COUNTS: Readonly<Record<string, number>> = {
  '10001': 128_640,
  '10002': 56_213,
  '20001': 512_008,
  '20002': 8_421,
  '20003': 23_990,
}

const KM_PER_DEGREE = 111.2

export const schoolSample: SampleBuilder = async ({ tx, school: { position, ...tenant } }) => {
  // The tenant's position is the middle of its city; the school lies a few kilometres off.
  const school = { ...tenant, position: { lat: position.lat + 0.031, lng: position.lng + 0.024 } }
  const content = sampleContent(school.id)
  await tx.insert(schools).values(schoolRow(content, school))
  await tx.insert(enrolDistricts).values(
    content.points
      .filter(({ scope }) => scope !== undefined)
      .map(({ scope = '' }, index) => ({
        id: sampleId(school.id, 'district', index + 1),
        enrollDistrictScope: scope,
        seq: index + 1,
      })),
  )
  await tx
    .insert(servicePoints)
    .values(content.points.map((point, index) => pointRow(content, school.position, point, index + 1)))
  await tx.insert(certificationOrganizations).values(
    content.organizations.map(({ name, orgType, level, scope, features }, index) => ({
      id: sampleId(school.id, 'organization', index + 1),
      name,
      orgType,
      certificationType: level,
      serviceScope: scope,
      features,
      seq: index + 1,
    })),
  )
  await tx.insert(universityInformation).values(
    informationTexts(content).map(({ type, title, body }, index) => ({
      id: sampleId(school.id, 'information', index + 1),
      type,
      title,
      content: body,
      seq: index + 1,
    })),
  )
  await tx.insert(schoolDomains).values([
    {
      id: sampleId(school.id, 'domain', 1),
      domainType: 'ONLINE_SCHOOL',
      domain: siteAddress('m', tenant),
    },
    { id: sampleId(school.id, 'domain', 2), domainType: 'PORTAL', domain: portalAddress(tenant) },
  ])
  await tx.insert(serviceContacts).values({
    id: sampleId(school.id, 'contact', 1),
    mobile: content.hotline,
    url: contactPictureUrl(school.id),
    seq: 1,
  })
}

interface Position {
  readonly lat: number
  readonly lng: number
}

function schoolRow(
  content: SchoolContent,
  school: {
    readonly id: string
    readonly name: string
    readonly brand: '' | 'kingdee' | 'gdhuanbao' | 'kuka'
    readonly preDomains: readonly string[]
    readonly position: Position
  },
) {
  const { institution, look, schoolType, organizationLabels, vendor } = content
  return {
    id: sampleId(school.id, 'school', 1),
    logo: mediaUrl(school.id, 'logo', 'mark'),
    address: content.address,
    latitude: school.position.lat,
    longitude: school.position.lng,
    projectName: content.projectName,
    universityName: school.name,
    schoolType: schoolType.code,
    schoolTypeName: schoolType.name,
    schoolParentType: schoolType.parent,
    institutionProperty: content.property,
    institutionGrade: content.grade,
    trainingMode: content.trainingMode,
    serviceAttribute: [...content.services],
    certificateAttribute: Object.values(content.certificates).map(({ desc }) => desc),
    practicalTrainingLoginUrl: content.hasPracticalTraining ? `${siteAddress('shixun', school)}/login` : '',
    examLoginUrl: content.hasExamSite ? `${siteAddress('kaoshi', school)}/login` : '',
    contactMobile: content.mobile,
    certificationOrganizationTypeName: organizationLabels.certification,
    trainingInstitutionsName: organizationLabels.institutions,
    crowd: content.crowd,
    website: portalAddress(school),
    educationalInstitution: {
      name: institution.name,
      educationProperty: institution.property,
      schoolFaculty: institution.faculty,
      features: institution.features,
      facilities: institution.facilities,
    },
    settings: {
      accentColour: look.accent,
      corners: look.corners,
      ...(school.brand === '' ? {} : { brand: school.brand }),
      brandName: content.brandName,
      licence: content.licence,
      recordNumber: content.recordNumber,
      ...(vendor === undefined
        ? {}
        : { vendorOrganizationId: sampleId(school.id, 'organization', vendor.organization), vendorName: vendor.name }),
    },
    browseCount: BROWSE_COUNTS[school.id] ?? 0,
  }
}

const POINT_COVERS = {
  ENROLL: 'calendar',
  TEACHING: 'campus',
  EXAM: 'desk',
  EVALUATE: 'diploma',
} as const satisfies Record<ServicePointContent['type'], string>

function pointRow({ id, province, city }: SchoolContent, position: Position, point: ServicePointContent, seq: number) {
  const [startTime = '', endTime = ''] = point.hours === '' ? [] : point.hours.split('-')
  const [east, north] = point.offset
  return {
    id: sampleId(id, 'point', seq),
    type: point.type,
    name: point.name,
    url: mediaUrl(id, 'news', `${POINT_COVERS[point.type]}-${String(seq)}`),
    startTime,
    endTime,
    mobile: point.phone,
    provinceName: province,
    cityName: point.city ?? city,
    address: point.address,
    enrollDistrictScope: point.scope ?? '',
    latitude: position.lat + north / KM_PER_DEGREE,
    longitude: position.lng + east / (KM_PER_DEGREE * Math.cos((position.lat * Math.PI) / 180)),
    seq,
  }
}

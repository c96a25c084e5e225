import { asc, eq } from 'drizzle-orm'

import {
  businessList,
  customerServicePage,
  getDetailByTenantId,
  getDomainByDomainType,
  getDomainList,
  getInfoByTenantId,
  getTenantSettings,
  ownClues,
  querySchoolBrowseCount,
  queryUniversityInformation,
  saveClue,
} from '@campus/contracts/school'
import { SMS_PURPOSES } from '@campus/contracts/sign-in'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { recordEvent } from '../../platform/events/event'
import { handle, handlePublic, handleSignedIn, type Route } from '../../platform/http/handle'
import { emptyPage, pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { checkSmsCode } from '../../platform/verification/sms-code'
import { countOpening } from './browse-count'
import { BUSINESSES } from './businesses'
import { findOwnEnquiries } from './enquiries/own-enquiries'
import { consultations, openings } from './school.limits'
import {
  certificationOrganizations,
  clues,
  enrolDistricts,
  schoolDomains,
  schools,
  serviceContacts,
  servicePoints,
  universityInformation,
} from './school.schema'

export const schoolRoutes: readonly Route[] = [
  handlePublic(getInfoByTenantId, async ({ tx }) => {
    const school = await findSchool(tx)
    const { logo, address, latitude, longitude, projectName, universityName, schoolType, schoolTypeName } = school
    return {
      logo,
      address,
      latitude,
      longitude,
      projectName,
      universityName,
      universityId: school.id,
      schoolType,
      schoolTypeName,
    }
  }),

  handlePublic(getDetailByTenantId, async ({ tx }) => {
    return {
      ...detailResponse(await findSchool(tx)),
      buSchoolEnrollDistrictList: await tx
        .select({ enrollDistrictScope: enrolDistricts.enrollDistrictScope })
        .from(enrolDistricts)
        .orderBy(asc(enrolDistricts.seq)),
      buSchoolServicePointList: await listServicePoints(tx),
      certificationOrganizationList: await listOrganizations(tx),
    }
  }),

  handlePublic(getTenantSettings, async ({ tx }) => (await findSchool(tx)).settings),

  handlePublic(getDomainByDomainType, async ({ input, tx }) => {
    const [found] = await tx
      .select({ domain: schoolDomains.domain })
      .from(schoolDomains)
      .where(eq(schoolDomains.domainType, input.data))
    return found?.domain ?? ''
  }),

  handlePublic(getDomainList, async ({ tx }) =>
    tx
      .select({ domainType: schoolDomains.domainType, domain: schoolDomains.domain })
      .from(schoolDomains)
      .orderBy(asc(schoolDomains.domainType)),
  ),

  handlePublic(queryUniversityInformation, async ({ tx }) =>
    tx
      .select({
        type: universityInformation.type,
        title: universityInformation.title,
        content: universityInformation.content,
      })
      .from(universityInformation)
      .orderBy(asc(universityInformation.type), asc(universityInformation.seq)),
  ),

  handle(
    querySchoolBrowseCount,
    async ({ input, tx, tenantId, visitorId, address, now }) => {
      const school = await findSchool(tx)
      if (input.schoolId !== tenantId && input.schoolId !== school.id) throw refuse('notFound')
      await countOpening(tx, { visitorId, address, now })
      return (await findSchool(tx)).browseCount
    },
    // A page of another site must not be able to count its own visitors here.
    { changes: true, visitorWrites: { inside: [openings] } },
  ),

  handlePublic(customerServicePage, async ({ input, tx, tenantId }) => {
    if (input.model.tenantId !== tenantId) return emptyPage(input)
    const { id, mobile, url, seq } = serviceContacts
    const contacts = tx.select({ id, mobile, url }).from(serviceContacts).$dynamic()
    return pagedSelect(tx, contacts, input, [asc(seq), asc(id)])
  }),

  handle(
    saveClue,
    async ({ input, tx, user, now }) => {
      const { clueId, name, mobile, code, content } = input
      if (!(await checkSmsCode(tx, { mobile, code, purposes: SMS_PURPOSES, now }))) return refuse('smsCodeWrong')
      const id = newId()
      await tx.insert(clues).values({ id, clueId, userId: user?.id ?? null, name, mobile, content, createdTime: now })
      await recordEvent({ tx, user, now }, { kind: 'consult.sent', subject: id })
      return id
    },
    { visitorWrites: { each: consultations } },
  ),

  handleSignedIn(ownClues, ({ tx, user }) => findOwnEnquiries(tx, user.id)),

  handlePublic(businessList, async ({ input }) => {
    const codes = new Set(input.businesses.split(',').map((code) => code.trim()))
    return [...BUSINESSES].filter(([code]) => codes.has(code)).map(([code, name]) => ({ code, name }))
  }),
]

async function findSchool(tx: Transaction) {
  const [school] = await tx.select().from(schools)
  if (school === undefined) throw refuse('notFound')
  return school
}

function detailResponse(school: typeof schools.$inferSelect) {
  return {
    logo: school.logo,
    projectName: school.projectName,
    institutionProperty: school.institutionProperty,
    institutionGrade: school.institutionGrade,
    trainingMode: school.trainingMode,
    serviceAttribute: school.serviceAttribute,
    practicalTrainingLoginUrl: school.practicalTrainingLoginUrl,
    examLoginUrl: school.examLoginUrl,
    contactMobile: school.contactMobile,
    certificationOrganizationTypeName: school.certificationOrganizationTypeName,
    trainingInstitutionsName: school.trainingInstitutionsName,
    schoolParentType: school.schoolParentType,
    certificateAttribute: school.certificateAttribute,
    crowd: school.crowd,
    website: school.website,
    educationalInstitution: school.educationalInstitution,
  }
}

async function listServicePoints(tx: Transaction) {
  return tx
    .select({
      type: servicePoints.type,
      name: servicePoints.name,
      url: servicePoints.url,
      startTime: servicePoints.startTime,
      endTime: servicePoints.endTime,
      mobile: servicePoints.mobile,
      provinceName: servicePoints.provinceName,
      cityName: servicePoints.cityName,
      address: servicePoints.address,
      enrollDistrictScope: servicePoints.enrollDistrictScope,
      latitude: servicePoints.latitude,
      longitude: servicePoints.longitude,
    })
    .from(servicePoints)
    .orderBy(asc(servicePoints.seq), asc(servicePoints.id))
}

async function listOrganizations(tx: Transaction) {
  return tx
    .select({
      id: certificationOrganizations.id,
      name: certificationOrganizations.name,
      orgType: certificationOrganizations.orgType,
      certificationType: certificationOrganizations.certificationType,
      serviceScope: certificationOrganizations.serviceScope,
      features: certificationOrganizations.features,
    })
    .from(certificationOrganizations)
    .orderBy(asc(certificationOrganizations.seq), asc(certificationOrganizations.id))
}

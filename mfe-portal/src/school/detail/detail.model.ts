/** The content of the organisation detail. Pure. */
import {
  CERTIFICATION_LEVELS,
  CERTIFYING_ORG_TYPE,
  type BuSchoolInfo,
  type CertificationOrganization,
  type UniversityInformation,
} from '@campus/contracts/school'

import type { DetailType } from '../school-address.model'

/** One tab of the detail; its content is '' when there is none. */
export interface DetailPart {
  readonly title: string
  readonly html: string
}

/** Default names of the parts, for a school without content of a type. */
export const DEFAULT_PARTS = {
  '0': ['school.detail.project.background', 'school.detail.project.value', 'school.detail.project.features'],
  '1': [
    'school.detail.institution.introduction',
    'school.detail.institution.staff',
    'school.detail.institution.service',
  ],
  '2': ['school.detail.certification.scope', 'school.detail.certification.results'],
} as const satisfies Record<DetailType, readonly string[]>

/** The parts of a type as the school provides them, else empty ones with the default names. */
export function detailParts(
  information: readonly UniversityInformation[],
  type: DetailType,
  names: readonly string[],
): DetailPart[] {
  const told = information.filter((part) => String(part.type) === type)
  if (told.length === 0) return names.map((title) => ({ title, html: '' }))
  return told.map(({ title, content }, at) => ({ title: title || (names[at] ?? ''), html: content.trim() }))
}

/** The part chosen by the address, or the first. */
export function partAt(parts: readonly DetailPart[], asked: number): number {
  return asked < parts.length ? asked : 0
}

export interface InstitutionFact {
  readonly label:
    'school.institution' | 'school.educationProperty' | 'school.faculty' | 'school.features' | 'school.facilities'
  readonly value: string
}

/** The known facts about the institution; empty ones are left out. */
export function institutionFacts({
  educationalInstitution,
}: Pick<BuSchoolInfo, 'educationalInstitution'>): InstitutionFact[] {
  const { name, educationProperty, schoolFaculty, features, facilities } = educationalInstitution
  const facts: InstitutionFact[] = [
    { label: 'school.institution', value: name },
    { label: 'school.educationProperty', value: educationProperty },
    { label: 'school.faculty', value: schoolFaculty },
    { label: 'school.features', value: features },
    { label: 'school.facilities', value: facilities },
  ]
  return facts.filter(({ value }) => value.trim() !== '')
}

export function roleMessage({
  orgType,
}: Pick<CertificationOrganization, 'orgType'>): 'school.org.certifying' | 'school.org.issuing' {
  return orgType === CERTIFYING_ORG_TYPE ? 'school.org.certifying' : 'school.org.issuing'
}

/** The name of an organisation's level; null for an unknown level. */
export function levelMessage({ certificationType }: Pick<CertificationOrganization, 'certificationType'>) {
  const level = CERTIFICATION_LEVELS.find((known) => known === certificationType)
  return level === undefined ? null : (`school.level.${level}` as const)
}

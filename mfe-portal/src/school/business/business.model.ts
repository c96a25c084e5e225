/** The content of the business block. Pure. */
import type { BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'

import { showsTrainingInstitution } from '../../common/product/product.model'

type Business = Pick<BuSchoolInfo, 'buSchoolEnrollDistrictList' | 'educationalInstitution' | 'schoolParentType'>

/** The scope of the first enrol district; '' when there is none. */
export function projectRegion({ buSchoolEnrollDistrictList }: Business): string {
  return buSchoolEnrollDistrictList[0]?.enrollDistrictScope ?? ''
}

/** The training institution by its own name, else by the school's; '' for kinds of schools that name none. */
export function trainingInstitution(school: Business, { universityName }: Pick<SchoolInfo, 'universityName'>): string {
  if (!showsTrainingInstitution(school.schoolParentType)) return ''
  return school.educationalInstitution.name || universityName
}

/** The names of business codes in the order of the codes; codes without a name are left out. */
export function businessNames(
  codes: readonly string[],
  businesses: readonly { readonly code: string; readonly name: string }[],
): string[] {
  return codes.flatMap((code) => businesses.find((business) => business.code === code)?.name || [])
}

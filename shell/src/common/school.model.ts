import type { BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'

/** The name a school is known by: its own, else that of its project; '' when it has neither. */
export function schoolName(school: {
  schoolInfo: Pick<SchoolInfo, 'universityName' | 'projectName'>
  buSchoolInfo: Pick<BuSchoolInfo, 'projectName'>
}): string {
  return school.schoolInfo.universityName || school.buSchoolInfo.projectName || school.schoolInfo.projectName
}

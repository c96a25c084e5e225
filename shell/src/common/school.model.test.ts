import { schoolName } from './school.model'

test.each([
  ['甲校', '技能', '项目', '甲校'],
  ['', '技能', '项目', '技能'],
  ['', '', '项目', '项目'],
  ['', '', '', ''],
])('a school called %j, its project %j or %j, is known as %j', (universityName, ofUnit, ofSchool, name) => {
  const school = { schoolInfo: { universityName, projectName: ofSchool }, buSchoolInfo: { projectName: ofUnit } }
  expect(schoolName(school)).toBe(name)
})

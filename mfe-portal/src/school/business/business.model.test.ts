import { aBuSchool, aSchool } from '@campus/testing/builders'

import { businessNames, projectRegion, trainingInstitution } from './business.model'

const institution = { name: '启明实训学校', educationProperty: '', schoolFaculty: '', features: '', facilities: '' }

test('PO-SCH-06 the region is the scope of the first enrol district', () => {
  const districts = [{ enrollDistrictScope: '浙江省全省' }, { enrollDistrictScope: '江苏省' }]
  expect(projectRegion(aBuSchool({ buSchoolEnrollDistrictList: districts }))).toBe('浙江省全省')
  expect(projectRegion(aBuSchool())).toBe('')
})

test.each([
  ['PE1', '启明实训学校', '启明实训学校'],
  ['PE1', '', '启明职业培训学校'],
  ['PE12', '启明实训学校', ''],
])('PO-PROD-06 a school of parent type %p whose institution is %p names %p', (schoolParentType, name, expected) => {
  const school = aBuSchool({ schoolParentType, educationalInstitution: { ...institution, name } })
  expect(trainingInstitution(school, aSchool())).toBe(expected)
})

test('PO-SCH-04 codes are named in their own order; unknown ones are left out', () => {
  const businesses = [
    { code: 'A', name: '甲' },
    { code: 'B', name: '乙' },
    { code: 'C', name: '' },
  ]
  expect(businessNames(['B', 'X', 'C', 'A'], businesses)).toEqual(['乙', '甲'])
})

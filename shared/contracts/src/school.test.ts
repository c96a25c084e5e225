import * as v from 'valibot'

import { buSchoolInfo, schoolInfo } from './school'

const EMPTY_INSTITUTION = { name: '', educationProperty: '', schoolFaculty: '', features: '', facilities: '' }

test('SH-39 a school’s basic record: every field, whatever travels', () => {
  const wire = {
    logo: '/logo.svg',
    address: '启明路88号',
    latitude: '30.3051',
    longitude: 120.1791,
    projectName: '启明技能',
    universityName: '启明职业培训学校',
    universityId: 7001,
    schoolType: 'E1',
    schoolTypeName: null,
    somethingNew: true,
  }
  const { somethingNew: _unknown, ...known } = wire
  expect(v.parse(schoolInfo, wire)).toEqual({ ...known, latitude: 30.3051, universityId: '7001', schoolTypeName: '' })
})

test('SH-39 a school that has told nothing has no place on the map', () => {
  expect(v.parse(schoolInfo, {})).toMatchObject({ universityName: '', latitude: null, longitude: null })
})

describe('a school as a business unit', () => {
  test.each([
    ['a list', ['TRAINING', 'EXAM'], ['TRAINING', 'EXAM']],
    ['a list as text', '["TRAINING","EXAM"]', ['TRAINING', 'EXAM']],
    ['text that is no list', 'TRAINING', []],
    ['an object as text', '{"0":"TRAINING"}', []],
    ['a list of other things', '["TRAINING",1,null]', ['TRAINING']],
    ['nothing', null, []],
  ])('SH-40 SH-41 serviceAttribute and certificateAttribute as %s', (_, wire, read) => {
    const parsed = v.parse(buSchoolInfo, { serviceAttribute: wire, certificateAttribute: wire })
    expect([parsed.serviceAttribute, parsed.certificateAttribute]).toEqual([read, read])
  })

  test.each([
    [
      'SH-40',
      [
        'logo',
        'projectName',
        'institutionProperty',
        'institutionGrade',
        'trainingMode',
        'practicalTrainingLoginUrl',
        'examLoginUrl',
        'contactMobile',
      ],
    ],
    ['SH-41', ['certificationOrganizationTypeName', 'trainingInstitutionsName', 'schoolParentType']],
    ['SH-42', ['crowd', 'website']],
  ] as const)('%s its texts are kept, and empty without a value', (_, names) => {
    const full = v.parse(buSchoolInfo, Object.fromEntries(names.map((name) => [name, `value of ${name}`])))
    const empty = v.parse(buSchoolInfo, Object.fromEntries(names.map((name) => [name, null])))
    for (const name of names) expect([full[name], empty[name]]).toEqual([`value of ${name}`, ''])
  })

  test('SH-42 the institution behind it, in whole or not at all', () => {
    const institution = {
      name: '启明',
      educationProperty: '民办',
      schoolFaculty: '12 名讲师',
      features: '小班',
      facilities: '实训室',
    }
    expect(v.parse(buSchoolInfo, { educationalInstitution: institution }).educationalInstitution).toEqual(institution)
    expect(v.parse(buSchoolInfo, { educationalInstitution: null }).educationalInstitution).toEqual(EMPTY_INSTITUTION)
  })

  test('SH-43 districts, service points and organisations are lists, and no list is an empty one', () => {
    const point = {
      type: 'EXAM',
      name: '机考点',
      url: '/p.jpg',
      startTime: '09:00',
      endTime: '17:00',
      mobile: '',
      provinceName: '浙江省',
      cityName: '杭州市',
      address: '启明路',
      enrollDistrictScope: '',
    }
    const organisation = {
      id: 9,
      name: '评价中心',
      orgType: 'CERTIFICATION',
      certificationType: 'PROVINCE',
      serviceScope: '全省',
      features: '',
    }
    const parsed = v.parse(buSchoolInfo, {
      buSchoolEnrollDistrictList: [{ enrollDistrictScope: '浙江省' }],
      buSchoolServicePointList: [point],
      certificationOrganizationList: [organisation],
    })
    expect(parsed.buSchoolEnrollDistrictList).toEqual([{ enrollDistrictScope: '浙江省' }])
    expect(parsed.buSchoolServicePointList).toEqual([{ ...point, latitude: null, longitude: null }])
    expect(parsed.certificationOrganizationList).toEqual([{ ...organisation, id: '9' }])
    expect(v.parse(buSchoolInfo, { buSchoolServicePointList: null })).toMatchObject({
      buSchoolEnrollDistrictList: [],
      buSchoolServicePointList: [],
      certificationOrganizationList: [],
    })
  })
})

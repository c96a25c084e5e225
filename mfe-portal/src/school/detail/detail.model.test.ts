import { aBuSchool } from '@campus/testing/builders'

import { detailParts, institutionFacts, levelMessage, partAt, roleMessage } from './detail.model'

const names = ['项目背景', '项目价值', '项目特色']

test('PO-SCH-18 the parts of a type as the school tells them, in its order', () => {
  const information = [
    { type: 1, title: '机构简介', content: '<p>机构</p>' },
    { type: 0, title: '缘起', content: '<p>背景</p>' },
    { type: 0, title: '', content: ' ' },
  ]
  expect(detailParts(information, '0', names)).toEqual([
    { title: '缘起', html: '<p>背景</p>' },
    { title: '项目价值', html: '' },
  ])
})

test('PO-SCH-21 a type the school tells nothing of has empty parts of the default names', () => {
  expect(detailParts([{ type: 1, title: '机构简介', content: '' }], '0', names)).toEqual(
    names.map((title) => ({ title, html: '' })),
  )
})

test.each([
  [0, 0],
  [2, 2],
  [3, 0],
])('part %p asked for of three is part %p', (asked, shown) => {
  expect(partAt(detailParts([], '0', names), asked)).toBe(shown)
})

test('PO-SCH-22 empty facts of the institution are left out', () => {
  const educationalInstitution = {
    name: '启明',
    educationProperty: '',
    schoolFaculty: '教师 126 人',
    features: ' ',
    facilities: '',
  }
  expect(institutionFacts(aBuSchool({ educationalInstitution }))).toEqual([
    { label: 'school.institution', value: '启明' },
    { label: 'school.faculty', value: '教师 126 人' },
  ])
  expect(institutionFacts(aBuSchool())).toEqual([])
})

test.each([
  ['INTERNATIONAL', 'school.level.INTERNATIONAL'],
  ['COUNTRY', 'school.level.COUNTRY'],
  ['COMPANY', 'school.level.COMPANY'],
  ['INDUSTRY', 'school.level.INDUSTRY'],
  ['PROVINCE', 'school.level.PROVINCE'],
  ['CITY', 'school.level.CITY'],
  ['GALAXY', null],
  ['', null],
])('PO-SCH-23 the level %p is named by %p', (certificationType, message) => {
  expect(levelMessage({ certificationType })).toBe(message)
})

test.each([
  ['CERTIFICATION', 'school.org.certifying'],
  ['ISSUING', 'school.org.issuing'],
  ['', 'school.org.issuing'],
])('PO-SCH-25 an organisation of type %p is labelled by %p', (orgType, message) => {
  expect(roleMessage({ orgType })).toBe(message)
})

test('PO-SCH-22 every fact of the institution has its own label', () => {
  const educationalInstitution = {
    name: '甲',
    educationProperty: '乙',
    schoolFaculty: '丙',
    features: '丁',
    facilities: '戊',
  }
  expect(institutionFacts({ educationalInstitution })).toEqual([
    { label: 'school.institution', value: '甲' },
    { label: 'school.educationProperty', value: '乙' },
    { label: 'school.faculty', value: '丙' },
    { label: 'school.features', value: '丁' },
    { label: 'school.facilities', value: '戊' },
  ])
})

test('PO-SCH-18 a part beyond the known ones that has no title has none', () => {
  const part = { type: 0, title: '', content: 'x' }
  expect(detailParts([part, part], '0', ['项目背景']).map(({ title }) => title)).toEqual(['项目背景', ''])
})

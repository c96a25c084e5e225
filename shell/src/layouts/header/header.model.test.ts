import * as v from 'valibot'

import { schoolInfo } from '@campus/contracts/school'

import { institutionProperties, personalCenterAddress, schoolPosition, signInAddress } from './header.model'

test('SH-54 properties stand in their order, an empty one is left out', () => {
  const school = { institutionProperty: '民办', institutionGrade: ' ', trainingMode: '线上' }
  expect(institutionProperties(school)).toEqual([
    { id: 'nature', value: '民办' },
    { id: 'trainingMode', value: '线上' },
  ])
})

test.each([
  ['30.27', '120.15', { lat: 30.27, lng: 120.15 }],
  [0, 0, { lat: 0, lng: 0 }],
  [null, 120, null],
  [30, '', null],
])('SH-72 a school at %p, %p is at %p', (latitude, longitude, position) => {
  expect(schoolPosition(v.parse(schoolInfo, { latitude, longitude }))).toEqual(position)
})

const at = (path: string) => new URL(path, 'https://school.example')

test.each([
  ['/', null, '/login?redirect=%2F'],
  ['/school-info?index=0', null, '/login?redirect=%2Fschool-info%3Findex%3D0'],
  ['/query_pc/kuka', 'kuka', '/kuka-login?redirect=%2Fquery_pc%2Fkuka'],
  ['/news?token=secret&id=1', null, '/login?redirect=%2Fnews%3Fid%3D1'],
  ['/login?redirect=%2Fstudy%2Fmine', null, '/login?redirect=%2Fstudy%2Fmine'],
  ['/kuka-login?redirect=%2F', 'kuka', '/kuka-login?redirect=%2F'],
] as const)('SH-57 from %s with brand %s one signs in at %s', (path, brand, address) => {
  expect(signInAddress(at(path), brand)).toBe(address)
})

test.each([
  ['app.example', 'https://app.example/pages/main/mine/mine'],
  ['https://app.example/', 'https://app.example/pages/main/mine/mine'],
  ['https://app.example/sub//', 'https://app.example/sub/pages/main/mine/mine'],
  ['HTTPS://app.example', 'HTTPS://app.example/pages/main/mine/mine'],
  ['app.example/?from=https://other.example', 'https://app.example/?from=https://other.example/pages/main/mine/mine'],
  ['http://localhost:9000', 'http://localhost:9000/pages/main/mine/mine'],
  ['', ''],
])('SH-67 the app at %p has its personal center at %p', (domain, address) => {
  expect(personalCenterAddress(domain)).toBe(address)
})

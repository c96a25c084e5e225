import fc from 'fast-check'

import { aPoint } from '../school.fixtures'
import { isOpen, navigationUrl, placeOf, pointAddress, pointGroups } from './point.model'

const lists = (points: ReturnType<typeof aPoint>[], districts: string[] = []) => ({
  buSchoolServicePointList: points,
  buSchoolEnrollDistrictList: districts.map((enrollDistrictScope) => ({ enrollDistrictScope })),
})

test('PO-SCH-09 the tabs stand in order, whatever the order of the list', () => {
  const given = ['EVALUATE', 'EXAM', 'TEACHING', 'ENROLL'].map((type) => aPoint({ type }))
  expect(pointGroups(lists(given)).map(({ type }) => type)).toEqual(['ENROLL', 'TEACHING', 'EXAM', 'EVALUATE'])
})

test('PO-SCH-10 only the types that are there get a tab', () => {
  expect(pointGroups(lists([aPoint({ type: 'EXAM' })])).map(({ type }) => type)).toEqual(['EXAM'])
  expect(pointGroups(lists([]))).toEqual([])
  expect(pointGroups(lists([aPoint({ type: 'CANTEEN' })]))).toEqual([])
})

test('the points of a type are numbered as they come', () => {
  const [group] = pointGroups(lists([aPoint({ name: '甲', type: 'EXAM' }), aPoint({ name: '乙', type: 'EXAM' })]))
  expect(group?.points.map(({ number, id, point }) => [number, id, point.name])).toEqual([
    [1, 'EXAM-1', '甲'],
    [2, 'EXAM-2', '乙'],
  ])
})

test('PO-SCH-16 a point of another name that has a scope is an enrol district', () => {
  expect(
    pointGroups(lists([aPoint({ type: 'DISTRICT', enrollDistrictScope: '浙江省全省' })])).map(({ type }) => type),
  ).toEqual(['ENROLL'])
})

test('districts without a place to enrol at are listed by their scope', () => {
  const [group] = pointGroups(lists([], ['浙江省全省', '']))
  expect(group?.points).toHaveLength(1)
  expect(group?.points[0]).toMatchObject({
    place: null,
    point: { name: '浙江省全省', enrollDistrictScope: '浙江省全省' },
  })
})

test.each([
  ['before the start', '08:29:59', '08:30', '17:30', false],
  ['at the start', '08:30:00', '08:30', '17:30', true],
  ['in between', '12:00:00', '08:30', '17:30', true],
  ['at the end', '17:30:00', '08:30', '17:30', true],
  ['after the end', '17:30:01', '08:30', '17:30', false],
  ['over midnight, late', '23:00:00', '22:00', '06:00', true],
  ['over midnight, early', '06:00:00', '22:00', '06:00', true],
  ['over midnight, by day', '12:00:00', '22:00', '06:00', false],
  ['with seconds', '17:30:30', '08:30:00', '17:30:45', true],
  ['until midnight', '23:59:59', '08:30', '24:00', true],
  ['without a start', '12:00:00', '', '17:30', null],
  ['without an end', '12:00:00', '08:30', '', null],
  ['with no time of day', '12:00:00', '25:00', '17:30', null],
  ['with words', '12:00:00', '早上', '晚上', null],
])('PO-SCH-13 %s: %s between %p and %p is open: %p', (_, clock, startTime, endTime, expected) => {
  expect(isOpen({ startTime, endTime }, Date.parse(`2026-11-20T${clock}+08:00`))).toBe(expected)
})

test('PO-SCH-13 outside of its hours a point is closed exactly when the turned hours are open', () => {
  const time = fc.integer({ min: 0, max: 24 * 60 - 1 })
  fc.assert(
    fc.property(time, time, fc.integer({ min: 0, max: 24 * 60 * 60 - 1 }), (from, to, second) => {
      fc.pre(from !== to && second !== from * 60 && second !== to * 60)
      const now = Date.parse('2026-11-20T00:00:00+08:00') + second * 1000
      const [startTime, endTime] = [written(from), written(to)]
      expect(isOpen({ startTime, endTime }, now)).toBe(
        isOpen({ startTime: endTime, endTime: startTime }, now) === false,
      )
    }),
  )
})

const written = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

test.each([
  ['浙江省', '杭州市', '拱墅区启明路88号', '浙江省杭州市拱墅区启明路88号'],
  ['上海市', '上海市', '松江区智造大道300号', '上海市松江区智造大道300号'],
  ['', '', '启明路88号', '启明路88号'],
  ['', '', '', ''],
])('PO-SCH-16 %p, %p and %p read %p', (provinceName, cityName, address, expected) => {
  expect(pointAddress(aPoint({ provinceName, cityName, address }))).toBe(expected)
})

test.each([
  [30.1, 120.2, { lat: 30.1, lng: 120.2 }],
  [0, 0, { lat: 0, lng: 0 }],
  [null, 120.2, null],
  [30.1, null, null],
  [120.2, 30.1, null],
])('the coordinates %p, %p are the place %p', (latitude, longitude, place) => {
  expect(placeOf({ latitude, longitude })).toEqual(place)
})

test.each([
  ['https://map.example/to={lat}%2C{lng}&n={name}', 'https://map.example/to=30.1%2C120.2&n=%E7%94%B2%26'],
  ['', ''],
])('the way by the template %p is %p', (template, url) => {
  expect(navigationUrl(template, { lat: 30.1, lng: 120.2 }, '甲&')).toBe(url)
})

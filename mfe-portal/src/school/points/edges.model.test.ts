/** Hours, places and types of points, at their limits. */
import { aPoint } from '../school.fixtures'
import { isOpen, placeOf, pointGroups, spansMidnight } from './point.model'

const noon = Date.parse('2026-11-20T12:00:00+08:00')

test.each([
  ['12:00', '12:00', true],
  ['9:30', '17:30', true],
  [' 09:30 ', ' 17:30 ', true],
  ['12:00:01', '17:30', false],
  ['09:30', '11:59:59', false],
  ['09:30x', '17:30', null],
  ['x09:30', '17:30', null],
  ['09:30:', '17:30', null],
  ['09:60', '17:30', null],
  ['09:3', '17:30', null],
  ['09:30:60', '17:30', null],
  ['009:30', '17:30', null],
  ['09:30', '24:01', null],
  ['09:30', '24:00:01', null],
])('PO-SCH-13 at noon, between %j and %j it is open: %p', (startTime, endTime, expected) => {
  expect(isOpen({ startTime, endTime }, noon)).toBe(expected)
})

test.each([
  ['22:00', '06:00', true],
  ['06:00', '22:00', false],
  ['12:00', '12:00', false],
  ['12:00:01', '12:00', true],
  ['', '06:00', false],
  ['22:00', '', false],
  ['1:00', '0:59', true],
])('from %j to %j is over midnight: %p', (startTime, endTime, expected) => {
  expect(spansMidnight({ startTime, endTime })).toBe(expected)
})

test.each([
  [90, 180, true],
  [-90, -180, true],
  [90.1, 0, false],
  [-90.1, 0, false],
  [0, 180.1, false],
  [0, -180.1, false],
])('%p, %p is a place on earth: %p', (latitude, longitude, isPlace) => {
  expect(placeOf({ latitude, longitude }) !== null).toBe(isPlace)
})

test('a district is a point of its scope and nothing else', () => {
  const schools = { buSchoolServicePointList: [], buSchoolEnrollDistrictList: [{ enrollDistrictScope: '浙江省全省' }] }
  expect(pointGroups(schools)).toEqual([
    {
      type: 'ENROLL',
      points: [
        {
          id: 'ENROLL-1',
          number: 1,
          place: null,
          point: {
            type: 'ENROLL',
            name: '浙江省全省',
            enrollDistrictScope: '浙江省全省',
            url: '',
            startTime: '',
            endTime: '',
            mobile: '',
            provinceName: '',
            cityName: '',
            address: '',
            latitude: null,
            longitude: null,
          },
        },
      ],
    },
  ])
})

test('a school with a place to enrol at lists that and not its districts; districts are no places of another type', () => {
  const buSchoolEnrollDistrictList = [{ enrollDistrictScope: '浙江省全省' }]
  const names = (type: string) =>
    pointGroups({ buSchoolServicePointList: [aPoint({ type, name: '报名点' })], buSchoolEnrollDistrictList }).map(
      (group) => [group.type, ...group.points.map(({ point }) => point.name)],
    )
  expect(names('ENROLL')).toEqual([['ENROLL', '报名点']])
  expect(names('EXAM')).toEqual([
    ['ENROLL', '浙江省全省'],
    ['EXAM', '报名点'],
  ])
})

test('PO-SCH-13 over midnight a point is open from its first second on', () => {
  const hours = { startTime: '22:00', endTime: '06:00' }
  const at = (time: string) => isOpen(hours, Date.parse(`2026-11-20T${time}+08:00`))
  expect([at('21:59:59'), at('22:00:00'), at('06:00:00'), at('06:00:01')]).toEqual([false, true, true, false])
})

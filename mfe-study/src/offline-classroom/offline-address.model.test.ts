import { isLessonRequired, lessonOf, parseOfflineAddress } from './offline-address.model'

const QUERY = 'classId=1&classroomId=17&studentId=31&courseId=11&activityId=71&bizType=2&isRequired=1&schoolId=10002'

test('an address names the lesson; what it does not say is empty', () => {
  expect(lessonOf(parseOfflineAddress(new URLSearchParams(QUERY)))).toEqual({
    activityId: '71',
    classId: '1',
    classroomId: '17',
    courseId: '11',
    studentId: '31',
    userId: '',
    schoolId: '10002',
  })
})

test('an address may name the learner', () => {
  expect(parseOfflineAddress(new URLSearchParams('userId=9')).userId).toBe('9')
})

test.each([
  ['isRequired=1', 1],
  ['isRequired=0', 0],
  ['isRequired=', null],
  ['isRequired=yes', null],
  ['isRequired=10', null],
  ['isRequired=1x', null],
  ['isRequired=x1', null],
  ['', null],
])('of %p it is as required as %p', (query, isRequired) => {
  expect(parseOfflineAddress(new URLSearchParams(query)).isRequired).toBe(isRequired)
})

test.each([
  [1, 0, true],
  [0, 1, false],
  [null, 1, true],
  [null, 0, false],
  [null, null, false],
])('the classroom says %p, the address %p: required is %p', (detail, address, required) => {
  expect(isLessonRequired(detail, address)).toBe(required)
})

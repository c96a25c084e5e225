import { parseWorkAddress } from './work-address.model'

test('what an address does not say is empty', () => {
  expect(parseWorkAddress(new URLSearchParams())).toEqual({
    classId: '',
    classroomId: '',
    courseId: '',
    studentId: '',
    workId: '',
    answerLogId: '',
    isExternal: false,
    schoolId: '',
  })
})

test('an address that says everything', () => {
  const query =
    'classId=1&classroomId=2&courseId=3&classStudentId=4&workId=5&answerLogId=6&sourceType=xskt&schoolId=7&other=8'
  expect(parseWorkAddress(new URLSearchParams(query))).toEqual({
    classId: '1',
    classroomId: '2',
    courseId: '3',
    studentId: '4',
    workId: '5',
    answerLogId: '6',
    isExternal: true,
    schoolId: '7',
  })
})

test.each([
  ['classStudentId=4', '4'],
  ['studentId=9', '9'],
  ['classStudentId=4&studentId=9', '4'],
  ['classStudentId=&studentId=9', '9'],
])('the student of %s is %s', (query, studentId) => {
  expect(parseWorkAddress(new URLSearchParams(query))).toMatchObject({ studentId })
})

test.each([
  ['sourceType=', false],
  ['sourceType=course', false],
  ['sourceType=xskt', true],
])('CX-GEN-05 work of %s is external: %j', (query, isExternal) => {
  expect(parseWorkAddress(new URLSearchParams(query))).toMatchObject({ isExternal })
})

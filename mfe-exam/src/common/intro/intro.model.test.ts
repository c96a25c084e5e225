import { parseWorkAddress } from '../work-address.model'
import { hasHistory, logPath, newestFirst, scoreOf, workSource } from './intro.model'

const addressOf = (query: string) => parseWorkAddress(new URLSearchParams(query))

test('EX-HW-01 EX-TEST-01 an address is read by the names of its parts', () => {
  expect(addressOf('classId=1&classroomId=2&classStudentId=3&courseId=4&sourceType=xskt&schoolId=5')).toEqual({
    classId: '1',
    classroomId: '2',
    courseId: '4',
    studentId: '3',
    workId: '',
    answerLogId: '',
    isExternal: true,
    schoolId: '5',
  })
  expect(addressOf('studentId=7&workId=8&answerLogId=9')).toMatchObject({
    studentId: '7',
    workId: '8',
    answerLogId: '9',
    isExternal: false,
  })
})

test.each([
  ['homework', 'classId=1&classroomId=2', 'classroom'],
  ['homework', 'classId=1&workId=3', 'none'],
  ['test', 'classId=1&classroomId=2&workId=3', 'classroom'],
  ['test', 'classId=1&workId=3', 'address'],
  ['test', 'classId=1', 'none'],
  ['test', 'classroomId=2&workId=3', 'address'],
  ['homework', 'classroomId=2', 'none'],
] as const)('EX-API-09 of %s at %s the work comes from: %s', (kind, query, source) => {
  expect(workSource(kind, addressOf(query))).toBe(source)
})

test('EX-HW-08 external work has no history', () => {
  expect(hasHistory(addressOf('sourceType=xskt'))).toBe(false)
  expect(hasHistory(addressOf('sourceType='))).toBe(true)
})

test('EX-HW-06 newest first; of one second as they came', () => {
  const at = (id: string, createdTime: string) => ({ id, createdTime, status: 1 as const })
  const logs = [at('a', '2026-01-01 08:00:00'), at('b', '2026-01-02 08:00:00'), at('c', '2026-01-02 08:00:00')]
  expect(newestFirst(logs).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test.each([
  ['homework', 1, '/study/homework/answer-finish'],
  ['homework', 2, '/study/homework/check-my-homework'],
  ['test', 1, '/study/test/check-my-test-exam'],
  ['test', 2, '/study/test/check-my-test-exam'],
] as const)(
  'EX-HW-09 EX-HW-10 EX-TEST-09 EX-TEST-10 an attempt at %s of status %i leads to %s',
  (kind, status, path) => {
    const to = logPath(kind, { id: '8', createdTime: '', status }, '7', new URLSearchParams('classId=1'))
    expect(to.split('?')[0]).toBe(path)
    expect(to).toMatch(/classId=1&workId=7&answerLogId=8&status=0$/)
  },
)

test('EX-TEST-08 no points before the review, whatever came', () => {
  const log = { id: '1', createdTime: '', score: 88.5 }
  expect(scoreOf({ ...log, status: 1 })).toBeNull()
  expect(scoreOf({ ...log, status: 2 })).toBe(88.5)
  expect(scoreOf({ id: '1', createdTime: '', status: 2 })).toBeNull()
})

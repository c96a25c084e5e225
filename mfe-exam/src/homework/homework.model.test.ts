import type { WorkLog } from '@campus/contracts/exam'

import { attemptPath, hasAttempts, newestFirst, parseHomeworkAddress, type HomeworkAddress } from './homework.model'

describe('EX-HW-01 the address', () => {
  const complete = {
    kind: 'complete',
    classId: '1',
    classroomId: '2',
    courseId: '',
    studentId: '',
    isExternal: false,
    schoolId: '',
  } as const

  test.each<[string, HomeworkAddress]>([
    ['classId=1&classroomId=2', complete],
    ['classId=1&classroomId=2&courseId=4&classStudentId=3', { ...complete, courseId: '4', studentId: '3' }],
    ['classId=1&classroomId=2&studentId=5', { ...complete, studentId: '5' }],
    ['classId=1&classroomId=2&studentId=5&classStudentId=3', { ...complete, studentId: '3' }],
    ['classId=1&classroomId=2&sourceType=xskt', { ...complete, isExternal: true }],
    ['classId=1&classroomId=2&sourceType=other', complete],
    ['classId=1&classroomId=2&schoolId=10002', { ...complete, schoolId: '10002' }],
    ['classId=1', { kind: 'incomplete' }],
    ['classId=&classroomId=2', { kind: 'incomplete' }],
    ['', { kind: 'incomplete' }],
  ])('%p', (query, address) => {
    expect(parseHomeworkAddress(new URLSearchParams(query))).toEqual(address)
  })

  test.each([
    [false, true],
    [true, false],
  ])('external work (%p) keeps attempts here: %p', (isExternal, expected) => {
    expect(hasAttempts({ ...complete, isExternal })).toBe(expected)
  })
})

const attempt = (id: string, createdTime: string, status: WorkLog['status'] = 1): WorkLog => ({
  id,
  createdTime,
  status,
})

test('EX-HW-06 attempts are listed newest first', () => {
  const attempts = [
    attempt('old', '2026-03-01 09:00:00'),
    attempt('new', '2026-03-02 08:00:00'),
    attempt('same', '2026-03-01 09:00:00'),
  ]
  expect(newestFirst(attempts).map(({ id }) => id)).toEqual(['new', 'old', 'same'])
})

test.each([
  ['EX-HW-09 a pending attempt', 1, '/study/homework/answer-finish?classId=1&workId=7&answerLogId=8&status=0'],
  ['EX-HW-10 a marked attempt', 2, '/study/homework/check-my-homework?classId=1&workId=7&answerLogId=8&status=0'],
] as const)('%s', (_, status, path) => {
  expect(attemptPath(attempt('8', '', status), '7', new URLSearchParams('classId=1'))).toBe(path)
})

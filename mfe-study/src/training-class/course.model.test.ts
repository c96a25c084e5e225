import type { CourseCount } from '@campus/contracts/study-class'

import type { PeriodState } from '../common/period.model'
import { courseOutcome, courseState, isPractical, isSafe, natureOf, withCode, type CourseOutcome } from './course.model'
import { courseOf } from './testing/class-fixtures'

const at = (beijing: string): number => Date.parse(`${beijing.replace(' ', 'T')}+08:00`)
const counting = (countResultVO: Partial<CourseCount>) =>
  courseOf({ countResultVO: { ...courseOf().countResultVO, ...countResultVO } })
const unmet = { faceTeachingNumber: 1 }

describe('ST-CLASS-43 ST-CLASS-44 where a course stands', () => {
  const start = '2026-10-11 00:00:00'
  const end = '2026-12-10 23:59:59'
  test.each<[string, Partial<CourseCount>, string, PeriodState]>([
    ['before the start, even if all is met', {}, '2026-10-10 23:59:59', 'notStarted'],
    ['the start belongs to it', unmet, start, 'inProgress'],
    ['no target at all is met', {}, start, 'completed'],
    ['the end belongs to it', unmet, end, 'inProgress'],
    ['after the end', unmet, '2026-12-11 00:00:00', 'overdue'],
    ['after the end, all met', {}, '2026-12-11 00:00:00', 'completed'],
    ['lessons count', { faceTeachingNumber: 2, finishFaceTeachingNumber: 2 }, start, 'completed'],
    ['a lesson is missing', { faceTeachingNumber: 2, finishFaceTeachingNumber: 1 }, start, 'inProgress'],
    ['study time counts', { needStudyDuration: 60, finishedStudyDuration: 60 }, start, 'completed'],
    ['a second is missing', { needStudyDuration: 60, finishedStudyDuration: 59 }, start, 'inProgress'],
    [
      'homework and tests count together',
      { testNumber: 1, homeworkNumber: 1, finishTestNumber: 2 },
      start,
      'completed',
    ],
    ['one of them is missing', { testNumber: 1, homeworkNumber: 1, finishTestNumber: 1 }, start, 'inProgress'],
    ['videos are no target', { videoNumber: 5 }, start, 'completed'],
  ])('%s', (_, count, now, state) => {
    expect(courseState(counting(count), at(now))).toBe(state)
  })

  test('a missing start or end does not bound it', () => {
    const open = { ...counting(unmet), learnStartTime: '', learnEndTime: '' }
    expect([courseState(open, at('2000-01-01 00:00:00')), courseState(open, at('2099-01-01 00:00:00'))]).toEqual([
      'inProgress',
      'inProgress',
    ])
  })
})

test.each<[string, Parameters<typeof courseOutcome>[0], CourseOutcome]>([
  ['here', { learningPlatform: 0, thirdPlatformType: 0, learningUrl: '' }, { kind: 'detail' }],
  ['type 10', { learningPlatform: 1, thirdPlatformType: 10, learningUrl: 'https://x.example' }, { kind: 'detail' }],
  [
    'type 11',
    { learningPlatform: 1, thirdPlatformType: 11, learningUrl: 'https://x.example/1' },
    { kind: 'signOn', url: 'https://x.example/1' },
  ],
  ['type 11 without an address', { learningPlatform: 1, thirdPlatformType: 11, learningUrl: '' }, { kind: 'contact' }],
  ['type 12', { learningPlatform: 1, thirdPlatformType: 12, learningUrl: '' }, { kind: 'practical' }],
  [
    'elsewhere',
    { learningPlatform: 2, thirdPlatformType: null, learningUrl: 'https://x.example/1' },
    { kind: 'open', url: 'https://x.example/1' },
  ],
  ['without an address', { learningPlatform: 2, thirdPlatformType: null, learningUrl: '' }, { kind: 'contact' }],
  [
    'not secure',
    { learningPlatform: 2, thirdPlatformType: null, learningUrl: 'http://x.example' },
    { kind: 'contact' },
  ],
  [
    'a script',
    { learningPlatform: 2, thirdPlatformType: null, learningUrl: 'javascript:alert(1)' },
    { kind: 'contact' },
  ],
])('ST-CLASS-54 ST-CLASS-55 ST-CLASS-56 ST-CLASS-57 a press on a course %s', (_, course, outcome) => {
  expect(courseOutcome(course)).toEqual(outcome)
})

test.each([
  ['http://xuexi.qiming.localhost:8080/courses/1', 'localhost', true],
  ['http://xuexi.qiming.localhost:8080/courses/1', 'school.cn', false],
  ['http://x.example/1', 'localhost', false],
  ['https://x.example/1', 'school.cn', true],
])('%s is safe to open from %s: %s', (address, here, safe) => {
  expect(isSafe(address, here)).toBe(safe)
})

test.each([
  ['https://x.example/1', 'https://x.example/1?code=a%2Bb'],
  ['https://x.example/1?from=campus', 'https://x.example/1?from=campus&code=a%2Bb'],
])('ST-CLASS-55 the code joins %s', (address, joined) => {
  expect(withCode(address, 'a+b')).toBe(joined)
})

test.each([
  [0, '0'],
  [1, '1'],
  [2, 'other'],
  [null, 'other'],
])('ST-CLASS-41 nature %p is %p', (courseNature, nature) => {
  expect(natureOf({ courseNature })).toBe(nature)
})

test('ST-CLASS-42 type 12 is practical training', () => {
  expect([10, 11, 12, null].map((thirdPlatformType) => isPractical({ thirdPlatformType }))).toEqual([
    false,
    false,
    true,
    false,
  ])
})

import { CLASSROOM, type RoomLesson } from '@campus/contracts/study-course'

import {
  classroomTarget,
  isForPlayer,
  isMedium,
  itemProgress,
  lessonState,
  liveStatusName,
  typeName,
} from './classroom.model'

test.each([
  [CLASSROOM.video, '1'],
  [19, '10'],
  [9, 'other'],
  [99, 'other'],
])('a classroom of type %i has the name %s', (type, name) => {
  expect(typeName(type)).toBe(name)
})

const { video, audio, article, document, archive, image, homework, test: exam, faceToFace } = CLASSROOM

const PLACE = { classId: '1', courseId: '11', studentId: '31', schoolId: '', sourceType: '', type: '' }

test('a medium plays; the player shows texts, files and pictures as well', () => {
  const types = Object.values(CLASSROOM)
  expect(types.filter((type) => isMedium(type))).toEqual([video, audio])
  expect(types.filter((type) => isForPlayer(type))).toEqual([video, audio, article, document, archive, image])
})

test.each([
  [video, /^\/study\/classroom\/online\?/],
  [image, /^\/study\/classroom\/online\?/],
  [faceToFace, /^\/study\/classroom\/offline\?/],
  [homework, /^\/study\/homework\?/],
  [exam, /^\/study\/test\?/],
])('a press on a classroom of type %i leads to %s', (classroomType, address) => {
  const target = classroomTarget(PLACE, { classroomId: '17', classroomType, sourceType: '1' })
  expect(target).toMatch(address)
  expect(target).toContain('17')
})

test('what only the app can open leads nowhere', () => {
  expect(classroomTarget(PLACE, { classroomId: '17', classroomType: 10, sourceType: '1' })).toBeNull()
})

const result = (numStatus: number) => ({ numStatus }) as never

test.each([
  ['counted as finished', { learnProcess: 30, isStudied: true, userStudyCourseDetailResultVO: result(1) }, 'finished'],
  ['played to its end', { learnProcess: 100, isStudied: true, userStudyCourseDetailResultVO: result(0) }, 'finished'],
  [
    'played to its end, no result',
    { learnProcess: 100, isStudied: true, userStudyCourseDetailResultVO: null },
    'finished',
  ],
  ['never opened', { learnProcess: 0, isStudied: false, userStudyCourseDetailResultVO: null }, 'notStudied'],
  ['opened', { learnProcess: 0, isStudied: true, userStudyCourseDetailResultVO: null }, 0],
  ['played elsewhere', { learnProcess: 5, isStudied: false, userStudyCourseDetailResultVO: null }, 5],
  ['nearly at its end', { learnProcess: 99, isStudied: true, userStudyCourseDetailResultVO: result(2) }, 99],
])('the progress of one that is %s', (_, item, expected) => {
  expect(itemProgress(item)).toEqual(
    typeof expected === 'number' ? { kind: 'percent', percent: expected } : { kind: expected },
  )
})

test.each([
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [3, 'other'],
  [-1, 'other'],
])('the status %i of a live lesson is named %s', (status, name) => {
  expect(liveStatusName({ liveStatus: status, isOver: false })).toBe(name)
  expect(liveStatusName({ liveStatus: status, isOver: true })).toBe('over')
})

describe('the state of a lesson', () => {
  const lesson: RoomLesson = {
    activityId: '71',
    activityName: '早课',
    bizType: '',
    classStartTime: '2026-11-20 09:00:00',
    classEndTime: '2026-11-20 11:30:00',
    position: '',
    address: '',
    isRequired: 1,
    isAttended: false,
    isUnderWay: false,
    isOver: false,
  }

  test.each<[string, Partial<RoomLesson>, ReturnType<typeof lessonState>]>([
    ['to come', {}, 'toAttend'],
    ['going on', { isUnderWay: true }, 'underWay'],
    ['going on, signed in to', { isUnderWay: true, isAttended: true }, 'underWay'],
    ['attended', { isOver: true, isAttended: true }, 'attended'],
    ['missed', { isOver: true }, 'missed'],
    ['elective and not attended', { isOver: true, isRequired: 0 }, undefined],
    ['elective and to come', { isRequired: 0 }, 'toAttend'],
  ])('%s', (_, differing, state) => {
    expect(lessonState({ ...lesson, ...differing })).toBe(state)
  })
})

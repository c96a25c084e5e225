import {
  askedStudent,
  asksToKeep,
  isLikeable,
  isOwnNote,
  OFFLINE_TABS,
  ONLINE_TABS,
  toggledLike,
  type InteractionRoom,
} from './interaction.model'

const ROOM: InteractionRoom = {
  classId: '1',
  courseId: '11',
  classroomId: '4',
  studentId: '31',
  schoolId: '',
  name: '课程导学',
}

test('ST-INT-01 comments are for classrooms on the web only', () => {
  expect([ONLINE_TABS, OFFLINE_TABS]).toEqual([
    ['question', 'note', 'comment'],
    ['question', 'note'],
  ])
})

test.each([
  ['all', '31', undefined],
  ['mine', '31', '31'],
  ['mine', '', 'self'],
] as const)('ST-INT-12 %s of the learner %j asks for %j', (filter, studentId, asked) => {
  expect(askedStudent(filter, { ...ROOM, studentId })).toBe(asked)
})

test.each([
  ['31', '31', true],
  ['32', '31', false],
  ['', '31', false],
  ['', '', false],
])('ST-INT-26 a note of %j is the learner %j’s own: %s', (author, studentId, own) => {
  expect(isOwnNote({ studentId: author }, { ...ROOM, studentId })).toBe(own)
})

test.each([
  ['', '', false],
  [' \n　', '', false],
  ['为什么', '', true],
  ['为什么', '为什么', false],
  [' 为什么 ', '为什么', false],
  ['为什么呢', '为什么', true],
  ['', '为什么', false],
])('ST-INT-17 ST-INT-18 closing a form with %j over the draft %j asks: %s', (text, draft, asks) => {
  expect(asksToKeep(text, draft)).toBe(asks)
})

test.each([
  [1, false],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, false],
  [7, false],
  [8, true],
  [10, false],
  [11, false],
])('ST-LIKE-05 a classroom of type %i can be liked: %s', (type, likeable) => {
  expect(isLikeable(type)).toBe(likeable)
})

test.each([
  [
    { isLike: false, likeTotal: 5 },
    { isLike: true, likeTotal: 6 },
  ],
  [
    { isLike: true, likeTotal: 6 },
    { isLike: false, likeTotal: 5 },
  ],
  [
    { isLike: true, likeTotal: 0 },
    { isLike: false, likeTotal: 0 },
  ],
])('ST-LIKE-06 a press on %j leads to %j', (before, after) => {
  expect(toggledLike(before)).toEqual(after)
})

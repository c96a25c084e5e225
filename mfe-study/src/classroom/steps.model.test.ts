import type { ActivityContentItem } from '@campus/contracts/study-learning'

import { parseClassroomAddress } from './classroom-address.model'
import { dutiesOf, neighbour, openingContent, roomsOf } from './steps.model'

const contentOf = (differing: Partial<ActivityContentItem>): ActivityContentItem => ({
  contentId: '1',
  activityContentId: '',
  contentName: '',
  contentType: 'ONLINE_VIDEO_TEACHING',
  dataType: 1,
  mustLearn: 1,
  initValue: 60_000,
  readValue: 0,
  learningProgress: 0,
  learningDuration: 0,
  lastStudyTime: '',
  useDuty: 0,
  dutyRuleResultVOS: [],
  sourceType: '',
  ...differing,
})

test('ST-PACT-10 ST-PACT-11 an activity opens with the video studied last, else with its first content', () => {
  const homework = contentOf({
    contentId: 'h',
    contentType: 'ONLINE_HOMEWORK',
    learningProgress: 100,
    lastStudyTime: '2026-11-20',
  })
  const old = contentOf({ contentId: 'old', learningProgress: 90, lastStudyTime: '2026-11-01 09:00:00' })
  const last = contentOf({ contentId: 'last', learningProgress: 5, lastStudyTime: '2026-11-02 09:00:00' })
  const opened = contentOf({ contentId: 'opened', lastStudyTime: '2026-11-19 09:00:00' })
  expect(openingContent([homework, old, last, opened])?.contentId).toBe('last')
  expect(openingContent([last, old])?.contentId).toBe('last')
  expect(openingContent([{ ...last, contentId: 'first' }, last])?.contentId).toBe('first')
  expect(openingContent([homework, opened])?.contentId).toBe('h')
  expect(openingContent([])).toBeUndefined()
})

test('ST-PACT-09 duties stand where there are some, and say what is met', () => {
  const rules = [
    { dutyType: 'VIDEO_PROGRESS', targetValue: 80 },
    { dutyType: 'SUBMIT', targetValue: 0 },
    { dutyType: 'OTHER', targetValue: 0 },
  ]
  expect(dutiesOf(contentOf({ useDuty: 1, learningProgress: 80, dutyRuleResultVOS: rules }))).toEqual([
    { kind: 'progress', target: 80, isMet: true },
    { kind: 'submit', target: 0, isMet: false },
  ])
  const met = (learningProgress: number) =>
    dutiesOf(contentOf({ useDuty: 1, learningProgress, dutyRuleResultVOS: rules })).map(({ isMet }) => isMet)
  expect([79, 99, 100].map(met)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
  expect(dutiesOf(contentOf({ useDuty: 0, dutyRuleResultVOS: rules }))).toEqual([])
})

test('ST-PLAY-20 a list has no neighbour beyond its ends', () => {
  const is = (wanted: string) => (item: string) => item === wanted
  expect(neighbour(['a', 'b'], is('a'), 1)).toBe('b')
  expect(neighbour(['a', 'b'], is('a'), -1)).toBeUndefined()
  expect(neighbour(['a', 'b'], is('b'), 1)).toBeUndefined()
  expect(neighbour(['a', 'b'], is('c'), 1)).toBeUndefined()
})

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
])('ST-PLAY-35 isPreview=%s is a preview: %s', (value, isPreview) => {
  expect(parseClassroomAddress(new URLSearchParams({ isPreview: value })).isPreview).toBe(isPreview)
})

test('a duty of a kind that nobody knows is none', () => {
  const rules = [{ dutyType: 'OTHER', targetValue: 0 }] as unknown as ActivityContentItem['dutyRuleResultVOS']
  expect(dutiesOf(contentOf({ useDuty: 1, dutyRuleResultVOS: rules }))).toEqual([])
})

test('the rooms of a course stand in the order of its chapters and their nodes', () => {
  const room = (classroomId: string) => ({ classroomId })
  const chapters = [
    { nodes: [{ classrooms: [room('1'), room('2')] }, { classrooms: [] }, { classrooms: [room('3')] }] },
    { nodes: [] },
    { nodes: [{ classrooms: [room('4')] }] },
  ] as unknown as Parameters<typeof roomsOf>[0]
  expect(roomsOf(chapters).map(({ classroomId }) => classroomId)).toEqual(['1', '2', '3', '4'])
})

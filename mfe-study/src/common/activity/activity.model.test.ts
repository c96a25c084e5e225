import { clockText, finishesOf, namedDataType, stateOf, videoProgress, type ActivityState } from './activity.model'
import { activityOf, contentOf } from './testing/activities'

test.each<[number, number | null, ActivityState | undefined]>([
  [1, 0, 'toAttend'],
  [1, 1, 'missed'],
  [1, 2, 'attended'],
  [1, 7, undefined],
  [1, null, undefined],
  [0, 0, undefined],
  [2, 2, undefined],
])('ST-CLASS-34 isRequired %p with status %p is %p', (isRequired, classActivityStatus, state) => {
  expect(stateOf({ isRequired, classActivityStatus })).toBe(state)
})

test.each([
  [1, 1],
  [2, undefined],
  [3, 3],
  [4, 4],
  [5, undefined],
  [6, 6],
  [7, 7],
  [8, 8],
  [10, undefined],
  [null, undefined],
])('ST-CLASS-36 dataType %p is named %p', (dataType, named) => {
  expect(namedDataType({ dataType })).toBe(named)
})

describe('ST-CLASS-38 how far a video was watched', () => {
  const at = (position: string, percent: string) => ({ kind: 'at', position, percent })
  test.each([
    ['never', {}, at('00:00', '0.00')],
    ['a little', { learnProcess: 12.345, lastStudyTime: 65_400 }, at('01:05', '12.35')],
    ['over an hour', { learnProcess: 99.99, lastStudyTime: 3_600_000 }, at('01:00:00', '99.99')],
    ['wholly', { learnProcess: 100 }, { kind: 'done' }],
    ['more than wholly', { learnProcess: 104 }, { kind: 'done' }],
    ['what is no video', { dataType: 3, learnProcess: 20 }, undefined],
  ])('%s', (_, differing, progress) => {
    expect(videoProgress(activityOf(), contentOf(differing))).toEqual(progress)
  })

  test('face to face there is none', () => {
    expect(videoProgress(activityOf({ onlineType: 2 }), contentOf())).toBeUndefined()
  })
})

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [59_999, '00:59'],
  [3_599_999, '59:59'],
  [3_600_000, '01:00:00'],
  [36_061_000, '10:01:01'],
])('%d ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})

test('ST-CLASS-37 finished of total; what is missing or has nothing to finish is left out', () => {
  const activityFinishTypeMap = {
    ONLINE_TEST_SUBMIT: { totalNum: 1, finishNum: 1 },
    VIDEO_PROGRESS: { totalNum: 3, finishNum: 1 },
    ONLINE_HOMEWORK_SUBMIT: { totalNum: 0, finishNum: 0 },
    SOMETHING_ELSE: { totalNum: 4, finishNum: 2 },
  }
  expect(finishesOf({ activityFinishTypeMap })).toEqual([
    { kind: 'video', totalNum: 3, finishNum: 1 },
    { kind: 'test', totalNum: 1, finishNum: 1 },
  ])
})

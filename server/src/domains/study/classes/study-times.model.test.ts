import { answeringMs, durationText } from './study-times.model'

test.each([
  [0, '0小时0分钟'],
  [59, '0小时0分钟'],
  [60, '0小时1分钟'],
  [3599, '0小时59分钟'],
  [3600, '1小时0分钟'],
  [3601, '1小时1分钟'],
  [7199, '2小时0分钟'],
  [7200, '2小时0分钟'],
  [36_061, '10小时2分钟'],
])('ST-GEN-08 %d seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

describe('ST-CLASS-12 time spent on answering', () => {
  const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 9, minute))

  test.each<[string, Parameters<typeof answeringMs>[0], number]>([
    ['nothing', [], 0],
    ['only begun', [{ createdTime: at(0), finishedTime: null, savedTimes: [] }], 0],
    ['from save to save', [{ createdTime: at(0), finishedTime: null, savedTimes: [at(4), at(9)] }], 9],
    ['in any order', [{ createdTime: at(0), finishedTime: at(12), savedTimes: [at(9), at(4)] }], 12],
    [
      'in any order, also around a long pause',
      [{ createdTime: at(0), finishedTime: at(40), savedTimes: [at(30), at(5)] }],
      25,
    ],
    ['of a long pause ten minutes', [{ createdTime: at(0), finishedTime: at(50), savedTimes: [at(5)] }], 15],
    [
      'of all attempts',
      [
        { createdTime: at(0), finishedTime: at(3), savedTimes: [] },
        { createdTime: at(30), finishedTime: at(34), savedTimes: [] },
      ],
      7,
    ],
  ])('%s', (_, attempts, minutes) => {
    expect(answeringMs(attempts)).toBe(minutes * 60_000)
  })
})

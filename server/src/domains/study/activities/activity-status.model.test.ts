import fc from 'fast-check'

import {
  finishesOf,
  isAttended,
  isPast,
  isTheirs,
  startOfDay,
  statusOf,
  type HeldActivity,
  type HeldContent,
} from './activity-status.model'
import { dutyNumbersOf, finishRateOf, pastSummaryOf } from './duty-count.model'

const at = (beijing: string): Date => new Date(`2026-11-${beijing.replace(' ', 'T')}:00+08:00`)
const NOON = at('20 12:00')

const content = (differing: Partial<HeldContent> = {}): HeldContent => ({
  mustLearn: 1,
  type: 1,
  durationMs: 60_000,
  dutyRules: [{ dutyType: 'VIDEO_PROGRESS', targetValue: 80 }],
  progress: 0,
  isOpened: false,
  isSubmitted: false,
  ...differing,
})
const online = (differing: Partial<HeldActivity> = {}): HeldActivity => ({
  onlineType: 1,
  isRequired: 1,
  startTime: at('20 00:00'),
  endTime: at('20 23:59'),
  hasSignIn: false,
  signsInByItself: false,
  isSignedIn: false,
  isBeforeEnrolment: false,
  contents: [content()],
  ...differing,
})
const lesson = (differing: Partial<HeldActivity> = {}): HeldActivity =>
  online({
    onlineType: 2,
    startTime: at('20 09:00'),
    endTime: at('20 11:30'),
    hasSignIn: true,
    contents: [content({ type: 11, dutyRules: [] })],
    ...differing,
  })
const SUBMIT = [{ dutyType: 'SUBMIT', targetValue: 1 }] as const
const homework = (differing: Partial<HeldContent> = {}) => content({ type: 6, dutyRules: SUBMIT, ...differing })

describe('ST-CLASS-34 the status of an activity: 0 to attend, 1 missed, 2 attended', () => {
  test.each<[string, HeldActivity, Date, 0 | 1 | 2]>([
    ['online, nothing done on its day', online(), NOON, 0],
    ['online, in the last minute of its day', online(), at('20 23:59'), 0],
    ['online, a day later', online(), at('21 00:00'), 1],
    ['online, watched as far as the duty asks', online({ contents: [content({ progress: 80 })] }), NOON, 2],
    ['online, watched a little less', online({ contents: [content({ progress: 79.99 })] }), NOON, 0],
    ['online, made up for later', online({ contents: [content({ progress: 100 })] }), at('25 09:00'), 2],
    ['online, one of two duties', online({ contents: [content({ progress: 90 }), homework()] }), NOON, 0],
    [
      'online, both duties',
      online({ contents: [content({ progress: 90 }), homework({ isSubmitted: true })] }),
      NOON,
      2,
    ],
    [
      'online, what need not be learned does not count',
      online({ contents: [content({ progress: 90 }), homework({ mustLearn: 0 })] }),
      NOON,
      2,
    ],
    [
      'online, one of the two things that a duty asks for',
      online({ contents: [content({ dutyRules: [...content().dutyRules, ...SUBMIT], progress: 90 })] }),
      NOON,
      0,
    ],
    ['online without duties, not opened', online({ contents: [content({ dutyRules: [] })] }), NOON, 0],
    ['online without duties, opened', online({ contents: [content({ dutyRules: [], isOpened: true })] }), NOON, 2],
    ['online without contents', online({ contents: [] }), at('21 08:00'), 1],
    ['face to face, before its end', lesson(), at('20 11:29'), 0],
    ['face to face, from its end on', lesson(), at('20 11:30'), 1],
    ['face to face, signed in', lesson({ isSignedIn: true }), NOON, 2],
    ['face to face, watching is not being there', lesson({ contents: [content({ progress: 100 })] }), NOON, 1],
    ['face to face where nobody signs in, before its end', lesson({ hasSignIn: false }), at('20 10:00'), 0],
    ['face to face where nobody signs in, over', lesson({ hasSignIn: false }), NOON, 2],
    ['face to face where nobody signs in, from its end on', lesson({ hasSignIn: false }), at('20 11:30'), 2],
    ['face to face, signed in by opening it, not opened', lesson({ hasSignIn: false, signsInByItself: true }), NOON, 1],
  ])('%s', (_, activity, now, status) => {
    expect(statusOf(activity, now)).toBe(status)
  })

  test('once attended it stays so, however late it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.boolean(), (hours, isLesson) => {
        const activity = isLesson ? lesson({ isSignedIn: true }) : online({ contents: [content({ progress: 80 })] })
        return isAttended(activity, new Date(NOON.getTime() + hours * 3_600_000))
      }),
    )
  })
})

test('ST-API-08 the day is that of Beijing', () => {
  // 16:30 UTC of the day before is half past midnight in Beijing.
  expect(startOfDay(new Date('2026-11-19T16:30:00Z'))).toEqual(at('20 00:00'))
  expect(startOfDay(NOON, 1)).toEqual(at('21 00:00'))
  expect(isPast(online(), at('20 23:59'))).toBe(false)
  expect(isPast(online(), at('21 00:00'))).toBe(true)
  expect(isPast(online({ endTime: at('20 00:00') }), NOON)).toBe(false)
})

test('ST-CLASS-37 finished of total, by the kind of duty', () => {
  const contents = [
    content({ progress: 80 }),
    content(),
    homework({ isSubmitted: true }),
    content({ type: 7, dutyRules: SUBMIT }),
    content({ type: 10 }),
    content({ type: 3, dutyRules: [] }),
    content({ type: 3, dutyRules: SUBMIT }),
    homework({ mustLearn: 0 }),
  ]
  expect(finishesOf(contents)).toEqual({
    VIDEO_PROGRESS: { totalNum: 2, finishNum: 1 },
    ONLINE_HOMEWORK_SUBMIT: { totalNum: 1, finishNum: 1 },
    ONLINE_TEST_SUBMIT: { totalNum: 1, finishNum: 0 },
    EE_LIVE_LECTURES_VIDEO_PROGRESS: { totalNum: 1, finishNum: 0 },
  })
})

describe('ST-API-12 what a stretch asks for', () => {
  const stretch = [
    online({ contents: [content({ progress: 40 }), homework({ isSubmitted: true }), content({ mustLearn: 0 })] }),
    online({ contents: [content({ progress: 100 })] }),
    online({ isRequired: 0, contents: [content()] }),
    lesson({ isSignedIn: true }),
    lesson(),
  ]

  test('counts what is required only', () => {
    expect(dutyNumbersOf(stretch, NOON)).toEqual({
      requiredActivityNum: 4,
      finishSignActivityNum: 2,
      resultMap: {
        VIDEO_PROGRESS: { totalNum: 2, finishNum: 1 },
        EE_LIVE_LECTURES_VIDEO_PROGRESS: { totalNum: 0, finishNum: 0 },
        ONLINE_HOMEWORK_SUBMIT: { totalNum: 1, finishNum: 1 },
        ONLINE_TEST_SUBMIT: { totalNum: 0, finishNum: 0 },
        OFFLINE_FACE2FACE_TEACHING_FIN_TIMES: { totalNum: 2, finishNum: 1 },
        // 80 % of two minutes; 40 % of the first seen, of the second no more than was asked for.
        ONLINE_VIDEO_TEACHING_STUDY_TIMES: { totalNum: 96, finishNum: 72 },
      },
    })
  })

  test('study time is whole only when nothing is left', () => {
    const nearly = [online({ contents: [content({ progress: 79.999 })] })]
    expect(dutyNumbersOf(nearly, NOON).resultMap['ONLINE_VIDEO_TEACHING_STUDY_TIMES']).toEqual({
      totalNum: 48,
      finishNum: 47,
    })
    const whole = [online({ contents: [content({ durationMs: 60_900, progress: 80 })] })]
    expect(dutyNumbersOf(whole, NOON).resultMap['ONLINE_VIDEO_TEACHING_STUDY_TIMES']).toEqual({
      totalNum: 49,
      finishNum: 49,
    })
  })

  test('nothing at all', () => {
    const { requiredActivityNum, resultMap } = dutyNumbersOf([], NOON)
    expect(requiredActivityNum).toBe(0)
    expect(Object.values(resultMap)).toEqual(Array(6).fill({ totalNum: 0, finishNum: 0 }))
  })
})

test('ST-CLASS-10 the completion rate: attended of those that tell who attended, two decimals', () => {
  expect(finishRateOf([], NOON)).toBe(0)
  expect(finishRateOf([online({ contents: [] })], NOON)).toBe(0)
  const untold = online({ contents: [content({ dutyRules: [], isOpened: true })] })
  const partly = online({ contents: [content({ progress: 100 }), content({ dutyRules: [] })] })
  expect(finishRateOf([untold, partly, online()], NOON)).toBe(50)
  expect(finishRateOf([lesson({ isSignedIn: true }), lesson(), online()], NOON)).toBe(33.33)
})

describe('what was over before the learner was enrolled', () => {
  const before = { isBeforeEnrolment: true } as const
  const open = lesson({ ...before, hasSignIn: false })

  test('is not theirs until they make up for it', () => {
    expect(isTheirs(lesson())).toBe(true)
    expect(isTheirs(lesson(before))).toBe(false)
    expect(isTheirs(lesson({ ...before, isSignedIn: true }))).toBe(true)
    expect(isTheirs(online({ ...before, contents: [content({ progress: 100 })] }))).toBe(true)
  })

  test('is not attended by having been held, and stays out of the rate', () => {
    expect(isAttended({ ...open, isBeforeEnrolment: false }, at('25 09:00'))).toBe(true)
    expect(isAttended(open, at('25 09:00'))).toBe(false)
    expect(finishRateOf([lesson(before), lesson({ isSignedIn: true }), lesson()], NOON)).toBe(50)
  })
})

test('ST-API-09 what is over: missed and attended are required ones, a day is over when the next begins', () => {
  const past = [
    lesson({ startTime: at('18 09:00'), endTime: at('18 11:30') }),
    lesson({ startTime: at('18 09:00'), endTime: at('18 11:30'), isSignedIn: true }),
    online({ endTime: at('19 23:59') }),
    online({ endTime: at('19 23:59'), isRequired: 0 }),
    lesson(),
  ]
  expect(pastSummaryOf(past, NOON)).toEqual({ totalNum: 4, absenceNum: 2, attendanceNum: 1, electiveNum: 1 })
})

import { afterMediumSave, afterReadingSave, type Progress } from './progress.model'

const NOTHING: Progress = { positionMs: 0, progress: 0, watched: [], studiedMs: 0 }
/** The first 30 of 100 seconds were watched. */
const BEFORE: Progress = { positionMs: 30_000, progress: 30, watched: [[0, 30_000]], studiedMs: 30_000 }

type MediumSave = Parameters<typeof afterMediumSave>[1]
const mediumSave = (differing: Partial<MediumSave> = {}): MediumSave => ({
  positionMs: 40_000,
  offered: [[0, 40_000]],
  elapsedMs: 10_000,
  durationMs: 100_000,
  isLate: false,
  ...differing,
})

test('what was watched since the last save is added, and the position is a part of the whole', () => {
  expect(afterMediumSave(BEFORE, mediumSave())).toEqual({
    positionMs: 40_000,
    progress: 40,
    watched: [[0, 40_000]],
    studiedMs: 40_000,
  })
})

test('no more counts than twice the time that has passed', () => {
  const hurried = mediumSave({ positionMs: 60_000, offered: [[0, 60_000]], elapsedMs: 10_000 })
  expect(afterMediumSave(BEFORE, hurried)).toEqual({
    positionMs: 60_000,
    progress: 30,
    watched: [[0, 50_000]],
    studiedMs: 50_000,
  })
  const fast = mediumSave({ positionMs: 50_000, offered: [[0, 50_000]], elapsedMs: 10_000 })
  expect(afterMediumSave(BEFORE, fast)).toMatchObject({ progress: 50, watched: [[0, 50_000]] })
})

test('what is watched again is no new time, and takes none away', () => {
  const again = mediumSave({ positionMs: 20_000, offered: [[10_000, 20_000]] })
  expect(afterMediumSave(BEFORE, again)).toEqual({ ...BEFORE, positionMs: 20_000 })
})

test('a jump counts where it was watched, and the part between does not', () => {
  const jumped = mediumSave({
    positionMs: 80_000,
    offered: [
      [70_000, 80_000],
      [0, 30_000],
    ],
  })
  expect(afterMediumSave(BEFORE, jumped)).toEqual({
    positionMs: 80_000,
    progress: 80,
    watched: [
      [0, 30_000],
      [70_000, 80_000],
    ],
    studiedMs: 40_000,
  })
})

test.each([
  ['in what was watched', 25_000, 25],
  ['at its first moment', 20_000, 20],
  ['just before it', 19_999, 0],
  ['two seconds behind it', 42_000, 42],
  ['further behind it', 42_001, 0],
])('a position %s is reached by watching, or it is not', (_, positionMs, progress) => {
  const watched = [[20_000, 40_000]] as const
  expect(afterMediumSave({ ...NOTHING, watched }, mediumSave({ positionMs, offered: [], elapsedMs: 0 }))).toMatchObject(
    {
      positionMs,
      progress,
    },
  )
})

test.each([
  [98_999, 98.999],
  [99_000, 100],
  [100_000, 100],
  [250_000, 100],
])('at %d ms of 100 seconds the progress is %d %%', (positionMs, progress) => {
  const whole = mediumSave({ positionMs, offered: [[0, 100_000]], elapsedMs: 50_000 })
  expect(afterMediumSave(NOTHING, whole)).toMatchObject({
    positionMs: Math.min(positionMs, 100_000),
    progress: expect.closeTo(progress, 6) as number,
  })
})

test('progress never falls', () => {
  const back = mediumSave({ positionMs: 5_000, offered: [[0, 5_000]] })
  expect(afterMediumSave(BEFORE, back)).toMatchObject({ positionMs: 5_000, progress: 30 })
})

test('nothing beyond the end of the medium is kept', () => {
  const beyond = mediumSave({ positionMs: 130_000, offered: [[90_000, 130_000]] })
  expect(afterMediumSave(BEFORE, beyond)).toEqual({
    positionMs: 100_000,
    progress: 100,
    watched: [
      [0, 30_000],
      [90_000, 100_000],
    ],
    studiedMs: 40_000,
  })
})

test('of a medium without a length nothing is watched and nothing is reached', () => {
  const unknown = mediumSave({ positionMs: 0, offered: [[0, 5_000]], durationMs: 0 })
  expect(afterMediumSave(NOTHING, unknown)).toEqual(NOTHING)
  const watched = [[0, 1_000]] as const
  expect(afterMediumSave({ ...NOTHING, watched }, unknown)).toMatchObject({ progress: 0 })
})

test('parts of milliseconds are rounded', () => {
  const exact = mediumSave({ positionMs: 40_000.6, offered: [[0.4, 40_000.6]] })
  expect(afterMediumSave(NOTHING, { ...exact, elapsedMs: 60_000 })).toMatchObject({
    positionMs: 40_001,
    watched: [[0, 40_001]],
    studiedMs: 40_001,
  })
})

describe('a client that only knows its position', () => {
  test('has watched from the position before up to it', () => {
    expect(afterMediumSave(BEFORE, mediumSave({ offered: undefined }))).toEqual({
      positionMs: 40_000,
      progress: 40,
      watched: [[0, 40_000]],
      studiedMs: 40_000,
    })
  })

  test.each([10_000, 30_000])('has watched nothing at %d ms, which is not further on', (positionMs) => {
    const before = { ...BEFORE, watched: [] }
    expect(afterMediumSave(before, mediumSave({ positionMs, offered: undefined }))).toEqual({ ...before, positionMs })
  })
})

test('a late save tells what was watched, and leaves the position of the later one', () => {
  expect(afterMediumSave(BEFORE, mediumSave({ isLate: true }))).toEqual({
    positionMs: 30_000,
    progress: 40,
    watched: [[0, 40_000]],
    studiedMs: 40_000,
  })
})

describe('what is read', () => {
  const READ: Progress = { positionMs: 4_000, progress: 0, watched: [], studiedMs: 4_000 }

  test.each([
    ['as long as it was open', { openMs: 9_000, elapsedMs: 20_000, isLate: false }, 9_000, 13_000],
    ['no longer than has passed', { openMs: 90_000, elapsedMs: 20_000, isLate: false }, 90_000, 24_000],
    ['and a late save moves nothing', { openMs: 9_000, elapsedMs: 20_000, isLate: true }, 4_000, 13_000],
  ])('is finished once it was opened, and was studied %s', (_, save, positionMs, studiedMs) => {
    expect(afterReadingSave(READ, save)).toEqual({ positionMs, progress: 100, watched: [], studiedMs })
  })
})

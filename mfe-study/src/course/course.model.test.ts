import { contentAddress, contentTabs, introductionAddress, introductionOf, targetsOf } from './course.model'

test('ST-COURSE-29 ST-COURSE-32 what asks for nothing is no target, and nothing is divided by it', () => {
  const none = {
    needLearnNumber: 0,
    finishNeedLearnNumber: 0,
    studyTime: 0,
    finishStudyTime: 5,
    homeworkNumber: 0,
    finishHomeworkNumber: 0,
    testNumber: 0,
    finishTestNumber: 0,
    faceTeachingNumber: 3,
    finishFaceTeachingNumber: 4,
    videoNumber: 0,
  }
  expect(targetsOf(none)).toEqual([{ name: 'faceToFace', done: 4, total: 3, percent: 100, isMet: true }])
})

test('homework and tests are one target, its share that of both, and never above the whole', () => {
  const count = {
    needLearnNumber: 0,
    finishNeedLearnNumber: 0,
    studyTime: 10,
    finishStudyTime: 5,
    homeworkNumber: 3,
    finishHomeworkNumber: 2,
    testNumber: 1,
    finishTestNumber: 1,
    faceTeachingNumber: 2,
    finishFaceTeachingNumber: 4,
    videoNumber: 0,
  }
  expect(targetsOf(count)).toEqual([
    { name: 'faceToFace', done: 4, total: 2, percent: 100, isMet: true },
    { name: 'studyTime', done: 5, total: 10, percent: 50, isMet: false },
    { name: 'homeworkAndTests', done: 3, total: 4, percent: 75, isMet: false },
  ])
})

/** One chapter with a node for each list of classrooms. */
const chapter = (chapterName: string, ...nodes: readonly (readonly string[])[]) =>
  ({
    chapterName,
    nodes: nodes.map((ids, index) => ({
      nodeName: `${chapterName}.${String(index)}`,
      classrooms: ids.map((classroomId) => ({ classroomId })),
    })),
  }) as unknown as Parameters<typeof contentTabs>[0][string][number]

/** `1:a,b` for each chapter and what is in it. */
const shown = (lists: Parameters<typeof contentTabs>[0]) =>
  contentTabs(lists).map(({ tab, chapters }) => [
    tab,
    ...chapters.map(
      ({ chapterName, nodes }) =>
        `${chapterName}:${nodes.map(({ nodeName, classrooms }) => nodeName + classrooms.map(({ classroomId }) => classroomId).join('')).join(' ')}`,
    ),
  ])

test('a tab has the chapters and nodes of all that hold a classroom of its lists, and no empty ones', () => {
  const all = [chapter('1', ['a', 'b'], ['c'], []), chapter('2', ['d']), chapter('3', [])]
  expect(
    shown({
      ALL: all,
      ONLINE_VIDEO_TEACHING: [chapter('x', ['a'])],
      EE_LIVE_LECTURES: [chapter('y', ['c'])],
      ONLINE_HOMEWORK: [chapter('z', ['b'])],
      ONLINE_TEST: [chapter('z', ['d'])],
      OFFLINE_FACE2FACE_TEACHING: [chapter('z', ['c', 'd'])],
      E_WORDS_MATERIALS: [chapter('z', ['a'])],
    }),
  ).toEqual([
    ['all', '1:1.0ab 1.1c', '2:2.0d'],
    ['onlineTeaching', '1:1.0a 1.1c'],
    ['onlineHomework', '1:1.0b'],
    ['onlineTest', '2:2.0d'],
    ['faceToFace', '1:1.1c', '2:2.0d'],
    ['materials', '1:1.0a'],
  ])
})

test('without a list of all, all is what the others have; a list under an unknown key stands there only', () => {
  expect(shown({ ONLINE_TEST: [chapter('1', ['a'])], NEW_KIND: [chapter('2', ['b'])] })).toEqual([
    ['all', '1:1.0a', '2:2.0b'],
    ['onlineTest', '1:1.0a'],
  ])
  expect(shown({})).toEqual([])
})

test.each([
  ['course', ['0']],
  ['teachers', ['1', '1']],
  ['materials', ['3']],
  ['quality', ['4']],
] as const)('the introduction under %s', (tab, found) => {
  const parts = [0, 1, 1, 2, 3, 4].map((introduceType) => ({ introduceType, introduceContent: String(introduceType) }))
  const under = introductionOf(parts as unknown as Parameters<typeof introductionOf>[0], tab)
  expect(under.map(({ introduceType }) => String(introduceType))).toEqual(found)
})

test('the tabs are part of the address, each under its own name', () => {
  expect(contentAddress.parse(new URLSearchParams('tab=onlineTest&intro=teachers'))).toEqual({ tab: 'onlineTest' })
  expect(contentAddress.parse(new URLSearchParams('tab=none'))).toEqual({ tab: 'all' })
  expect(introductionAddress.parse(new URLSearchParams('tab=onlineTest&intro=teachers'))).toEqual({ intro: 'teachers' })
})

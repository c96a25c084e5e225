import { activityOf } from '../common/activity/testing/activities'
import {
  AUTO,
  dynamicTag,
  firstTodaySub,
  isExperience,
  jumpTarget,
  pastFilterOf,
  pastSubOf,
  pastSubsOf,
  resultOf,
  serviceShortcuts,
  shortcutNotice,
  tabOf,
  tabsOf,
  todayOf,
  type ClassAddress,
  type ClassTab,
  type PastSub,
  type Sub,
} from './training-class.model'

test.each<[number, ClassAddress['tab'], ClassTab]>([
  [0, AUTO, 'today'],
  [1, AUTO, 'today'],
  [1, 'past', 'past'],
  [2, AUTO, 'past'],
  [2, 'today', 'past'],
])('ST-CLASS-14 class status %p with tab %p opens %p', (status, chosen, tab) => {
  expect(tabOf(status, chosen)).toBe(tab)
})

test('ST-CLASS-14 a class that is over has one tab', () => {
  expect([0, 1, 2].map((status) => tabsOf(status).length)).toEqual([2, 2, 1])
})

const today = [
  activityOf({ activityId: 'a', classActivityStatus: 0 }),
  activityOf({ activityId: 'b', classActivityStatus: 1 }),
  activityOf({ activityId: 'c', classActivityStatus: 2 }),
  activityOf({ activityId: 'd', classActivityStatus: 0, isRequired: 0 }),
  activityOf({ activityId: 'e', classActivityStatus: null, isRequired: 2 }),
]

test.each<[Sub, string]>([
  ['all', 'abcde'],
  ['toAttend', 'a'],
  ['missed', 'b'],
  ['attended', 'c'],
  ['elective', 'de'],
])('ST-CLASS-17 %s holds %s', (sub, ids) => {
  expect(
    todayOf(today, sub)
      .map(({ activityId }) => activityId)
      .join(''),
  ).toBe(ids)
})

test('ST-CLASS-18 what is to be attended comes first, where there is any', () => {
  expect(firstTodaySub(today)).toBe('toAttend')
  expect(firstTodaySub(today.slice(1))).toBe('all')
})

const summary = { totalNum: 9, absenceNum: 2, attendanceNum: 6, electiveNum: 1 }
const noneMissed = { ...summary, absenceNum: 0 }

test.each<[string, typeof summary, ClassAddress['sub'], PastSub]>([
  ['missed is the default where there is any', summary, AUTO, 'missed'],
  ['else all is', noneMissed, AUTO, 'all'],
  ['a choice counts', summary, 'elective', 'elective'],
  ['missed cannot be chosen where none was', noneMissed, 'missed', 'all'],
  ['to attend is no choice of the past', summary, 'toAttend', 'missed'],
])('ST-CLASS-29 %s', (_, counts, chosen, sub) => {
  expect(pastSubOf(counts, chosen)).toBe(sub)
})

test('ST-CLASS-29 missed exists only when something was', () => {
  expect(pastSubsOf(summary)).toEqual(['all', 'missed', 'attended', 'elective'])
  expect(pastSubsOf(noneMissed)).toEqual(['all', 'attended', 'elective'])
})

test.each<[PastSub, object]>([
  ['all', {}],
  ['missed', { classActivityStatus: 1, isRequired: 1 }],
  ['attended', { classActivityStatus: 2, isRequired: 1 }],
  ['elective', { isRequired: 0 }],
])('ST-CLASS-30 %s asks for %p', (sub, filter) => {
  expect(pastFilterOf(sub)).toEqual(filter)
})

test.each([
  ['3', 5, 3],
  [' 3 ', 5, 3],
  ['99', 5, 5],
  ['1', 0, 1],
  ['0', 5, undefined],
  ['-2', 5, undefined],
  ['2.5', 5, undefined],
  ['abc', 5, undefined],
  ['', 5, undefined],
])('ST-CLASS-31 a jump to %p of %p pages leads to %p', (text, pages, target) => {
  expect(jumpTarget(text, pages)).toBe(target)
})

test.each([
  ['签到', '签到'],
  [' 提问 ', '提问'],
  ['3', ''],
  ['-1', ''],
  ['', ''],
])('ST-CLASS-24 a feed type %p has the tag %p', (type, tag) => {
  expect(dynamicTag(type)).toBe(tag)
})

test.each([
  [0, 'none'],
  [1, 'passed'],
  [2, 'failed'],
  [9, 'failed'],
])('ST-CLASS-13 evaluateStatus %p is %p', (status, result) => {
  expect(resultOf(status)).toBe(result)
})

test.each([
  ['1', true],
  ['true', true],
  ['', false],
  ['0', false],
  ['yes', false],
])('ST-GEN-06 experience=%p is %p', (flag, isOn) => {
  expect(isExperience(flag)).toBe(isOn)
})

test.each([
  [[0, 1], true],
  [[1, 2, null], false],
  [[], false],
])('ST-CLASS-48 with courses of nature %p highlights are there: %p', (natures, isThere) => {
  const courses = natures.map((courseNature) => ({ courseNature }))
  expect(serviceShortcuts(courses).includes('highlights')).toBe(isThere)
})

test.each([
  ['announcement', 'study.pcNotOpen'],
  ['certificate', 'study.pcNotOpen'],
  ['calendar', 'study.soon'],
  ['', 'study.soon'],
])('ST-CLASS-50 ST-CLASS-51 the shortcut %p says %s', (shortcut, notice) => {
  expect(shortcutNotice(shortcut)).toBe(notice)
})

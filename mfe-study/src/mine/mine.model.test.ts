import fc from 'fast-check'

import {
  cardsOfTab,
  CLASSES_PER_PAGE,
  countByTab,
  mineAddress,
  paginate,
  PERIOD_TYPES,
  PERIODS_PER_PAGE,
  periodTypeOf,
  STATUS_TABS,
  statusTabOf,
  type MineAddress,
} from './mine.model'
import { classesWithStatus, learningCardOf } from './testing/learning-cards'

const CARDS = [...classesWithStatus(2, 5), ...classesWithStatus(-1, 1), ...classesWithStatus(3, 2)]

test('ST-MINE-03 the tabs stand in their order, and every one has a count, zero included', () => {
  expect(STATUS_TABS).toEqual(['all', -1, 0, 1, 2, 3])
  expect([...countByTab(CARDS)]).toEqual([
    ['all', 8],
    [-1, 1],
    [0, 0],
    [1, 0],
    [2, 5],
    [3, 2],
  ])
})

test('ST-MINE-05 a tab lists the classes of its status, the first tab all', () => {
  expect(cardsOfTab(CARDS, 'all')).toHaveLength(8)
  for (const tab of STATUS_TABS.slice(1)) {
    expect(cardsOfTab(CARDS, tab).every((card) => card.serviceStatus === tab)).toBe(true)
  }
})

test('what can be learned now comes first, what is done last, else the order stays', () => {
  const cards = [
    learningCardOf({ classId: 'done', serviceStatus: 3, teachingClassStatus: 2 }),
    learningCardOf({ classId: 'no place', serviceStatus: -1 }),
    learningCardOf({ classId: 'not begun', serviceStatus: 1, teachingClassStatus: 0 }),
    learningCardOf({ classId: 'one', serviceStatus: 2, teachingClassStatus: 1 }),
    learningCardOf({ classId: 'two', serviceStatus: 1, teachingClassStatus: 1 }),
  ]
  expect(cardsOfTab(cards, 'all').map(({ classId }) => classId)).toEqual([
    'one',
    'two',
    'not begun',
    'no place',
    'done',
  ])
  expect(cardsOfTab(cards, 1).map(({ classId }) => classId)).toEqual(['two', 'not begun'])
})

test('ST-MINE-06 ST-MINE-07 4 classes a page, 8 class periods a page', () => {
  expect([CLASSES_PER_PAGE, PERIODS_PER_PAGE]).toEqual([4, 8])
})

describe('ST-MINE-03 the address', () => {
  const FIRST: MineAddress = { userId: '', view: 'class', status: 'all', type: 1, page: 1 }

  test.each<[string, Partial<MineAddress>]>([
    ['', {}],
    ['status=-1', { status: -1 }],
    ['status=3&page=2', { status: 3, page: 2 }],
    ['status=9&page=0', {}],
    ['page=2.5', {}],
    ['view=period', { view: 'period' }],
    ['view=period&type=4&page=3', { view: 'period', type: 4, page: 3 }],
    ['view=period&type=5', { view: 'period' }],
    ['userId=7', { userId: '7' }],
  ])('%p reads as %p', (query, said) => {
    expect(mineAddress.parse(new URLSearchParams(query))).toEqual({ ...FIRST, ...said })
  })

  test('keeps what belongs to others, drops first choices, and starts another list at its first page', () => {
    const current = new URLSearchParams('schoolId=20001&userId=7&status=2&page=3')
    expect(mineAddress.query(current, { status: 'all' }).toString()).toBe('schoolId=20001&userId=7')
    expect(mineAddress.query(current, { status: 3 }).toString()).toBe('schoolId=20001&userId=7&status=3')
    expect(mineAddress.query(current, { view: 'period' }).toString()).toBe('schoolId=20001&userId=7&view=period')
  })

  test('a tab leaves the reader in place, a page is read from the top', () => {
    expect(mineAddress.scrollOf({ status: 2, page: 1 })).toBe('stay')
    expect(mineAddress.scrollOf({ page: 2 })).toBe('top')
  })

  test.each(STATUS_TABS)('tab %p is told by its text', (tab) => expect(statusTabOf(String(tab))).toBe(tab))
  test.each(PERIOD_TYPES)('type %p is told by its text', (type) => expect(periodTypeOf(String(type))).toBe(type))
})

describe('ST-MINE-06 a page of a list', () => {
  test.each([
    [0, 1, [], 1, 0],
    [4, 1, [1, 2, 3, 4], 1, 1],
    [5, 2, [5], 2, 2],
    [5, 9, [5], 2, 2],
  ])('%i cards, page %i', (count, wanted, items, current, pages) => {
    const all = Array.from({ length: count }, (_, index) => index + 1)
    expect(paginate(all, wanted, 4)).toEqual({ items, current, pages })
  })

  test('the pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (all, size) => {
        const { pages } = paginate(all, 1, size)
        const together = Array.from({ length: pages }, (_, index) => paginate(all, index + 1, size).items).flat()
        expect(together).toEqual(all)
      }),
    )
  })
})

import fc from 'fast-check'

import {
  cardsOfTab,
  CLASSES_PER_PAGE,
  countByTab,
  mineQuery,
  paginate,
  parseMineAddress,
  PERIOD_TYPES,
  PERIODS_PER_PAGE,
  STATUS_TABS,
  type MineAddress,
} from './mine.model'
import { classesWithStatus } from './testing/learning-cards'

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

test('ST-MINE-06 ST-MINE-07 4 classes a page, 8 class periods a page', () => {
  expect([CLASSES_PER_PAGE, PERIODS_PER_PAGE]).toEqual([4, 8])
})

describe('ST-MINE-03 the address', () => {
  test.each<[string, MineAddress]>([
    ['', { view: 'class', status: 'all', page: 1 }],
    ['status=-1', { view: 'class', status: -1, page: 1 }],
    ['status=3&page=2', { view: 'class', status: 3, page: 2 }],
    ['status=9&page=0', { view: 'class', status: 'all', page: 1 }],
    ['page=2.5', { view: 'class', status: 'all', page: 1 }],
    ['view=period', { view: 'period', type: 1, page: 1 }],
    ['view=period&type=4&page=3', { view: 'period', type: 4, page: 3 }],
    ['view=period&type=5&status=2', { view: 'period', type: 1, page: 1 }],
  ])('%p reads as %p', (query, address) => {
    expect(parseMineAddress(new URLSearchParams(query))).toEqual(address)
  })

  test('keeps what belongs to others and drops first choices', () => {
    const current = new URLSearchParams('schoolId=20001&status=2&page=3')
    expect(mineQuery({ view: 'class', status: 'all', page: 1 }, current).toString()).toBe('schoolId=20001')
    expect(mineQuery({ view: 'period', type: 1, page: 2 }, current).toString()).toBe(
      'schoolId=20001&view=period&page=2',
    )
  })

  const page = fc.integer({ min: 1, max: 999_999 })
  const address: fc.Arbitrary<MineAddress> = fc.oneof(
    fc.record({ view: fc.constant('class' as const), status: fc.constantFrom(...STATUS_TABS), page }),
    fc.record({ view: fc.constant('period' as const), type: fc.constantFrom(...PERIOD_TYPES), page }),
  )

  test('reads back what was written, whatever stood there before', () => {
    fc.assert(
      fc.property(address, address, (before, after) => {
        const query = mineQuery(after, mineQuery(before, new URLSearchParams('userId=7')))
        expect(parseMineAddress(query)).toEqual(after)
        expect(query.get('userId')).toBe('7')
      }),
    )
  })
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

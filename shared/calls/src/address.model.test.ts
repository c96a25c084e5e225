import fc from 'fast-check'
import * as v from 'valibot'

import { addressOf, freeText, oneOf, pageNumber, type AddressField } from './address.model'

const LEVELS = ['all', -1, 0, 3] as const
const list = addressOf({ tag: freeText, level: oneOf(LEVELS), page: pageNumber })
const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', { tag: '', level: 'all', page: 1 }],
  ['tag=9&level=-1&page=2', { tag: '9', level: -1, page: 2 }],
  ['level=0', { tag: '', level: 0, page: 1 }],
  ['level=7&page=0', { tag: '', level: 'all', page: 1 }],
  ['page=2.5', { tag: '', level: 'all', page: 1 }],
  ['page=-1', { tag: '', level: 'all', page: 1 }],
  ['page=1234567', { tag: '', level: 'all', page: 1 }],
])('%p reads as %p', (text, values) => {
  expect(list.parse(query(text))).toEqual(values)
})

test.each<[string, Parameters<typeof list.query>[1], string]>([
  ['', { page: 2 }, 'page=2'],
  ['page=2', { page: 1 }, ''],
  ['level=3&page=2', { tag: '9' }, 'tag=9'],
  ['tag=9&level=3&page=2', { level: -1 }, 'tag=9&level=-1'],
  ['tag=9&level=3&page=2', { level: 3 }, 'tag=9&level=3&page=2'],
  ['tag=9&page=2', { level: 3, page: 4 }, 'tag=9&level=3&page=4'],
  ['schoolId=7&page=2', { level: 'all', page: 1 }, 'schoolId=7'],
  ['level=nonsense&page=2', {}, 'page=2'],
])('from %p the change %p leads to %p', (before, change, after) => {
  expect(list.query(query(before), change).toString()).toBe(after)
})

test('one place has one query, whatever the order it was written in', () => {
  expect(list.query(query('page=2&a=1&tag=9'), {}).toString()).toBe('a=1&tag=9&page=2')
})

test('the widest change says where reading goes on', () => {
  const { scrollOf } = list
  expect(scrollOf({ page: 2 })).toBe('top')
  expect([scrollOf({ tag: '9' }), scrollOf({ level: 3, page: 1 }), scrollOf({})]).toEqual(['stay', 'stay', 'stay'])
})

test('a field may have another name in the address, its own schema, and no value at all', () => {
  const hour: AddressField<number | null> = {
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform((text) => Number(text)),
    ),
    fallback: null,
    scroll: 'stay',
  }
  const wall = addressOf({ hour, page: { ...pageNumber, name: 'wall-page', scroll: 'stay' } })
  expect(wall.parse(query('wall-page=2&page=9&hour=0'))).toEqual({ hour: 0, page: 2 })
  expect(wall.query(query('wall-page=2&page=9&hour=0'), { hour: null }).toString()).toBe('page=9')
  expect(wall.query(query('page=9&hour=0'), { page: 3 }).toString()).toBe('page=9&hour=0&wall-page=3')
  expect(wall.scrollOf({ page: 3 })).toBe('stay')
})

test('reads back what was written, whatever stood there before', () => {
  const values = fc.record({
    tag: fc.string(),
    level: fc.constantFrom(...LEVELS),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  fc.assert(
    fc.property(values, values, (before, after) => {
      const written = list.query(list.query(query('userId=7'), before), after)
      expect(list.parse(written)).toEqual(after)
      expect(written.get('userId')).toBe('7')
    }),
  )
})

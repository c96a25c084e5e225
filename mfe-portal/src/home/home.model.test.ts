import fc from 'fast-check'

import { categoryOf, tickerEntryOf } from './home.fixtures'
import {
  loopIndex,
  SERVICES,
  serviceTargets,
  stripCategories,
  tickerKind,
  tickerPath,
  tickerWindow,
} from './home.model'

describe('ticker', () => {
  test.each([
    ['2026-11-21T08:30:00+08:00', '2026-10-23 00:00:00', '2026-11-21 23:59:59'],
    ['2026-03-01T00:00:00+08:00', '2026-01-31 00:00:00', '2026-03-01 23:59:59'],
    // 20:00 in London is the next morning in Beijing.
    ['2026-01-15T20:00:00Z', '2025-12-18 00:00:00', '2026-01-16 23:59:59'],
  ])('PO-HOME-05 the window of %s', (now, startTime, endTime) => {
    expect(tickerWindow(Date.parse(now))).toEqual({ startTime, endTime })
  })

  test.each([
    ['NEW_INFORMATION', 'news', '/news-information/detail?id=5'],
    ['NOTICE', 'notice', '/notice/detail?id=5'],
    ['SOMETHING_NEW', 'notice', '/notice/detail?id=5'],
    ['', 'notice', '/notice/detail?id=5'],
  ])('PO-HOME-06 PO-HOME-08 an entry of code %p is %s and opens %s', (code, kind, path) => {
    const entry = tickerEntryOf({ id: '5', commentObjectType: { code, desc: '' } })
    expect(tickerKind(entry)).toBe(kind)
    expect(tickerPath(entry)).toBe(path)
  })

  test('PO-HOME-07 it loops both ways and never leaves the list', () => {
    expect(loopIndex(2, 1, 3)).toBe(0)
    expect(loopIndex(0, -1, 3)).toBe(2)
    expect(loopIndex(0, 1, 0)).toBe(0)
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 51 }), (at, step, count) => {
        const next = loopIndex(at, step, count)
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
        expect(loopIndex(next, -step, count)).toBe(at % count)
      }),
    )
  })
})

describe('category strip', () => {
  const seqs = (...list: number[]) => list.map((seq, index) => categoryOf({ id: String(index), seq }))

  test.each([
    [[], []],
    [
      [3, 1, 2],
      [1, 2, 3],
    ],
    [[4, 5, 9], []],
    [
      [1, 4, 3],
      [1, 3],
    ],
    [
      [3, 3, 3, 3],
      [3, 3, 3],
    ],
    [
      [2, 1, 3, 0],
      [0, 1, 2],
    ],
  ])('PO-HOME-04 of seqs %p it shows %p', (given, shown) => {
    expect(stripCategories(seqs(...given)).map((category) => category.seq)).toEqual(shown)
  })

  test('PO-HOME-04 equal seqs keep the order they came in', () => {
    expect(stripCategories(seqs(2, 2, 2)).map((category) => category.id)).toEqual(['0', '1', '2'])
  })
})

describe('service grid', () => {
  test('PO-HOME-09 six services in order', () => {
    expect(SERVICES).toEqual(['enrol', 'study', 'certificate', 'exam', 'evaluate', 'identify'])
  })

  test('PO-HOME-10 their targets', () => {
    expect(serviceTargets({ brand: null, examLoginUrl: 'https://exam.example.com/' })).toEqual({
      enrol: { kind: 'section', id: 'training-projects' },
      study: { kind: 'inside', path: '/study/mine' },
      certificate: { kind: 'inside', path: '/query_pc' },
      exam: { kind: 'outside', url: 'https://exam.example.com/' },
      evaluate: { kind: 'inside', path: '/school-info?index=0&detail=2' },
      identify: { kind: 'inside', path: '/school-info?index=0&detail=2' },
    })
  })

  test('PO-HOME-10 without an exam site there is no exam entry', () => {
    expect(serviceTargets({ brand: null, examLoginUrl: '' }).exam).toBeNull()
  })

  test('PO-HOME-10 a partner brand has its own lookup', () => {
    expect(serviceTargets({ brand: 'gdhuanbao', examLoginUrl: '' }).certificate).toEqual({
      kind: 'inside',
      path: '/query_pc/gdhuanbao',
    })
  })
})

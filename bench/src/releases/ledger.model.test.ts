import { Ledger, type Visitor } from './ledger.model'
import { TENANT, type ModuleId } from './sequence.model'

const ID: ModuleId = 'mfe-portal'
const DAY = 24 * 60 * 60 * 1000
const isIn = (_: ModuleId, share: number): boolean => share >= 50
const HOME: Visitor = { tenantId: '10001', isIn }
const AWAY: Visitor = { tenantId: TENANT, isIn }

/** A ledger with releases 1 to 4, all published at 0. */
function published(): Ledger {
  const ledger = new Ledger()
  for (const number of [1, 2, 3, 4]) ledger.publish(ID, number, 0)
  return ledger
}

const pageOf = (ledger: Ledger, visitor: Visitor) => ledger.pageOf(visitor).get(ID)

test('a page has what was promoted, and behind it what stood before', () => {
  const ledger = published()
  expect(pageOf(ledger, HOME)).toBeUndefined()
  ledger.promote(ID, 1, '*', null, 0)
  ledger.promote(ID, 2, '*', null, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 2, behind: [1] })
})

test('a tenant’s own goes before that of all, gray before stable, for those who are in', () => {
  const ledger = published()
  ledger.promote(ID, 1, '*', null, 0)
  ledger.promote(ID, 2, TENANT, null, 0)
  ledger.promote(ID, 3, '*', 50, 0)
  expect([pageOf(ledger, HOME), pageOf(ledger, AWAY)]).toEqual([
    { number: 3, behind: [1] },
    { number: 2, behind: [3, 1] },
  ])
  ledger.promote(ID, 3, '*', 10, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 1, behind: [] })
})

test('a rollback takes the gray release first, then one after the other; a tenant’s first leads to that of all', () => {
  const ledger = published()
  for (const number of [1, 2, 3]) ledger.promote(ID, number, '*', null, 0)
  ledger.promote(ID, 4, '*', 100, 0)
  const shown: (number | undefined)[] = []
  while (ledger.rollBack(ID, '*', 0)) shown.push(pageOf(ledger, HOME)?.number)
  expect(shown).toEqual([3, 2, 1])
  ledger.promote(ID, 4, TENANT, null, 0)
  expect(ledger.rollBack(ID, TENANT, 0)).toBe(true)
  expect(pageOf(ledger, AWAY)?.number).toBe(1)
  expect(ledger.rollBack(ID, TENANT, 0)).toBe(false)
  expect(ledger.unassign(ID, 0)).toBe(false)
})

test('what is not published or is collected is promoted to nobody, until it is published again', () => {
  const ledger = published()
  expect(ledger.promote(ID, 5, '*', null, 0)).toBe(false)
  ledger.collect(ID, [4])
  expect([ledger.promote(ID, 4, '*', null, 0), ledger.keptOf(ID)]).toEqual([false, [1, 2, 3]])
  expect([ledger.publish(ID, 4, 0), ledger.publish(ID, 4, 0)]).toEqual([true, false])
  expect(ledger.promote(ID, 4, '*', null, 0)).toBe(true)
})

test('what all have as well stands once; gray goes when another is promoted to all', () => {
  const ledger = published()
  ledger.promote(ID, 1, '*', null, 0)
  ledger.promote(ID, 1, TENANT, null, 0)
  expect(pageOf(ledger, AWAY)).toEqual({ number: 1, behind: [] })
  ledger.promote(ID, 4, '*', 50, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 4, behind: [1] })
  ledger.promote(ID, 2, '*', null, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 2, behind: [1] })
  expect([ledger.rollBack(ID, '*', 0), pageOf(ledger, HOME)]).toEqual([true, { number: 1, behind: [] }])
})

test('of two gray ones the last is shown, and what is collected stands behind nothing', () => {
  const ledger = published()
  for (const number of [1, 2]) ledger.promote(ID, number, '*', null, 0)
  for (const number of [3, 4]) ledger.promote(ID, number, '*', 50, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 4, behind: [2, 1] })
  ledger.collect(ID, [1])
  expect(pageOf(ledger, HOME)).toEqual({ number: 4, behind: [2] })
})

test('who is promoted again stands where it stood, and nothing that came after it stands any more', () => {
  const ledger = published()
  for (const number of [1, 2, 3, 2]) ledger.promote(ID, number, '*', null, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 2, behind: [1] })
  ledger.promote(ID, 1, '*', null, 0)
  expect(pageOf(ledger, HOME)).toEqual({ number: 1, behind: [] })
  expect(ledger.rollBack(ID, '*', 0)).toBe(false)
})

test('the releases of a module are its own, by number', () => {
  const ledger = new Ledger()
  for (const number of [10, 9, 2]) ledger.publish(ID, number, 0)
  for (const number of [9, 7]) ledger.publish('mfe-study', number, 0)
  expect([ledger.keptOf(ID), ledger.keptOf('mfe-study')]).toEqual([
    [2, 9, 10],
    [7, 9],
  ])
  ledger.collect(ID, [2, 5])
  expect([ledger.keptOf(ID), ledger.isKept(ID, 5), ledger.isKept('mfe-study', 2)]).toEqual([[9, 10], false, false])
})

test('sent again while it is there, a release is no newer', () => {
  const ledger = published()
  expect(ledger.publish(ID, 1, 20 * DAY)).toBe(false)
  expect(ledger.collectable(ID, [], 30 * DAY)).toEqual([1, 2, 3, 4])
})

test('of the gray ones only the last is held', () => {
  const ledger = published()
  ledger.promote(ID, 2, '*', 10, 0)
  ledger.promote(ID, 3, '*', 10, 0)
  expect(ledger.collectable(ID, [], 40 * DAY)).toEqual([1, 2, 4])
})

test('what a rollback takes away stays for 30 days from then', () => {
  const ledger = published()
  for (const number of [1, 2, 3]) ledger.promote(ID, number, '*', null, 0)
  expect(ledger.rollBack(ID, '*', 20 * DAY)).toBe(true)
  expect([40, 50].map((day) => ledger.collectable(ID, [], day * DAY))).toEqual([[4], [3, 4]])
})

test('what another takes the place of is used until then', () => {
  const ledger = published()
  for (const number of [1, 2]) ledger.promote(ID, number, '*', null, 0)
  ledger.promote(ID, 3, '*', null, 20 * DAY)
  ledger.promote(ID, 4, '*', null, 25 * DAY)
  expect([40, 50].map((day) => ledger.collectable(ID, [], day * DAY))).toEqual([[1], [1, 2]])
})

test('the last of three assigned again: the second is used until then, the first is not', () => {
  const ledger = published()
  for (const number of [1, 2, 3]) ledger.promote(ID, number, '*', null, 0)
  for (const number of [3, 4]) ledger.promote(ID, number, '*', null, 20 * DAY)
  expect(ledger.collectable(ID, [], 40 * DAY)).toEqual([1])
})

test('assigned again, the current release is the successor of the one behind it, which is used until then', () => {
  const ledger = published()
  for (const number of [1, 2]) ledger.promote(ID, number, '*', null, 0)
  for (const number of [2, 3, 4]) ledger.promote(ID, number, '*', null, 20 * DAY)
  expect([40, 50].map((day) => ledger.collectable(ID, [], day * DAY))).toEqual([[], [1, 2]])
})

test.each([
  [29, []],
  [30, [1, 2]],
])('after %i days may be collected: %j', (days, expected) => {
  const ledger = published()
  for (const number of [1, 2, 3, 4]) ledger.promote(ID, number, '*', null, 0)
  expect(ledger.collectable(ID, [], days * DAY)).toEqual(expected)
})

test('what is gray, a tenant’s or the last good one is held; what was replaced stays for 30 days from then', () => {
  const ledger = published()
  for (const number of [1, 4, 3]) ledger.promote(ID, number, '*', null, 0)
  ledger.promote(ID, 2, '*', 10, 0)
  expect(ledger.collectable(ID, [], 40 * DAY)).toEqual([1])
  expect(ledger.collectable(ID, [1], 40 * DAY)).toEqual([])
  ledger.promote(ID, 1, TENANT, null, 40 * DAY)
  ledger.unassign(ID, 50 * DAY)
  expect(ledger.collectable(ID, [], 79 * DAY)).toEqual([])
  expect(ledger.collectable(ID, [], 80 * DAY)).toEqual([1])
})

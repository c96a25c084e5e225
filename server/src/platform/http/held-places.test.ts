import { HeldPlaces, MOST_OF_ONE_NETWORK, MOST_OF_ONE_PERSON, type HeldCall } from './held-places'

let places: HeldPlaces
let ended: HeldCall[]
beforeEach(() => {
  places = new HeldPlaces({ maxConnections: 2000 })
  ended = []
})

let calls = 0
/** Of another person, network and page than any other, if not said otherwise. */
function callOf(some: Partial<HeldCall> = {}): HeldCall {
  calls += 1
  const call: HeldCall = {
    person: `person ${calls}`,
    network: `network ${calls}`,
    page: `page ${calls}`,
    end: () => void ended.push(call),
    ...some,
  }
  return call
}
/** How many of that many calls get a place. */
const taken = (count: number, some: Partial<HeldCall> = {}) =>
  Array.from({ length: count }, () => places.take(callOf(some))).filter(Boolean).length

test('a person, a network and all together have their bounds', () => {
  expect(taken(10, { person: 'a' })).toBe(MOST_OF_ONE_PERSON)
  expect(taken(300, { network: 'a' })).toBe(MOST_OF_ONE_NETWORK)
  expect(taken(1000)).toBe(Math.ceil(2000 / 3) - MOST_OF_ONE_PERSON - MOST_OF_ONE_NETWORK)
  expect(ended).toEqual([])
})

test('the same page of a person takes the place of its earlier call, wherever it is now', () => {
  const first = callOf({ person: 'a', page: 'one' })
  expect(places.take(first)).toBe(true)
  expect(taken(3, { person: 'a' })).toBe(3)
  expect(places.take(callOf({ person: 'a', page: 'one' }))).toBe(true)
  expect(ended).toEqual([first])
  expect(places.take(callOf({ person: 'a', page: 'two' }))).toBe(false)
  expect(places.take(callOf({ person: 'b', page: 'one' }))).toBe(true)
  expect(ended).toEqual([first])
})

test.each([
  ['person', MOST_OF_ONE_PERSON],
  ['network', MOST_OF_ONE_NETWORK],
])('a call that ends leaves its place to the next of its %s, once', (whose, most) => {
  const first = callOf({ [whose]: 'a' })
  places.take(first)
  expect(taken(most, { [whose]: 'a' })).toBe(most - 1)
  places.leave(first)
  places.leave(first)
  expect(taken(most, { [whose]: 'a' })).toBe(1)
})

test('a call that has no place leaves none', () => {
  taken(MOST_OF_ONE_PERSON, { person: 'a' })
  const late = callOf({ person: 'a' })
  places.take(late)
  places.leave(late)
  expect(places.take(callOf({ person: 'a' }))).toBe(false)
})

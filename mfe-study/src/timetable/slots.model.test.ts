import fc from 'fast-check'

import { activityOf, lessonOf } from '../common/activity/testing/activities'
import { hourOf, nearestStop, placeAfter, placeEvents, quarterOf, stopsOf, type Place } from './slots.model'

const at = (clock: string, id: string) => lessonOf({ id, startTime: `2026-11-20 ${clock}:00` })
const online = (id: string) => activityOf({ id })
const slotsOf = (activities: Parameters<typeof placeEvents>[0]) =>
  placeEvents(activities).map(({ activity, slot }) => `${activity.id}@${String(slot)}`)

describe('ST-TIME-08 where events stand', () => {
  test.each([
    ['nothing', [], []],
    [
      'online ones from 00:00, four an hour',
      ['a', 'b', 'c', 'd', 'e'].map(online),
      ['a@0', 'b@1', 'c@2', 'd@3', 'e@4'],
    ],
    ['a lesson at its starting hour', [at('09:30', 'a')], ['a@36']],
    ['two of one hour by their order', [at('09:00', 'a'), at('09:45', 'b')], ['a@36', 'b@37']],
    [
      'a fifth of an hour moves on',
      ['a', 'b', 'c', 'd', 'e'].map((id) => at('09:00', id)),
      ['a@36', 'b@37', 'c@38', 'd@39', 'e@40'],
    ],
    [
      'one of the next hour then follows it',
      [...['a', 'b', 'c', 'd', 'e'].map((id) => at('09:00', id)), at('10:00', 'f')],
      ['a@36', 'b@37', 'c@38', 'd@39', 'e@40', 'f@41'],
    ],
    [
      'where the day is full to its end, an earlier quarter',
      ['a', 'b', 'c', 'd', 'e'].map((id) => at('23:00', id)),
      ['a@92', 'b@93', 'c@94', 'd@95', 'e@0'],
    ],
  ])('%s', (_, activities, slots) => {
    expect(slotsOf(activities)).toEqual(slots)
  })

  test('where the whole day is full, the last quarter is shared', () => {
    const full = Array.from({ length: 98 }, (_, index) => online(String(index)))
    expect(slotsOf(full).slice(94)).toEqual(['94@94', '95@95', '96@95', '97@95'])
  })

  test.each([
    [0, 0, 0],
    [37, 9, 1],
    [95, 23, 3],
  ])('slot %i lies in hour %i, quarter %i', (slot, hour, quarter) => {
    expect([hourOf(slot), quarterOf(slot)]).toEqual([hour, quarter])
  })

  test('no two stand in one quarter, as long as the day has room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 23 }), { maxLength: 96 }), (hours) => {
        const events = hours.map((hour, index) =>
          hour < 0 ? online(String(index)) : at(`${String(hour).padStart(2, '0')}:00`, String(index)),
        )
        const slots = placeEvents(events).map(({ slot }) => slot)
        return new Set(slots).size === events.length && slots.every((slot) => slot >= 0 && slot < 96)
      }),
    )
  })
})

describe('how the arrow keys walk', () => {
  const busy = stopsOf(placeEvents([online('a'), online('b'), at('09:00', 'c')]))
  const empty = stopsOf([])
  const week = [empty, busy, empty]

  test('the focus stops at events, and at hours without one', () => {
    expect(busy.slice(0, 4)).toEqual([0, 1, 4, 8])
    expect([busy.length, empty.length]).toEqual([25, 24])
  })

  test('the stops of an hour stand in their order, whatever order the events have', () => {
    const events = placeEvents(['a', 'b', 'c'].map(online))
    expect(stopsOf([...events].reverse()).slice(0, 4)).toEqual([0, 1, 2, 4])
  })

  test.each<[string, string, Place, Place | undefined]>([
    ['down to the next event', 'ArrowDown', { day: 1, slot: 0 }, { day: 1, slot: 1 }],
    ['down to the next hour', 'ArrowDown', { day: 1, slot: 1 }, { day: 1, slot: 4 }],
    ['up', 'ArrowUp', { day: 1, slot: 4 }, { day: 1, slot: 1 }],
    ['up no further than midnight', 'ArrowUp', { day: 1, slot: 0 }, { day: 1, slot: 0 }],
    ['down no further than the last hour', 'ArrowDown', { day: 0, slot: 92 }, { day: 0, slot: 92 }],
    ['right into the same hour', 'ArrowRight', { day: 0, slot: 36 }, { day: 1, slot: 36 }],
    ['left out of an event', 'ArrowLeft', { day: 1, slot: 1 }, { day: 0, slot: 0 }],
    ['not out of the week', 'ArrowLeft', { day: 0, slot: 36 }, { day: 0, slot: 36 }],
    ['nor on its other side', 'ArrowRight', { day: 2, slot: 36 }, { day: 2, slot: 36 }],
    ['to the first day', 'Home', { day: 2, slot: 36 }, { day: 0, slot: 36 }],
    ['to the last day', 'End', { day: 0, slot: 36 }, { day: 2, slot: 36 }],
    ['nowhere', 'a', { day: 0, slot: 36 }, undefined],
  ])('%s', (_, key, from, to) => {
    expect(placeAfter(key, from, week)).toEqual(to)
  })

  test('every step ends at a stop', () => {
    const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'))
    fc.assert(
      fc.property(keys, (pressed) => {
        let place: Place = { day: 1, slot: 0 }
        for (const key of pressed) place = placeAfter(key, place, week) ?? place
        return week[place.day]?.includes(place.slot) === true
      }),
    )
  })

  test('in an hour of several, the one at or before', () => {
    expect([nearestStop(busy, 0), nearestStop(busy, 3), nearestStop(busy, 37)]).toEqual([0, 1, 36])
    expect([nearestStop([38, 39], 36), nearestStop([32, 40], 36), nearestStop([36, 37, 38], 37)]).toEqual([38, 36, 37])
  })
})

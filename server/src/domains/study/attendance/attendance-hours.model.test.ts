import { nextChange, signHours, signInClosed, signMoment, signOutClosed, type Lesson } from './attendance-hours.model'

const at = (clock: string, day = 20) => new Date(`2026-11-${String(day)}T${clock}+08:00`)
const LESSON: Lesson = {
  onlineType: 2,
  startTime: at('09:00:00'),
  endTime: at('11:30:00'),
  hasSignIn: true,
  hasSignOut: true,
  signsInByItself: false,
}
const ONLINE: Lesson = { ...LESSON, onlineType: 1, startTime: at('00:00:00'), endTime: at('23:59:00') }
const IN = { signInTime: at('08:55:00'), signOutTime: null }
const NOT_IN = { signInTime: null, signOutTime: null }

test.each([
  ['08:29:59.999', 'notStarted'],
  ['08:30:00', ''],
  ['09:00:00', ''],
  ['11:30:00', ''],
  ['11:30:00.001', 'over'],
])('at %s signing in is closed by %p', (clock, reason) => {
  expect(signInClosed(LESSON, at(clock))).toBe(reason)
})

test.each([
  ['08:59:59.999', IN, 'notStarted'],
  ['09:00:00', IN, ''],
  ['13:30:00', IN, ''],
  ['13:30:00.001', IN, 'over'],
  ['08:00:00', NOT_IN, 'notStarted'],
  ['10:00:00', NOT_IN, 'notSignedIn'],
  ['14:00:00', NOT_IN, 'over'],
])('at %s signing out is closed by the hours, or by not having signed in', (clock, signed, reason) => {
  expect(signOutClosed(LESSON, signed, at(clock))).toBe(reason)
})

test('an online lesson has the whole of its last day, and no time before', () => {
  expect(signHours(ONLINE)).toEqual({
    in: { from: at('00:00:00'), to: at('00:00:00', 21) },
    out: { from: at('00:00:00'), to: at('02:00:00', 21) },
  })
})

test.each([
  ['07:00:00', at('08:30:00')],
  ['08:30:00', at('09:00:00')],
  ['09:00:00', at('11:30:00.001')],
  ['11:30:00', at('11:30:00.001')],
  ['12:00:00', at('13:30:00.001')],
  ['13:30:00.001', null],
])('at %s the next change is known', (clock, change) => {
  expect(nextChange(LESSON, at(clock))).toEqual(change)
})

test.each([
  ['nothing said', null, at('10:00:00')],
  ['at once', at('10:00:00'), at('10:00:00')],
  ['an hour before', at('09:00:00'), at('09:00:00')],
  ['a day before', at('10:00:00', 19), at('10:00:00', 19)],
  ['longer before', at('09:59:59', 19), at('10:00:00')],
  ['later than now', at('10:00:01'), at('10:00:00')],
])('a press counts as of its moment: %s', (_, pressed, moment) => {
  expect(signMoment(pressed?.getTime() ?? null, at('10:00:00'))).toEqual(moment)
})

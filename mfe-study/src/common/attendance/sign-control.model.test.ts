import * as v from 'valibot'

import { attendance } from '@campus/contracts/study-attendance'

import { attendanceOf, SIGNED_IN, SIGNED_OUT } from '../../testing/attendance-builders'
import { signControl, signsInByItself } from './sign-control.model'

const parsed = (differing: Parameters<typeof attendanceOf>[0]) => v.parse(attendance, attendanceOf(differing))

test.each([
  ['no such control', { signIn: 0 }, undefined],
  ['open', {}, { kind: 'open' }],
  [
    'not started',
    { signInClosed: 'notStarted' },
    { kind: 'closed', reason: 'notStarted', openTime: '2026-11-20 08:30:00' },
  ],
  ['over', { signInClosed: 'over' }, { kind: 'closed', reason: 'over', openTime: '2026-11-20 08:30:00' }],
  ['a reason of a later release', { signInClosed: 'somethingNew' }, { kind: 'open' }],
  ['done', SIGNED_IN, { kind: 'done', time: '2026-11-20 08:55:00' }],
  [
    'done, at an hour that is over',
    { ...SIGNED_IN, signInClosed: 'over' },
    { kind: 'done', time: '2026-11-20 08:55:00' },
  ],
])('ST-PSIGN-01 signing in: %s', (_, differing, control) => {
  expect(signControl(parsed(differing), 1, false)).toEqual(control)
})

const OUT_OPENS = { openTime: '2026-11-20 09:00:00' }
test.each([
  ['no such control', { signOut: 0 }, false, undefined],
  ['not signed in', {}, false, { kind: 'closed', reason: 'notSignedIn', ...OUT_OPENS }],
  [
    'not signed in, says no server',
    { signOutClosed: '' },
    false,
    { kind: 'closed', reason: 'notSignedIn', ...OUT_OPENS },
  ],
  ['signing in waits for a connection', {}, true, { kind: 'open' }],
  ['not started', { signOutClosed: 'notStarted' }, true, { kind: 'closed', reason: 'notStarted', ...OUT_OPENS }],
  ['open', SIGNED_IN, false, { kind: 'open' }],
  ['nobody signs in', { signIn: 0, signOutClosed: '' }, false, { kind: 'open' }],
  ['done', SIGNED_OUT, false, { kind: 'done', time: '2026-11-20 11:31:00' }],
])('ST-PSIGN-01 ST-PSIGN-07 signing out: %s', (_, differing, waits, control) => {
  expect(signControl(parsed(differing), 2, waits)).toEqual(control)
})

test.each([
  [{ onlineAttendance: 1 }, true],
  [{ onlineAttendance: 0 }, false],
  [{ onlineAttendance: 1, ...SIGNED_IN }, false],
])('ST-PSIGN-08 ST-PSIGN-09 %p signs in by itself: %p', (differing, isDue) => {
  expect(signsInByItself(parsed(differing))).toBe(isDue)
})

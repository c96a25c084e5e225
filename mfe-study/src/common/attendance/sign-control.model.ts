/** How a control to sign in or out stands. The server decides; the page shows. */
import { SIGN, type Attendance, type ClosedReason, type SignType } from '@campus/contracts/study-attendance'

export type SignControl =
  | { readonly kind: 'open' }
  | { readonly kind: 'done'; readonly time: string }
  | { readonly kind: 'closed'; readonly reason: Exclude<ClosedReason, ''>; readonly openTime: string }

/** Undefined where the control does not exist. `waitsForSignIn`: the sign-in was pressed and not sent yet. */
export function signControl(attendance: Attendance, type: SignType, waitsForSignIn: boolean): SignControl | undefined {
  return type === SIGN.in ? signInControl(attendance) : signOutControl(attendance, waitsForSignIn)
}

function signInControl(attendance: Attendance): SignControl | undefined {
  if (!attendance.signIn) return undefined
  if (attendance.isSignIn) return { kind: 'done', time: attendance.signInTime }
  return closedOrOpen(attendance.signInClosed, attendance.signInOpenTime)
}

function signOutControl(attendance: Attendance, waitsForSignIn: boolean): SignControl | undefined {
  if (!attendance.signOut) return undefined
  if (attendance.isSignOut) return { kind: 'done', time: attendance.signOutTime }
  const isSignedIn = attendance.isSignIn || waitsForSignIn
  const reason = attendance.signOutClosed === 'notSignedIn' ? '' : attendance.signOutClosed
  // A lesson that needs no sign-in can be signed out of.
  return closedOrOpen(reason || (isSignedIn || !attendance.signIn ? '' : 'notSignedIn'), attendance.signOutOpenTime)
}

function closedOrOpen(reason: ClosedReason, openTime: string): SignControl {
  return reason === '' ? { kind: 'open' } : { kind: 'closed', reason, openTime }
}

/** Opening the activity signs in: there is such a rule, and nobody has signed in. */
export function signsInByItself({ onlineAttendance, signInTime }: Attendance): boolean {
  return onlineAttendance && signInTime === ''
}

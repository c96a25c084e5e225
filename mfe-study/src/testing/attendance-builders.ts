/** Lessons on the spot for tests. */
import type { CallResponseInput } from '@campus/contracts/call'
import type { getAttendance, getOfflineClassroomDetail } from '@campus/contracts/study-attendance'

type AttendanceInput = CallResponseInput<typeof getAttendance>
type ClassroomInput = CallResponseInput<typeof getOfflineClassroomDetail>

/** Open for signing in; nothing is done yet. */
export function attendanceOf(differing: Partial<AttendanceInput> = {}): AttendanceInput {
  return {
    activityId: '71',
    classStartTime: '2026-11-20 09:00:00',
    classEndTime: '2026-11-20 11:30:00',
    signIn: 1,
    signOut: 1,
    isSignIn: 0,
    isSignOut: 0,
    signInOpenTime: '2026-11-20 08:30:00',
    signOutOpenTime: '2026-11-20 09:00:00',
    signOutClosed: 'notSignedIn',
    ...differing,
  }
}

export const SIGNED_IN = { isSignIn: 1, signInTime: '2026-11-20 08:55:00', signOutClosed: '' } as const
export const SIGNED_OUT = { ...SIGNED_IN, isSignOut: 1, signOutTime: '2026-11-20 11:31:00' } as const

export function offlineClassroomOf(differing: Partial<ClassroomInput> = {}): ClassroomInput {
  return {
    classroomId: '17',
    courseId: '11',
    classroomName: '面授：基本功',
    isRequired: 1,
    position: '203 室',
    address: '实训楼',
    desc: '<p>请提前十分钟到场。</p>',
    points: [{ pointDesc: '要领' }, { pointDesc: '常见错误' }],
    teacherList: [
      { teacherName: '周建明', teacherAvatar: '/zhou.png' },
      { teacherName: '宋佳', teacherAvatar: '' },
      { teacherName: '李明', teacherAvatar: '' },
    ],
    ...differing,
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { attendanceQuery } from '../common/attendance/attendance.queries'
import type { LessonPlace } from '../common/attendance/lesson.model'
import { signsInByItself } from '../common/attendance/sign-control.model'
import { SignControls } from '../common/attendance/SignControls'
import { useSendWaitingSigns } from '../common/attendance/use-send-waiting-signs'
import { useSign } from '../common/attendance/use-sign'

/** Signing in to an activity and out of it; where it says so, opening it signs in, once. */
export function ActivityAttendance({ lesson }: { lesson: LessonPlace }) {
  const signing = useSign(lesson)
  const { data: attendance } = useQuery(attendanceQuery(lesson))
  useSendWaitingSigns()
  const isDue = attendance !== undefined && signsInByItself(attendance)
  const signIn = useEffectEvent(() => void signing.signInByItself())
  useEffect(() => {
    if (isDue) signIn()
  }, [isDue])
  return <SignControls lesson={lesson} signing={signing} />
}

import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { getClassroomLink, getSsoCode, syncUser } from '@campus/contracts/outside-learning'
import type { ClassCourse } from '@campus/contracts/study-class'
import { call } from '@campus/http/client'
import { toast } from '@campus/ui/toast'

import { coursePath } from '../common/classroom-paths'
import { leaveFor } from '../common/leave-for'
import type { ClassPlace } from '../common/paths'
import { courseOutcome, isSafe, withCode } from './course.model'
import { useT } from './messages'

interface Practical {
  readonly code: string
  /** Its window; null when the browser refused one. */
  readonly opened: Window | null
}

/** What a press on a course does. A site of its own knows the learner by a code; a call that fails tells why, and the page stays. */
export function useOpenCourse(place: ClassPlace): (course: ClassCourse) => void {
  const t = useT()
  const navigate = useNavigate()
  const at = place.schoolId === '' ? {} : { schoolId: place.schoolId }
  const signOn = useMutation({
    mutationFn: async ({ courseId, url }: { courseId: string; url: string }) => {
      await call(syncUser, { courseId }, at)
      leaveFor(withCode(url, await call(getSsoCode, { courseId }, at)))
    },
  })
  const practical = useMutation({
    mutationFn: ({ code }: Practical) =>
      call(getClassroomLink, { backUrl: window.location.href, classroomCode: code, type: 'S' }, at),
    onSuccess: (link, { opened }) => {
      if (isSafe(link)) {
        leaveFor(link, opened)
        return
      }
      opened?.close()
      toast.warning(t('study.courses.contactTeacher'))
    },
    onError: (_, { opened }) => opened?.close(),
  })

  return (course) => {
    const outcome = courseOutcome(course)
    switch (outcome.kind) {
      case 'detail':
        void navigate(coursePath({ ...place, courseId: course.courseId }))
        return
      case 'signOn':
        if (!signOn.isPending) signOn.mutate({ courseId: course.courseId, url: outcome.url })
        return
      case 'practical':
        if (!practical.isPending) practical.mutate({ code: course.courseClassCode, opened: emptyWindow() })
        return
      case 'open':
        window.open(outcome.url, '_blank', 'noopener,noreferrer')
        return
      case 'contact':
        toast.warning(t('study.courses.contactTeacher'))
    }
  }
}

/** A window for an address that is still to come: only one that is opened at the press is not blocked. */
function emptyWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (opened !== null) opened.opener = null
  return opened
}

import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { toast } from '@campus/ui/toast'

import { offlinePath } from '../classroom-paths'
import { useCommonT } from '../messages'
import { onlineClassroomPath, type ClassPlace } from '../paths'
import { isFaceToFace } from './activity.model'

/** Opens an activity: navigates to its classroom, or says that it has none. Stays the same, so that long lists need not be drawn again. */
export function useOpenActivity({
  classId,
  studentId,
  userId,
  schoolId,
}: ClassPlace): (activity: ClassActivity) => void {
  const t = useCommonT()
  const navigate = useNavigate()
  return useCallback(
    (activity) => {
      const { activityId, bizType, isRequired, extendId: courseId, activityContentResultVOS: contents } = activity
      const place = { classId, studentId, userId, schoolId }
      const here = { activityId, bizType, courseId }
      if (!isFaceToFace(activity)) {
        void navigate(onlineClassroomPath(place, here))
        return
      }
      const [first] = contents
      if (first === undefined) toast.warning(t('study.empty.data'))
      else {
        const lesson = { activityId, bizType, isRequired }
        void navigate(offlinePath({ ...place, courseId }, { classroomId: first.contentId, lesson }))
      }
    },
    [classId, studentId, userId, schoolId, t, navigate],
  )
}

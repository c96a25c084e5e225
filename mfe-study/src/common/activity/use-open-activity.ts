import { useNavigate } from 'react-router-dom'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { toast } from '@campus/ui/toast'

import { useT } from '../messages'
import { offlineClassroomPath, onlineClassroomPath, type ClassPlace } from '../paths'
import { isFaceToFace } from './activity.model'

/** What a press on an activity does: it leads to its classroom; a lesson without one says so. */
export function useOpenActivity(place: ClassPlace): (activity: ClassActivity) => void {
  const t = useT()
  const navigate = useNavigate()
  return (activity) => {
    const { activityId, bizType, isRequired, extendId: courseId, activityContentResultVOS: contents } = activity
    const here = { activityId, bizType, courseId }
    if (!isFaceToFace(activity)) {
      void navigate(onlineClassroomPath(place, here))
      return
    }
    const [first] = contents
    if (first === undefined) toast.warning(t('study.empty.data'))
    else void navigate(offlineClassroomPath(place, { ...here, isRequired, classroomId: first.contentId }))
  }
}

import { useNavigate } from 'react-router-dom'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { toast } from '@campus/ui/toast'

import { useCommonT } from '../messages'
import { offlineClassroomPath, onlineClassroomPath, type ClassPlace } from '../paths'
import { isFaceToFace } from './activity.model'

/** Opens an activity: navigates to its classroom, or says that it has none. */
export function useOpenActivity(place: ClassPlace): (activity: ClassActivity) => void {
  const t = useCommonT()
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

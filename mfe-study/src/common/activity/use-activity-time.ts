import type { ClassActivity } from '@campus/contracts/study-activity'
import { formatDate } from '@campus/i18n/format'

import { useCommonT } from '../messages'
import { useHours } from '../use-hours'
import { isFaceToFace } from './activity.model'

/** The time of an activity as text: start and end of a lesson, the day of an online one. */
export function useActivityTime(): (activity: ClassActivity) => string {
  const t = useCommonT()
  const hours = useHours()
  return (activity) => {
    const { startTime, endTime } = activity
    if (!isFaceToFace(activity)) return t('study.time.onDay', { date: formatDate(startTime, 'date') })
    return hours(startTime, endTime)
  }
}

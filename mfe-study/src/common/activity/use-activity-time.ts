import type { ClassActivity } from '@campus/contracts/study-activity'
import { formatDate } from '@campus/i18n/format'

import { useCommonT } from '../messages'
import { isFaceToFace } from './activity.model'

/** The time of an activity as text: start and end of a lesson, the day of an online one. */
export function useActivityTime(): (activity: ClassActivity) => string {
  const t = useCommonT()
  return (activity) => {
    const { startTime, endTime } = activity
    if (!isFaceToFace(activity)) return t('study.time.onDay', { date: formatDate(startTime, 'date') })
    const isOneDay = startTime.slice(0, 10) === endTime.slice(0, 10)
    const end = isOneDay ? endTime.slice(11, 16) : formatDate(endTime, 'minute')
    return t('study.dateRange', { start: formatDate(startTime, 'minute'), end })
  }
}

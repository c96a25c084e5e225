import { formatDate } from '@campus/i18n/format'

import { useCommonT } from './messages'

/** The hours of a lesson as text; the day is written once where it is one. '' where neither end is known. */
export function useHours(): (start: string, end: string) => string {
  const t = useCommonT()
  return (start, end) => {
    if (start === '' && end === '') return ''
    const isOneDay = start.slice(0, 10) === end.slice(0, 10)
    const until = isOneDay ? end.slice(11, 16) : formatDate(end, 'minute')
    return t('study.dateRange', {
      start: formatDate(start, 'minute') || t('study.unknown'),
      end: until || t('study.unknown'),
    })
  }
}

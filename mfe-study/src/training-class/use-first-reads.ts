import { useQueries, useQuery } from '@tanstack/react-query'

import type { ClassDetail } from '@campus/contracts/study-class'

import type { ClassPlace } from '../common/paths'
import { tabOf, type ClassAddress } from './training-class.model'
import {
  behaviourQuery,
  courseQuery,
  pastPageQuery,
  pastSummaryQuery,
  situationQuery,
  studentsQuery,
  todayQuery,
  userStatisticQuery,
} from './training-class.queries'

/** What the page of a class shows when it is opened: none of it moves another part by coming later. */
export function useFirstReads({ classStatus }: ClassDetail, place: ClassPlace, address: ClassAddress) {
  const isToday = tabOf(classStatus, address.tab) === 'today'
  const summary = useQuery({ ...pastSummaryQuery(place), enabled: !isToday })
  const pages = isToday || summary.data === undefined ? [] : [pastPageQuery(place, summary.data, address)]
  return [
    summary,
    useQuery(behaviourQuery(place)),
    useQuery(courseQuery(place)),
    useQuery(studentsQuery(place)),
    useQuery(situationQuery(place)),
    useQuery(userStatisticQuery(place)),
    useQuery({ ...todayQuery(place), enabled: isToday }),
    ...useQueries<(typeof pages)[number][]>({ queries: pages }),
  ]
}

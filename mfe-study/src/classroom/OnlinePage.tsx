import { useSearchParams } from 'react-router-dom'

import { followedBy } from '@campus/calls/declaration'
import { definePage } from '@campus/calls/page'

import { attendanceQuery } from '../common/attendance/attendance.queries'
import { ActivityDriven } from './ActivityDriven'
import { lessonOf, parseClassroomAddress } from './classroom-address.model'
import {
  activityIdsQuery,
  activityQuery,
  courseNameQuery,
  detailQuery,
  recordQuery,
  treeQuery,
} from './classroom.queries'
import { CourseDriven } from './CourseDriven'
import { openingContent } from './steps.model'

/** A classroom on the web: along its course where the address names a classroom, along an activity where it does not. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const address = parseClassroomAddress(query)
    const { place, classroomId, contentId } = address
    if (classroomId !== '') {
      return [
        treeQuery(place),
        courseNameQuery(place),
        detailQuery(address, classroomId),
        recordQuery(address, place.courseId, classroomId),
      ]
    }
    return [
      activityIdsQuery(address),
      followedBy(activityQuery(address), (activity) => {
        const { courseId, activityContentResultVOS } = activity
        const shown = contentId || (openingContent(activityContentResultVOS)?.contentId ?? '')
        return [
          detailQuery(address, shown),
          recordQuery(address, place.courseId || courseId, shown),
          ...(address.isPreview ? [] : [attendanceQuery(lessonOf(address, activity))]),
        ]
      }),
    ]
  },
  Component: OnlinePage,
})

function OnlinePage() {
  const [query] = useSearchParams()
  const address = parseClassroomAddress(query)
  return address.classroomId === '' ? <ActivityDriven address={address} /> : <CourseDriven address={address} />
}

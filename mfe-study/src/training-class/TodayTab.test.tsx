/** What the day's lessons say as the day goes on. */
import { screen, within } from '@testing-library/react'

import { queryTodayActivity } from '@campus/contracts/study-activity'
import { signedIn } from '@campus/testing/builders'
import { respond, setServerTime } from '@campus/testing/fake-server'

import { lessonOf } from '../common/activity/testing/activities'
import { pageAt } from '../testing/page-at'
import { respondWithClass } from './testing/class-fixtures'

const openPage = pageAt('/study/training-class', { layout: 'study', login: true })

test('a lesson that goes on says so, and whether one has signed in; its end is asked for when it comes', async () => {
  setServerTime(Date.parse('2026-11-20T11:29:59.500+08:00'))
  const going = { isUnderWay: true, startTime: '2026-11-20 09:00:00', endTime: '2026-11-20 11:30:00' }
  const lessons = [
    lessonOf({ activityId: '1', activityName: '早课', ...going }),
    lessonOf({ activityId: '2', activityName: '实训', classActivityStatus: 2, ...going }),
  ]
  respondWithClass({ today: lessons })
  await openPage('?classId=77&sub=all', { session: signedIn() })
  const [first, second] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement]
  expect(within(first).getByText('上课中')).toBeVisible()
  expect(within(first).queryByText('待上课')).not.toBeInTheDocument()
  expect(within(second).getByText('上课中')).toBeVisible()
  expect(within(second).getByText('已签到')).toBeVisible()
  const over = lessons.map((lesson) => ({ ...lesson, isUnderWay: false }))
  respond(queryTodayActivity, { activityResultVOList: over })
  expect(await screen.findByText('已上课', undefined, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByText('上课中')).not.toBeInTheDocument()
})

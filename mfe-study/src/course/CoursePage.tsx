import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { definePage } from '@campus/calls/page'
import { TogetherBlock } from '@campus/calls/together-block'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { readPlace } from '../common/classroom-paths'
import { useCommonT } from '../common/messages'
import { MINE_PATH, trainingClassPath } from '../common/paths'
import { Column, Columns, StudyPage } from '../common/study-page'
import { useSendUnsaved } from '../common/unsaved-playback/use-send-unsaved'
import { Contents } from './Contents'
import { classmatesQuery, contentsQuery, courseQuery, situationQuery, statisticsQuery } from './course.queries'
import { CourseHead, HeadSkeleton } from './CourseHead'
import { Introduction } from './Introduction'
import { LastStudied } from './LastStudied'
import { useT } from './messages'
import { Requirements } from './Requirements'

/** A course of a class: its contents, its requirements and the learner's progress. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const place = readPlace(query)
    return [
      courseQuery(place),
      situationQuery(place),
      contentsQuery(place),
      statisticsQuery(place),
      classmatesQuery(place),
    ]
  },
  Component: CoursePage,
})

function CoursePage() {
  const t = useT()
  const common = useCommonT()
  const [query] = useSearchParams()
  const place = readPlace(query)
  useSendUnsaved()
  const reads = [
    useQuery(courseQuery(place)),
    useQuery(situationQuery(place)),
    useQuery(contentsQuery(place)),
    useQuery(statisticsQuery(place)),
    useQuery(classmatesQuery(place)),
  ]
  return (
    <StudyPage>
      <Breadcrumb
        items={[
          { label: common('study.page.mine'), to: MINE_PATH },
          { label: common('study.page.class'), to: trainingClassPath(place.classId, place.schoolId) },
          { label: t('course.breadcrumb.course') },
        ]}
      />
      <TogetherBlock queries={reads} isReady={useRichTextReady()} skeleton={<HeadSkeleton />}>
        <Columns>
          <Column>
            <CourseHead place={place} />
            <LastStudied place={place} />
            <Contents place={place} />
          </Column>
          <Column>
            <Requirements place={place} />
            <Introduction place={place} />
          </Column>
        </Columns>
      </TogetherBlock>
    </StudyPage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { QueryBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { TogetherBlock } from '@campus/calls/together-block'
import { SkeletonText } from '@campus/ui/skeleton'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { attendanceQuery } from '../common/attendance/attendance.queries'
import { useSendWaitingSigns } from '../common/attendance/use-send-waiting-signs'
import { OFFLINE_TABS } from '../common/interaction/interaction.model'
import { InteractionSide } from '../common/interaction/InteractionSide'
import { useCommonT } from '../common/messages'
import { MINE_PATH, trainingClassPath } from '../common/paths'
import { Column, Columns, StudyPage } from '../common/study-page'
import { Highlights } from './Highlights'
import { useT } from './messages'
import { lessonOf, parseOfflineAddress } from './offline-address.model'
import { offlineClassroomQuery, titbitsQuery } from './offline.queries'
import { Notice, Points, Teachers } from './Sections'
import { TitleBar } from './TitleBar'

/** A lesson on the spot: when and where it is, signing in and out, what to know, and what was seen of it. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const lesson = lessonOf(parseOfflineAddress(query))
    return [offlineClassroomQuery(lesson), attendanceQuery(lesson), titbitsQuery(lesson)]
  },
  Component: OfflinePage,
})

function OfflinePage() {
  const t = useT()
  const common = useCommonT()
  const [query] = useSearchParams()
  const address = parseOfflineAddress(query)
  const lesson = lessonOf(address)
  const detail = useQuery(offlineClassroomQuery(lesson))
  const reads = [detail, useQuery(attendanceQuery(lesson)), useQuery(titbitsQuery(lesson))]
  useSendWaitingSigns()
  const above =
    lesson.classId === ''
      ? { to: MINE_PATH, label: common('study.class.backToMine') }
      : { to: trainingClassPath(lesson.classId, lesson.schoolId), label: t('study.off.toClass') }
  return (
    <StudyPage>
      <TogetherBlock queries={reads} isReady={useRichTextReady()} skeleton={<SkeletonText lines={8} />}>
        <QueryBlock query={detail} skeleton={<SkeletonText lines={8} />} notFound={above}>
          {(classroom) => (
            <>
              <TitleBar classroom={classroom} address={address} above={above.to} />
              <Columns>
                <Column>
                  <Notice html={classroom.desc} />
                  <Points points={classroom.points} />
                  <Highlights lesson={lesson} />
                </Column>
                <Column>
                  <InteractionSide
                    room={{ ...lesson, studentId: address.studentId, name: classroom.classroomName }}
                    tabs={OFFLINE_TABS}
                    isWide
                  />
                  <Teachers teachers={classroom.teacherList} />
                </Column>
              </Columns>
            </>
          )}
        </QueryBlock>
      </TogetherBlock>
    </StudyPage>
  )
}

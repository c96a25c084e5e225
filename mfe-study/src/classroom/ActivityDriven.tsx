import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { TogetherBlock } from '@campus/calls/together-block'
import { useAddress } from '@campus/calls/use-address'
import type { CallResponse } from '@campus/contracts/call'
import { CLASSROOM } from '@campus/contracts/study-course'
import { saveViewRecord, type ActivityContentItem, type getActivityContent } from '@campus/contracts/study-learning'
import { call } from '@campus/http/client'
import { Button } from '@campus/ui/button'
import { EmptyState } from '@campus/ui/states'
import { Tag } from '@campus/ui/tag'
import { toast } from '@campus/ui/toast'
import { space } from '@campus/ui/tokens'
import { useSwitchTo } from '@campus/ui/use-go-back'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { attendanceQuery } from '../common/attendance/attendance.queries'
import { homeworkPath, offlinePath, testPath, type LearningPlace } from '../common/classroom-paths'
import { isLikeable, ONLINE_TABS } from '../common/interaction/interaction.model'
import { InteractionSide } from '../common/interaction/InteractionSide'
import { useCommonT } from '../common/messages'
import { MINE_PATH, trainingClassPath } from '../common/paths'
import { useSendUnsaved } from '../common/unsaved-playback/use-send-unsaved'
import { useContentTypeName } from '../common/use-content-type-name'
import { ActivityAttendance } from './ActivityAttendance'
import { ActivityContents } from './ActivityContents'
import { contentAddress, lessonOf, type ClassroomAddress } from './classroom-address.model'
import { activityIdsQuery, activityQuery, detailQuery, recordQuery } from './classroom.queries'
import { ClassroomFrame } from './ClassroomFrame'
import { useT } from './messages'
import { Stage, StageSkeleton } from './Stage'
import { neighbour, openingContent } from './steps.model'
import { WorkPlaceholder } from './WorkPlaceholder'

type ActivityData = CallResponse<typeof getActivityContent>

/** The player of an activity: its contents in their order. */
export function ActivityDriven({ address }: { address: ClassroomAddress }) {
  const t = useCommonT()
  return (
    <QueryBlock
      query={useQuery(activityQuery(address))}
      skeleton={<StageSkeleton />}
      notFound={{ to: MINE_PATH, label: t('study.class.backToMine') }}
    >
      {(activity) => <Activity key={activity.activityId} address={address} activity={activity} />}
    </QueryBlock>
  )
}

function Activity({ address, activity }: { address: ClassroomAddress; activity: ActivityData }) {
  const t = useT()
  const common = useCommonT()
  const nameOf = useContentTypeName()
  const switchTo = useSwitchTo()
  const { hrefOf } = useAddress(contentAddress)
  const ids = useQuery(activityIdsQuery(address))
  const { data: activityIds = [] } = ids
  const contents = activity.activityContentResultVOS
  const content = contents.find(({ contentId }) => contentId === address.contentId) ?? openingContent(contents)
  const place = { ...address.place, courseId: address.place.courseId || activity.courseId }
  const shown = content?.contentId ?? ''
  const areTextsReady = useRichTextReady()
  // Before the record is shown, so that playback begins where an earlier visit ended.
  const isSent = useSendUnsaved()
  const reads = [
    ids,
    useQuery(detailQuery(address, shown)),
    useQuery(recordQuery(address, place.courseId, shown)),
    useQuery({ ...attendanceQuery(lessonOf(address, activity)), enabled: !address.isPreview }),
  ]
  useViewed({ ...address, place })

  const stepContent = (by: 1 | -1): void => {
    const next = neighbour(contents, ({ contentId }) => contentId === content?.contentId, by)
    if (next === undefined) toast.warning(by === 1 ? t('player.last') : t('player.first'))
    else choose(next)
  }
  const choose = ({ contentId }: ActivityContentItem): void => switchTo(hrefOf({ contentId }))
  const stepActivity = (by: 1 | -1): void => {
    const next = neighbour(activityIds, (id) => id === activity.activityId, by)
    if (next === undefined) toast.warning(by === 1 ? t('player.last') : t('player.first'))
    else switchTo(hrefOf({ activityId: next }))
  }

  return (
    <TogetherBlock queries={reads} isReady={areTextsReady && isSent} skeleton={<StageSkeleton />}>
      <ClassroomFrame
        title={activity.activityName}
        above={trainingClassPath(place.classId, place.schoolId)}
        tags={
          <>
            <Tag tone="accent">{activity.onlineType === 1 ? t('activity.online') : t('activity.faceToFace')}</Tag>
            <Tag>{activity.isRequired === 1 ? common('study.tag.required') : common('study.tag.elective')}</Tag>
            {content === undefined ? null : <Tag>{nameOf(content)}</Tag>}
            {activity.onlineType === 1
              ? null
              : [activity.position, activity.address]
                  .filter((words) => words !== '')
                  .map((words) => <span key={words}>{words}</span>)}
          </>
        }
        actions={address.isPreview ? null : <ActivityAttendance lesson={lessonOf(address, activity)} />}
        onPrevious={() => stepContent(-1)}
        onNext={() => stepContent(1)}
        catalogue={<ActivityContents contents={contents} contentId={content?.contentId ?? ''} onChoose={choose} />}
        side={
          address.isPreview || content === undefined ? undefined : (
            <InteractionSide
              room={{ ...place, classroomId: content.contentId, name: content.contentName }}
              tabs={ONLINE_TABS}
              commentLabel="evaluation"
              hasLike={content.contentType !== 'ONLINE_VIDEO_TEACHING' && isLikeable(content.dataType)}
            />
          )
        }
      >
        {content === undefined ? (
          <EmptyState />
        ) : (
          <Content
            address={{ ...address, place }}
            activity={activity}
            content={content}
            onPrevious={() => stepContent(-1)}
            onNext={() => stepContent(1)}
          />
        )}
        <Activities>
          <Button onClick={() => stepActivity(-1)}>{t('activity.previous')}</Button>
          <Button onClick={() => stepActivity(1)}>{t('activity.next')}</Button>
        </Activities>
      </ClassroomFrame>
    </TogetherBlock>
  )
}

interface ContentProps {
  address: ClassroomAddress
  activity: ActivityData
  content: ActivityContentItem
  onPrevious: () => void
  onNext: () => void
}

function Content({ address, activity, content, onPrevious, onNext }: ContentProps) {
  const target = workPath(address.place, activity, content, address.bizType || activity.bizType)
  if (target !== null) return <WorkPlaceholder content={content} target={target} />
  return (
    <Stage
      address={address}
      courseId={address.place.courseId}
      classroomId={content.contentId}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  )
}

/** They take the activity along: a submission fulfils its duty, and a lesson is signed in to. null for what the player shows. */
function workPath(
  place: LearningPlace,
  { activityId, isRequired }: ActivityData,
  { contentId: classroomId, activityContentId, dataType, sourceType }: ActivityContentItem,
  bizType: string,
): string | null {
  const activity = { activityId, activityContentId, bizType }
  switch (dataType) {
    case CLASSROOM.homework:
      return homeworkPath(place, { classroomId, sourceType, activity })
    case CLASSROOM.test:
      return testPath(place, { classroomId, sourceType, activity })
    case CLASSROOM.faceToFace:
      return offlinePath(place, { classroomId, lesson: { activityId, bizType, isRequired } })
    default:
      return null
  }
}

/** Records that the activity was opened, once for each visit; not in a preview. */
function useViewed({ place, activityId, isPreview }: ClassroomAddress): void {
  const tell = useEffectEvent(() => {
    const { classId, courseId, studentId, schoolId } = place
    // A failure is not shown: nothing on the page depends on this record.
    call(saveViewRecord, { classId, courseId, activityId, studentId, type: 1 }, { schoolId, errors: 'inline' }).catch(
      () => undefined,
    )
  })
  useEffect(() => {
    if (!isPreview) tell()
  }, [activityId, isPreview])
}

const Activities = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${space[4]};
`

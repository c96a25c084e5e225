import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { TogetherBlock } from '@campus/calls/together-block'
import { useAddress } from '@campus/calls/use-address'
import type { ClassroomItem, RoomLesson } from '@campus/contracts/study-course'
import { Tag } from '@campus/ui/tag'
import { toast } from '@campus/ui/toast'
import { useSwitchTo } from '@campus/ui/use-go-back'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { coursePath } from '../common/classroom-paths'
import { classroomTarget, isForPlayer, typeName } from '../common/classroom.model'
import { isLikeable, ONLINE_TABS } from '../common/interaction/interaction.model'
import { InteractionSide } from '../common/interaction/InteractionSide'
import { useCommonT } from '../common/messages'
import { NotOpenDialog } from '../common/NotOpenDialog'
import { useSendUnsaved } from '../common/unsaved-playback/use-send-unsaved'
import { roomAddress, type ClassroomAddress } from './classroom-address.model'
import { courseNameQuery, detailQuery, recordQuery, treeQuery } from './classroom.queries'
import { ClassroomFrame } from './ClassroomFrame'
import { CourseTree } from './CourseTree'
import { useT } from './messages'
import { Stage, StageSkeleton } from './Stage'
import { neighbour, roomsOf } from './steps.model'

/** The player along a course's tree. */
export function CourseDriven({ address }: { address: ClassroomAddress }) {
  const t = useT()
  const common = useCommonT()
  const navigate = useNavigate()
  const switchTo = useSwitchTo()
  const { hrefOf } = useAddress(roomAddress)
  const { place, classroomId } = address
  const tree = useQuery(treeQuery(place))
  const detail = useQuery(detailQuery(address, classroomId))
  const areTextsReady = useRichTextReady()
  // Before the record is shown, so that playback begins where an earlier visit ended.
  const isSent = useSendUnsaved()
  const reads = [
    tree,
    detail,
    useQuery(courseNameQuery(place)),
    useQuery(recordQuery(address, place.courseId, classroomId)),
  ]
  const { data: chapters = [] } = tree
  const { data: room } = detail
  const [isRefused, setRefused] = useState(false)

  const choose = (chosen: ClassroomItem, lesson?: RoomLesson): void => {
    if (isForPlayer(chosen.classroomType)) switchTo(hrefOf({ classroomId: chosen.classroomId }))
    else {
      const target = classroomTarget(place, chosen, lesson)
      if (target === null) setRefused(true)
      else void navigate(target)
    }
  }
  const step = (by: 1 | -1): void => {
    const next = neighbour(roomsOf(chapters), (candidate) => candidate.classroomId === classroomId, by)
    if (next === undefined) toast.warning(by === 1 ? t('player.last') : t('player.first'))
    else choose(next)
  }

  return (
    <TogetherBlock queries={reads} isReady={areTextsReady && isSent} skeleton={<StageSkeleton />}>
      <ClassroomFrame
        title={room?.name ?? ''}
        above={coursePath(place)}
        tags={
          room === undefined ? null : (
            <>
              <Tag tone={room.mustLearn === 1 ? 'accent' : 'neutral'}>
                {room.mustLearn === 1 ? common('study.tag.required') : common('study.tag.elective')}
              </Tag>
              <Tag>{common(`classroomType.${typeName(room.classroomType)}`)}</Tag>
            </>
          )
        }
        onPrevious={() => step(-1)}
        onNext={() => step(1)}
        catalogue={<CourseTree place={place} classroomId={classroomId} onChoose={choose} />}
        side={
          address.isPreview ? undefined : (
            <InteractionSide
              room={{ ...place, classroomId, name: room?.name ?? '' }}
              tabs={ONLINE_TABS}
              hasLike={room !== undefined && isLikeable(room.classroomType)}
            />
          )
        }
      >
        <Stage
          address={address}
          courseId={place.courseId}
          classroomId={classroomId}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
        <NotOpenDialog open={isRefused} onClose={() => setRefused(false)} />
      </ClassroomFrame>
    </TogetherBlock>
  )
}

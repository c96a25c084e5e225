import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { QueryBlock, WaitingBlock } from '@campus/calls/block'
import { invalidate } from '@campus/calls/query'
import { CLASSROOM, type ClassroomDetail } from '@campus/contracts/study-course'
import type { LearningRecord } from '@campus/contracts/study-learning'
import { RichText } from '@campus/ui/rich-text'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, radius, space } from '@campus/ui/tokens'

import { isForPlayer, isMedium } from '../common/classroom.model'
import { NotOpenDialog } from '../common/NotOpenDialog'
import type { ClassroomAddress } from './classroom-address.model'
import { detailQuery, recordQuery } from './classroom.queries'
import { Files } from './Files'
import { ImageList } from './ImageList'
import { MediaPlayer } from './player/MediaPlayer'
import { parseContent } from './player/medium.model'
import { SHOWN_PROGRESS, useOpened } from './use-opened'
import { useReadingTime } from './use-reading-time'
import { useSave } from './use-save'

interface StageProps {
  address: ClassroomAddress
  courseId: string
  classroomId: string
  onPrevious: () => void
  onNext: () => void
}

/** What a classroom shows, by its type. */
export function Stage(props: StageProps) {
  const detail = useQuery(detailQuery(props.address, props.classroomId))
  return (
    <QueryBlock query={detail} skeleton={<Skeleton ratio="16 / 9" />}>
      {(room) => <Room key={room.classroomId} {...props} room={room} />}
    </QueryBlock>
  )
}

interface RoomProps extends StageProps {
  room: ClassroomDetail
}

function Room(props: RoomProps) {
  const [isRefused, setRefused] = useState(true)
  const { classroomType } = props.room
  if (!isForPlayer(classroomType)) {
    return (
      <>
        <EmptyState />
        <NotOpenDialog open={isRefused} onClose={() => setRefused(false)} />
      </>
    )
  }
  return isMedium(classroomType) ? <Medium {...props} /> : <Reading {...props} />
}

const NOTHING_LEARNED: LearningRecord = { learningDuration: 0, learnProcess: 0, watched: [] }

function Medium(props: RoomProps) {
  const { address, courseId, room } = props
  const record = useQuery(recordQuery(address, courseId, room.classroomId))
  const { videoUrl, audioUrl } = parseContent(room.classroomContent)
  const isVideo = room.classroomType === CLASSROOM.video
  const url = isVideo ? videoUrl || (room.transCodeVideoList[0]?.url ?? '') : audioUrl
  // Waits for the position that another device may have saved: playback begins there.
  const [isFresh, setFresh] = useState(!record.isFetching)
  if (!isFresh && !record.isFetching) setFresh(true)
  if (url === '') return <EmptyState />
  if (address.isPreview) return <Playback {...props} url={url} record={NOTHING_LEARNED} />
  if (!isFresh) return <Skeleton ratio="16 / 9" />
  return (
    <WaitingBlock query={record} skeleton={<Skeleton ratio="16 / 9" />}>
      {(learned) => <Playback {...props} url={url} record={learned} />}
    </WaitingBlock>
  )
}

function Playback({
  address,
  courseId,
  room,
  url,
  record,
  onPrevious,
  onNext,
}: RoomProps & { url: string; record: LearningRecord }) {
  const queryClient = useQueryClient()
  const { classroomId, classroomDuration: durationMs } = room
  useOpened(address, courseId, classroomId)
  const saves = useSave({ address, courseId, classroomId, durationMs })
  return (
    <MediaPlayer
      kind={room.classroomType === CLASSROOM.video ? 'video' : 'audio'}
      detail={room}
      url={url}
      record={record}
      saves={saves}
      onReport={() => void invalidate(queryClient, ...SHOWN_PROGRESS)}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  )
}

function Reading({ address, courseId, room }: RoomProps) {
  useOpened(address, courseId, room.classroomId)
  const saves = useSave({ address, courseId, classroomId: room.classroomId, durationMs: 0 })
  useReadingTime((visibleMs) => {
    // The learner has left, so a failure cannot be shown; the classroom is already recorded as opened.
    saves?.send({ positionMs: visibleMs, played: [] }, true).catch(() => undefined)
  })
  return (
    <Sheet>
      <ReadingContent room={room} />
    </Sheet>
  )
}

function ReadingContent({ room }: { room: ClassroomDetail }) {
  switch (room.classroomType) {
    case CLASSROOM.article: {
      const { article } = parseContent(room.classroomContent)
      return article.trim() === '' ? <EmptyState /> : <RichText html={article} />
    }
    case CLASSROOM.image:
      return <ImageList images={room.materialRelations} />
    default:
      return (
        <Files
          files={room.materialRelations}
          isShown={room.classroomType === CLASSROOM.document}
          viewerUrl={room.documentViewerUrl}
        />
      )
  }
}

/** The skeleton of the content. */
export function StageSkeleton() {
  return (
    <>
      <Skeleton ratio="16 / 9" />
      <SkeletonText lines={2} />
    </>
  )
}

const Sheet = styled.section`
  padding: ${space[6]};
  border-radius: ${radius.l};
  background: ${color.surface};
`

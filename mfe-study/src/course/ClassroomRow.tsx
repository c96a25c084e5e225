import { styled } from 'styled-components'

import type { ClassroomItem, RoomLesson } from '@campus/contracts/study-course'
import { Tag } from '@campus/ui/tag'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { isMedium, itemProgress, lessonState, liveStatusName, typeName } from '../common/classroom.model'
import { mediaTime, percentText } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import { TypeIcon } from '../common/TypeIcon'
import { useHours } from '../common/use-hours'
import { useT } from './messages'

interface RowProps {
  room: ClassroomItem
  /** The lesson there that the line is of. */
  lesson: RoomLesson | undefined
  onOpen: () => void
}

/** A classroom in a list, or a lesson there: its type, whether it is required, and the learner's progress. Pressing it opens it. */
export function ClassroomRow({ room, lesson, onOpen }: RowProps) {
  const t = useCommonT()
  const name = lesson?.activityName || room.name
  const isRequired = (lesson?.isRequired ?? room.mustLearn) === 1
  return (
    <Row type="button" onClick={onOpen}>
      <TypeIcon type={room.classroomType} />
      <Words>
        <Name>{name}</Name>
        <Facts>
          {name === room.name ? null : <span>{room.name}</span>}
          <span>{t(`classroomType.${typeName(room.classroomType)}`)}</span>
          {isMedium(room.classroomType) && room.classroomDuration > 0 ? (
            <span>{mediaTime(room.classroomDuration)}</span>
          ) : null}
          <LiveFacts live={room.courseLiveClassroomResultVO} />
          <MeetingFacts room={room} lesson={lesson} />
        </Facts>
      </Words>
      <Tag tone={isRequired ? 'accent' : 'neutral'}>
        {isRequired ? t('study.tag.required') : t('study.tag.elective')}
      </Tag>
      {lesson === undefined ? <Progress room={room} /> : <Attended lesson={lesson} />}
    </Row>
  )
}

function LiveFacts({ live }: { live: ClassroomItem['courseLiveClassroomResultVO'] }) {
  const t = useT()
  if (live === null) return null
  return (
    <>
      <span>{t(`liveStatus.${liveStatusName(live)}`)}</span>
      <LessonTime lesson={live} />
    </>
  )
}

function MeetingFacts({ room, lesson }: Pick<RowProps, 'room' | 'lesson'>) {
  const t = useT()
  const { offlineClassroomResultVO: next, userStudyCourseDetailResultVO: studied } = room
  const meeting = lesson ?? next
  if (meeting === null) return null
  return (
    <>
      <LessonTime lesson={meeting} />
      {[meeting.position, meeting.address]
        .filter((words) => words !== '')
        .map((words) => (
          <span key={words}>{words}</span>
        ))}
      {studied === null || room.lessons.length > 1 ? null : (
        <span>
          {t('course.item.meetings', { done: studied.finishFaceTeachingNumber, total: studied.faceTeachingNumber })}
        </span>
      )}
    </>
  )
}

function LessonTime({ lesson }: { lesson: { readonly classStartTime: string; readonly classEndTime: string } }) {
  const words = useHours()(lesson.classStartTime, lesson.classEndTime)
  return words === '' ? null : <span>{words}</span>
}

function Attended({ lesson }: { lesson: RoomLesson }) {
  const t = useCommonT()
  const state = lessonState(lesson)
  if (state === undefined) return <Note />
  const words = t(`study.activity.${state}`)
  if (lesson.isAttended) return <Done>{state === 'underWay' ? `${words} · ${t('study.activity.here')}` : words}</Done>
  return <Note>{words}</Note>
}

function Progress({ room }: { room: ClassroomItem }) {
  const t = useT()
  const common = useCommonT()
  const progress = itemProgress(room)
  if (progress.kind === 'finished') return <Done>{common('common.finished')}</Done>
  if (progress.kind === 'notStudied') return <Note>{common('common.notStudied')}</Note>
  return (
    <Note>
      <span>{percentText(progress.percent, 2)}</span>
      {isMedium(room.classroomType) && room.learningDuration > 0 ? (
        <span>{t('course.item.position', { time: mediaTime(room.learningDuration) })}</span>
      ) : null}
    </Note>
  )
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  padding: ${space[3]} ${space[2]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.surfaceSunken};
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    color: ${color.accentText};
  }
  @media ${media.phone} {
    flex-wrap: wrap;
  }
`

const Words = styled.span`
  display: flex;
  flex: 1 1 10em;
  flex-direction: column;
  min-width: 0;
`

const Name = styled.span`
  font: ${weight.medium} ${text.m} ${font.sans};
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Note = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-width: 5em;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Done = styled(Note)`
  color: ${color.successText};
`

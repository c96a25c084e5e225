import { styled } from 'styled-components'

import type { ClassroomItem } from '@campus/contracts/study-course'
import { formatDate } from '@campus/i18n/format'
import { Tag } from '@campus/ui/tag'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { isMedium, itemProgress, liveStatusName, typeName } from '../common/classroom.model'
import { mediaTime, percentText } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import { TypeIcon } from '../common/TypeIcon'
import { useT } from './messages'

/** A classroom in a list: its type, whether it is required, and the learner's progress. Pressing it opens it. */
export function ClassroomRow({ room, onOpen }: { room: ClassroomItem; onOpen: () => void }) {
  const t = useCommonT()
  return (
    <Row type="button" onClick={onOpen}>
      <TypeIcon type={room.classroomType} />
      <Words>
        <Name>{room.name}</Name>
        <Facts>
          <span>{t(`classroomType.${typeName(room.classroomType)}`)}</span>
          {isMedium(room.classroomType) && room.classroomDuration > 0 ? (
            <span>{mediaTime(room.classroomDuration)}</span>
          ) : null}
          <LiveFacts live={room.courseLiveClassroomResultVO} />
          <MeetingFacts room={room} />
        </Facts>
      </Words>
      <Tag tone={room.mustLearn === 1 ? 'accent' : 'neutral'}>
        {room.mustLearn === 1 ? t('study.tag.required') : t('study.tag.elective')}
      </Tag>
      <Progress room={room} />
    </Row>
  )
}

function LiveFacts({ live }: { live: ClassroomItem['courseLiveClassroomResultVO'] }) {
  const t = useT()
  if (live === null) return null
  return (
    <>
      <span>{t(`liveStatus.${liveStatusName(live.liveStatus)}`)}</span>
      <LessonTime lesson={live} />
    </>
  )
}

function MeetingFacts({ room }: { room: ClassroomItem }) {
  const t = useT()
  const { offlineClassroomResultVO: meeting, userStudyCourseDetailResultVO: studied } = room
  if (meeting === null) return null
  return (
    <>
      <LessonTime lesson={meeting} />
      {[meeting.position, meeting.address]
        .filter((words) => words !== '')
        .map((words) => (
          <span key={words}>{words}</span>
        ))}
      {studied === null ? null : (
        <span>
          {t('course.item.meetings', { done: studied.finishFaceTeachingNumber, total: studied.faceTeachingNumber })}
        </span>
      )}
    </>
  )
}

function LessonTime({ lesson }: { lesson: { readonly classStartTime: string; readonly classEndTime: string } }) {
  const t = useCommonT()
  const start = formatDate(lesson.classStartTime, 'minute')
  const end = formatDate(lesson.classEndTime, 'minute')
  if (start === '' && end === '') return null
  return <span>{t('study.dateRange', { start: start || t('study.unknown'), end: end || t('study.unknown') })}</span>
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

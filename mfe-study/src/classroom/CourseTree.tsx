import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import type { Chapter, ClassroomItem, RoomLesson } from '@campus/contracts/study-course'
import { SkeletonText } from '@campus/ui/skeleton'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import type { LearningPlace } from '../common/classroom-paths'
import { itemProgress, lessonState, linesOf } from '../common/classroom.model'
import { percentText } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import { TypeIcon } from '../common/TypeIcon'
import { courseNameQuery, treeQuery } from './classroom.queries'
import { useCurrentInView } from './ClassroomFrame'
import { useT } from './messages'

interface TreeProps {
  place: LearningPlace
  classroomId: string
  onChoose: (room: ClassroomItem, lesson?: RoomLesson) => void
}

/** The course's chapters, sections and classrooms; the current one is marked and in view. */
export function CourseTree({ place, classroomId, onChoose }: TreeProps) {
  const t = useT()
  const { data: name = '' } = useQuery(courseNameQuery(place))
  const tree = useQuery(treeQuery(place))
  return (
    <Root aria-label={t('player.catalogue')}>
      <h2>{name || t('player.catalogue')}</h2>
      <QueryBlock query={tree} skeleton={<SkeletonText lines={8} />}>
        {(chapters: readonly Chapter[]) =>
          chapters.map(({ chapterName, nodes }, index) => (
            <section key={index}>
              <h3>{chapterName}</h3>
              {nodes.map(({ nodeName, classrooms }, at) => (
                <div key={at}>
                  <h4>{nodeName}</h4>
                  <ul>
                    {classrooms.flatMap(linesOf).map(({ room, lesson }) => (
                      <Entry
                        key={lesson?.activityId ?? room.classroomId}
                        room={room}
                        lesson={lesson}
                        isCurrent={room.classroomId === classroomId}
                        onChoose={() => onChoose(room, lesson)}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))
        }
      </QueryBlock>
    </Root>
  )
}

interface EntryProps {
  room: ClassroomItem
  lesson: RoomLesson | undefined
  isCurrent: boolean
  onChoose: () => void
}

function Entry({ room, lesson, isCurrent, onChoose }: EntryProps) {
  const item = useCurrentInView<HTMLLIElement>(isCurrent)
  return (
    <li ref={item}>
      <Choose type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
        <TypeIcon type={room.classroomType} />
        <span>{lesson?.activityName || room.name}</span>
        {lesson === undefined ? <RoomState room={room} /> : <LessonState lesson={lesson} />}
      </Choose>
    </li>
  )
}

function RoomState({ room }: Pick<EntryProps, 'room'>) {
  const t = useCommonT()
  const progress = itemProgress(room)
  if (progress.kind === 'percent') return <small>{percentText(progress.percent, 2)}</small>
  return <small>{t(progress.kind === 'finished' ? 'common.finished' : 'common.notStudied')}</small>
}

function LessonState({ lesson }: { lesson: RoomLesson }) {
  const t = useCommonT()
  const state = lessonState(lesson)
  return state === undefined ? null : <small>{t(`study.activity.${state}`)}</small>
}

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  & h2 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
  & h3 {
    font: ${weight.bold} ${text.m} ${font.sans};
  }
  & h4 {
    padding-block: ${space[2]};
    color: ${color.textMuted};
    font: ${weight.medium} ${text.s} ${font.sans};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
`

export const Choose = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.text};
  font: ${weight.regular} ${text.s} ${font.sans};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.medium};
  }
  & > svg {
    flex: none;
    width: 1.125rem;
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  & > small {
    flex: none;
    color: ${color.textMuted};
  }
`

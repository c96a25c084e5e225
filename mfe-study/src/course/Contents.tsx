import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { useAddress } from '@campus/calls/use-address'
import type { ClassroomItem, RoomLesson } from '@campus/contracts/study-course'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import type { LearningPlace } from '../common/classroom-paths'
import { linesOf, type CourseLine } from '../common/classroom.model'
import { ClassroomRow } from './ClassroomRow'
import { contentAddress, contentTabs, type TabContent } from './course.model'
import { contentsQuery } from './course.queries'
import { useT } from './messages'
import { useOpenClassroom } from './use-open-classroom'

/** Lessons of one classroom that all stand there. */
const MOST_LESSONS = 4

/** Chapters, sections and classrooms, with a tab for each kind of classroom. */
export function Contents({ place }: { place: LearningPlace }) {
  const t = useT()
  const { values, go } = useAddress(contentAddress)
  const draw = (tabs: readonly TabContent[]) => {
    const shown = tabs.find(({ tab }) => tab === values.tab) ?? tabs[0]
    if (shown === undefined) return <EmptyState />
    return (
      <Tabs
        label={t('course.contents')}
        items={tabs.map(({ tab }) => ({ value: tab, label: t(`course.tab.${tab}`) }))}
        value={shown.tab}
        onChange={(tab) => go({ tab })}
      >
        <Chapters key={shown.tab} place={place} content={shown} />
      </Tabs>
    )
  }
  return (
    <Section title={t('course.contents')}>
      <QueryBlock query={useQuery(contentsQuery(place))} skeleton={<SkeletonText lines={8} />}>
        {({ coursewareTypeChapterMap }) => draw(contentTabs(coursewareTypeChapterMap))}
      </QueryBlock>
    </Section>
  )
}

function Chapters({ place, content }: { place: LearningPlace; content: TabContent }) {
  const { open, dialog } = useOpenClassroom(place)
  return (
    <List>
      {content.chapters.map(({ chapterName, nodes }, index) => (
        <details key={index} open>
          <summary>{chapterName}</summary>
          {nodes.map(({ nodeName, classrooms }, at) => (
            <Node key={at}>
              <h3>{nodeName}</h3>
              <ul>
                {classrooms.map((room) => (
                  <Lines key={room.classroomId} room={room} onOpen={open} />
                ))}
              </ul>
            </Node>
          ))}
        </details>
      ))}
      {dialog}
    </List>
  )
}

/** Of a classroom, or of each lesson there; of many lessons those that are over are folded. */
function Lines({ room, onOpen }: { room: ClassroomItem; onOpen: (room: ClassroomItem, lesson?: RoomLesson) => void }) {
  const t = useT()
  const lines = linesOf(room)
  const draw = ({ lesson }: CourseLine) => (
    <li key={lesson?.activityId ?? room.classroomId}>
      <ClassroomRow room={room} lesson={lesson} onOpen={() => onOpen(room, lesson)} />
    </li>
  )
  const over = lines.length > MOST_LESSONS ? lines.filter(({ lesson }) => lesson?.isOver === true) : []
  if (over.length === 0) return lines.map(draw)
  return (
    <>
      <li>
        <details>
          <Over>{t('course.lessonsOver', { n: over.length })}</Over>
          <ul>{over.map(draw)}</ul>
        </details>
      </li>
      {lines.filter((line) => !over.includes(line)).map(draw)}
    </>
  )
}

const Over = styled.summary`
  padding-inline: ${space[2]};
`

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  & > details > summary {
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
    font: ${weight.bold} ${text.l} ${font.sans};
    cursor: pointer;
  }
`

const Node = styled.section`
  padding-block-start: ${space[4]};

  & > h3 {
    color: ${color.textMuted};
    font: ${weight.medium} ${text.s} ${font.sans};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
`

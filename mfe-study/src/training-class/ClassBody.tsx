import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { TogetherBlock } from '@campus/calls/together-block'
import { useAddress } from '@campus/calls/use-address'
import type { ClassDetail } from '@campus/contracts/study-class'
import { media, space } from '@campus/ui/tokens'

import type { ClassPlace } from '../common/paths'
import { ClassHeader } from './ClassHeader'
import { Classrooms } from './Classrooms'
import { BlocksShape } from './ClassShape'
import { Courses } from './Courses'
import { SideCards } from './SideCards'
import { StatTiles } from './StatTiles'
import { classAddress } from './training-class.model'
import { behaviourQuery, courseQuery } from './training-class.queries'
import { useFirstReads } from './use-first-reads'
import { useVisits } from './use-visits'

interface ClassBodyProps {
  detail: ClassDetail
  place: ClassPlace
}

/** The page of a class, once the class is loaded. The blocks below its head come together; each fails on its own. */
export function ClassBody({ detail, place }: ClassBodyProps) {
  const reads = useFirstReads(detail, place, useAddress(classAddress).values)
  const behaviour = useQuery(behaviourQuery(place)).data
  const courses = useQuery(courseQuery(place)).data?.classStudentCourseResultVOS ?? []
  const visits = useVisits(place)
  return (
    <>
      <ClassHeader detail={detail} place={place} activityTotal={behaviour?.activityTotal} />
      <TogetherBlock queries={reads} skeleton={<BlocksShape />}>
        <StatTiles place={place} visits={visits ?? behaviour?.classroomAttendanceTotal} />
        <Columns>
          <Main>
            <Classrooms detail={detail} place={place} />
            <Courses place={place} />
          </Main>
          <SideCards goal={detail.learningGoal} courses={courses} behaviour={behaviour} />
        </Columns>
      </TogetherBlock>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: ${space[8]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  min-width: 0;
`

import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import type { ClassDetail } from '@campus/contracts/study-class'
import { media, space } from '@campus/ui/tokens'

import type { ClassPlace } from '../common/paths'
import { ClassHeader } from './ClassHeader'
import { Classrooms } from './Classrooms'
import { Courses } from './Courses'
import { SideCards } from './SideCards'
import { StatTiles } from './StatTiles'
import { behaviourQuery, courseQuery } from './training-class.queries'
import { useVisits } from './use-visits'

interface ClassBodyProps {
  detail: ClassDetail
  place: ClassPlace
}

/** The page of a class, once the class is loaded. Each block loads and fails on its own. */
export function ClassBody({ detail, place }: ClassBodyProps) {
  const behaviour = useQuery(behaviourQuery(place)).data
  const courses = useQuery(courseQuery(place)).data?.classStudentCourseResultVOS ?? []
  const visits = useVisits(place)
  return (
    <>
      <ClassHeader detail={detail} place={place} activityTotal={behaviour?.activityTotal} />
      <StatTiles place={place} visits={visits ?? behaviour?.classroomAttendanceTotal} />
      <Columns>
        <Main>
          <Classrooms detail={detail} place={place} />
          <Courses place={place} />
        </Main>
        <SideCards goal={detail.learningGoal} courses={courses} behaviour={behaviour} />
      </Columns>
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

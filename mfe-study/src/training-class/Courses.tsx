import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { useAddress } from '@campus/calls/use-address'
import type { ClassCourse } from '@campus/contracts/study-class'
import { useServerNow } from '@campus/session/use-server-now'
import { Button } from '@campus/ui/button'
import { Inline, Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { timetablePath, type ClassPlace } from '../common/paths'
import { FIRST_COURSES } from './course.model'
import { CourseCard } from './CourseCard'
import { useT } from './messages'
import { classAddress } from './training-class.model'
import { courseQuery } from './training-class.queries'
import { useOpenCourse } from './use-open-course'

const MINUTE_MS = 60_000

/** The courses of the class: the first few, the rest on request. */
export function Courses({ place }: { place: ClassPlace }) {
  const t = useT()
  const { experience } = useAddress(classAddress).values
  const courses = useQuery({ ...courseQuery(place), select: (data) => data.classStudentCourseResultVOS })
  return (
    <Section
      title={t('study.courses.title')}
      action={
        <Beside gap={4}>
          {courses.data === undefined ? null : <span>{t('study.courses.count', { n: courses.data.length })}</span>}
          <Link to={timetablePath(place, experience)}>{t('study.class.timetable')}</Link>
        </Beside>
      }
    >
      <QueryBlock
        query={courses}
        skeleton={<SkeletonText lines={6} last="40%" />}
        empty={<EmptyState title={t('study.courses.empty')} />}
      >
        {(all) => <CourseList courses={all} place={place} />}
      </QueryBlock>
    </Section>
  )
}

function CourseList({ courses, place }: { courses: readonly ClassCourse[]; place: ClassPlace }) {
  const t = useT()
  const openCourse = useOpenCourse(place)
  const now = useServerNow(MINUTE_MS)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? courses : courses.slice(0, FIRST_COURSES)

  return (
    <>
      <Cards>
        {shown.map((course) => (
          <li key={course.courseId}>
            <CourseCard course={course} now={now} onOpen={() => openCourse(course)} />
          </li>
        ))}
      </Cards>
      {shown.length === courses.length ? null : (
        <Inline justify="center">
          <Button onClick={() => setWhole(true)}>{t('study.courses.more')}</Button>
        </Inline>
      )}
    </>
  )
}

const Beside = styled(Inline)`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > a {
    color: ${color.accentText};
    line-height: ${space[6]};
  }
`

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space[5]};
  padding: 0;
  list-style: none;

  @media ${media.phone} {
    gap: ${space[4]};
  }
`

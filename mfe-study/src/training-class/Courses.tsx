import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { useAddress } from '@campus/calls/use-address'
import type { ClassCourse } from '@campus/contracts/study-class'
import { useServerNow } from '@campus/session/use-server-now'
import { Button } from '@campus/ui/button'
import { Inline, Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { toast } from '@campus/ui/toast'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { courseDetailPath, timetablePath, type ClassPlace } from '../common/paths'
import { courseOutcome, FIRST_COURSES } from './course.model'
import { CourseCard } from './CourseCard'
import { useT } from './messages'
import { classAddress } from './training-class.model'
import { courseQuery } from './training-class.queries'

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
          {courses.data === undefined ? null : t('study.courses.count', { n: courses.data.length })}
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
  const navigate = useNavigate()
  const now = useServerNow(MINUTE_MS)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? courses : courses.slice(0, FIRST_COURSES)

  function open(course: ClassCourse): void {
    const outcome = courseOutcome(course)
    switch (outcome.kind) {
      case 'detail':
        void navigate(courseDetailPath(place, course.courseId))
        return
      case 'open':
        window.open(outcome.url, '_blank', 'noopener,noreferrer')
        return
      case 'contact':
        toast.warning(t('study.courses.contactTeacher'))
    }
  }

  return (
    <>
      <Cards>
        {shown.map((course) => (
          <li key={course.courseId}>
            <CourseCard course={course} now={now} onOpen={() => open(course)} />
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

import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { useAddress } from '@campus/calls/use-address'
import type { CallResponse } from '@campus/contracts/call'
import type { getCourseDetail } from '@campus/contracts/study-course'
import { Avatar } from '@campus/ui/avatar'
import { Section } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import type { LearningPlace } from '../common/classroom-paths'
import { INTRODUCTION_TABS, introductionAddress, introductionOf, type IntroductionTab } from './course.model'
import { courseQuery } from './course.queries'
import { useT } from './messages'

type Course = CallResponse<typeof getCourseDetail>

/** The course's description, its teachers and its materials. */
export function Introduction({ place }: { place: LearningPlace }) {
  const t = useT()
  const { values, go } = useAddress(introductionAddress)
  return (
    <Section title={t('course.introduction')}>
      <Tabs
        label={t('course.introduction')}
        items={INTRODUCTION_TABS.map((tab) => ({ value: tab, label: t(`course.intro.${tab}`) }))}
        value={values.intro}
        onChange={(intro) => go({ intro })}
      >
        <QueryBlock query={useQuery(courseQuery(place))} skeleton={<SkeletonText lines={4} />}>
          {(course) => <Part course={course} tab={values.intro} />}
        </QueryBlock>
      </Tabs>
    </Section>
  )
}

function Part({ course, tab }: { course: Course; tab: IntroductionTab }) {
  const parts = introductionOf(course.introduceDetailList, tab)
  const teachers = parts.flatMap((part) => part.teachers)
  const texts = parts.map(({ content }) => content).filter((content) => content.trim() !== '')
  if (teachers.length === 0 && texts.length === 0) return <EmptyState />
  return (
    <>
      {texts.map((html, index) => (
        <RichText key={index} html={html} />
      ))}
      {teachers.length === 0 ? null : (
        <Teachers>
          {teachers.map((teacher, index) => (
            <Teacher key={index} teacher={teacher} />
          ))}
        </Teachers>
      )}
    </>
  )
}

function Teacher({ teacher }: { teacher: Course['introduceDetailList'][number]['teachers'][number] }) {
  const t = useT()
  const { teacherName, teacherHeadUrl, roleCode } = teacher
  const isKnown = roleCode === 't_kcls' || roleCode === 't_fdls'
  return (
    <li>
      <Avatar name={teacherName} src={teacherHeadUrl} decorative />
      <span>
        <strong>{teacherName}</strong>
        {isKnown ? <small>{t(`role.${roleCode}`)}</small> : null}
      </span>
    </li>
  )
}

const Teachers = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  & strong {
    display: block;
    font: ${weight.medium} ${text.m} ${font.sans};
  }
  & small {
    color: ${color.textMuted};
    font: ${weight.regular} ${text.s} ${font.sans};
  }
`

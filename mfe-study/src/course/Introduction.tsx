import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { useAddress } from '@campus/calls/use-address'
import type { CallResponse } from '@campus/contracts/call'
import type { getCourseDetail } from '@campus/contracts/study-course'
import { Section } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'

import type { LearningPlace } from '../common/classroom-paths'
import { Teachers } from '../common/Teachers'
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
  const t = useT()
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
        <Teachers
          teachers={teachers.map(({ teacherName, teacherHeadUrl, roleCode }) => ({
            name: teacherName,
            picture: teacherHeadUrl,
            role: roleCode === 't_kcls' || roleCode === 't_fdls' ? t(`role.${roleCode}`) : '',
          }))}
        />
      )}
    </>
  )
}

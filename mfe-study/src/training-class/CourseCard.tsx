import { styled } from 'styled-components'

import type { ClassCourse } from '@campus/contracts/study-class'
import { formatDate } from '@campus/i18n/format'
import { Card, CardButton } from '@campus/ui/card'
import { Inline } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'
import { Picture } from '@campus/ui/picture'
import { PlainText } from '@campus/ui/plain-text'
import { Tag } from '@campus/ui/tag'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { StateTag } from '../common/StateTag'
import { courseState, isPractical, natureOf } from './course.model'
import { useT } from './messages'

interface CourseCardProps {
  course: ClassCourse
  /** Epoch milliseconds; the course's target status depends on it. */
  now: number
  onOpen: () => void
}

/** A course of the class. */
export function CourseCard({ course, now, onOpen }: CourseCardProps) {
  const t = useT()
  const common = useCommonT()
  const unknown = common('study.unknown')
  const start = formatDate(course.learnStartTime, 'date') || unknown
  const end = formatDate(course.learnEndTime, 'date') || unknown
  return (
    <Sheet interactive>
      <Cover>
        <Picture src={course.cover} alt="" seed={course.courseName} />
      </Cover>
      <Words>
        <Inline gap={2}>
          <Tag>{t(`study.courses.nature.${natureOf(course)}`)}</Tag>
          {isPractical(course) ? <Tag>{t('study.courses.practical')}</Tag> : null}
          <StateTag state={courseState(course, now)} />
        </Inline>
        <Name>
          <CardButton onClick={onOpen}>{course.courseName}</CardButton>
        </Name>
        <Small>{t('study.courses.learners', { n: course.countResultVO.studyNumber })}</Small>
        <Small>
          <Phrases>{`${t('study.courses.period')} ${common('study.dateRange', { start, end })}`}</Phrases>
        </Small>
        <Intro>
          <PlainText html={course.introduce} />
        </Intro>
      </Words>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  flex-direction: row;
  gap: ${space[4]};
  height: 100%;
`

const Cover = styled.div`
  flex: none;
  width: 112px;
  height: fit-content;
  overflow: hidden;
  border-radius: ${radius.m};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const Name = styled.h3`
  font: ${weight.bold} ${text.m} ${font.sans};
  overflow-wrap: anywhere;
`

const Small = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

const Intro = styled(Small)`
  min-height: 2lh;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

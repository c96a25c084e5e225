import { styled } from 'styled-components'

import type { OfflineClassroom } from '@campus/contracts/study-attendance'
import { Section } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { EmptyState } from '@campus/ui/states'
import { color, space } from '@campus/ui/tokens'

import { Teachers as People } from '../common/Teachers'
import { useT } from './messages'

/** What to know before the lesson. */
export function Notice({ html }: { html: string }) {
  const t = useT()
  return (
    <Section title={t('study.off.notice')}>{html.trim() === '' ? <EmptyState /> : <RichText html={html} />}</Section>
  )
}

/** What is taught, numbered. */
export function Points({ points }: Pick<OfflineClassroom, 'points'>) {
  const t = useT()
  return (
    <Section title={t('study.off.points')}>
      {points.length === 0 ? (
        <EmptyState />
      ) : (
        <Numbered>
          {points.map(({ pointDesc }, index) => (
            <li key={index}>{pointDesc}</li>
          ))}
        </Numbered>
      )}
    </Section>
  )
}

/** Who teaches; the first leads. */
export function Teachers({ teachers }: { teachers: OfflineClassroom['teacherList'] }) {
  const t = useT()
  return (
    <Section title={t('study.off.teachers')}>
      {teachers.length === 0 ? (
        <EmptyState />
      ) : (
        <People
          teachers={teachers.map(({ teacherName, teacherAvatar }, index) => ({
            name: teacherName,
            picture: teacherAvatar,
            role: t(index === 0 ? 'study.off.teacher.lead' : 'study.off.teacher.tutor'),
          }))}
        />
      )}
    </Section>
  )
}

const Numbered = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-inline-start: 1.75em;

  & > li::marker {
    color: ${color.textSubtle};
  }
`

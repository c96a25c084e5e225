import { styled } from 'styled-components'

import type { OfflineClassroom } from '@campus/contracts/study-attendance'
import { Avatar } from '@campus/ui/avatar'
import { Section } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { EmptyState } from '@campus/ui/states'
import { color, font, space, text, weight } from '@campus/ui/tokens'

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
        <People>
          {teachers.map(({ teacherName, teacherAvatar }, index) => (
            <li key={index}>
              <Avatar name={teacherName} src={teacherAvatar} decorative />
              <span>
                <strong>{teacherName}</strong>
                <small>{t(index === 0 ? 'study.off.teacher.lead' : 'study.off.teacher.tutor')}</small>
              </span>
            </li>
          ))}
        </People>
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

const People = styled.ul`
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

import { Clock } from 'lucide-react'
import { styled } from 'styled-components'

import { formatDate } from '@campus/i18n/format'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import type { Deadline } from './learning-card.model'
import { useT } from './messages'

/** With this many days left or fewer, a deadline is emphasised. */
const SOON_DAYS = 7

/** The deadline and the days remaining; nothing without a deadline. */
export function DeadlineNote({ deadline }: { deadline: Deadline | undefined }) {
  const t = useT()
  if (deadline === undefined) return null
  if (deadline.kind === 'past') return <Note $tone={color.textSubtle}>{t('study.mine.deadline.past')}</Note>
  const { end, days } = deadline
  return (
    <Note $tone={days <= SOON_DAYS ? color.warningText : color.textMuted}>
      <Clock aria-hidden />
      <span>{t('study.mine.deadline', { date: formatDate(end, 'date'), n: days })}</span>
    </Note>
  )
}

const Note = styled.p<{ $tone: string }>`
  display: inline-flex;
  gap: ${space[2]};
  color: ${({ $tone }) => $tone};
  font: ${weight.medium} ${text.s} ${font.sans};

  & > svg {
    flex: none;
    width: 1em;
    height: 1lh;
  }
`

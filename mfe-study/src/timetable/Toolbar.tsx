import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'

import { formatDate } from '@campus/i18n/format'
import { Button, IconButton } from '@campus/ui/button'
import { Inline } from '@campus/ui/layout'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { useT } from './messages'
import { monthOf, stepOf, weekOf } from './timetable.model'

interface ToolbarProps {
  tab: 'week' | 'month'
  day: string
  today: string
  onDay: (day: string) => void
}

/** Navigation to another week or month, by steps or by date, and the legend of the colours. */
export function Toolbar({ tab, day, today, onDay }: ToolbarProps) {
  const t = useT()
  const common = useCommonT()
  const { from, to } = tab === 'week' ? weekOf(day) : monthOf(day)
  return (
    <Inline justify="between" gap={4}>
      <Inline gap={2}>
        <Button size="s" onClick={() => onDay(today)}>
          {t('study.time.today')}
        </Button>
        <IconButton
          size="s"
          label={t(tab === 'week' ? 'study.time.previousWeek' : 'study.time.previousMonth')}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => onDay(stepOf(tab, day, -1))}
        />
        <IconButton
          size="s"
          label={t(tab === 'week' ? 'study.time.nextWeek' : 'study.time.nextMonth')}
          icon={<ChevronRight aria-hidden />}
          onClick={() => onDay(stepOf(tab, day, 1))}
        />
        <Shown aria-live="polite">
          {tab === 'week'
            ? common('study.dateRange', { start: formatDate(from, 'date'), end: formatDate(to, 'date') })
            : day.slice(0, 7)}
        </Shown>
        {tab === 'week' ? (
          <Picker
            type="date"
            aria-label={t('study.time.pickWeek')}
            value={day}
            onChange={({ target }) => target.value !== '' && onDay(target.value)}
          />
        ) : (
          <Picker
            type="month"
            aria-label={t('study.time.pickMonth')}
            value={day.slice(0, 7)}
            onChange={({ target }) => /^\d{4}-\d{2}$/.test(target.value) && onDay(`${target.value}-01`)}
          />
        )}
      </Inline>
      <Legend>
        <Mark $isLesson={false}>{t('study.time.legend.online')}</Mark>
        <Mark $isLesson>{t('study.time.legend.faceToFace')}</Mark>
      </Legend>
    </Inline>
  )
}

const Shown = styled.span`
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Picker = styled.input`
  height: ${space[8]};
  padding-inline: ${space[2]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.text};
  font: ${weight.regular} ${text.s} ${font.sans};
  color-scheme: inherit;
`

const Legend = styled.div`
  display: flex;
  gap: ${space[4]};
`

/** The legend: the colours of the two kinds of events. */
const Mark = styled.span<{ $isLesson: boolean }>`
  padding-inline-start: ${space[2]};
  border-inline-start: 4px solid ${({ $isLesson }) => ($isLesson ? color.warning : color.accentText)};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

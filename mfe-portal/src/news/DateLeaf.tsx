import { styled } from 'styled-components'

import { beijingClock, epochMs } from '@campus/i18n/beijing-time'
import { formatDate } from '@campus/i18n/format'
import { useLocale } from '@campus/i18n/locale'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { publishedAt } from './news.model'

const Leaf = styled.span`
  display: flex;
  flex-direction: column;
  min-width: ${space[16]};
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Day = styled.span`
  color: ${color.accentText};
  font: ${weight.bold} ${text.xxl} ${font.sans};
  line-height: 1.2;

  @media ${media.phone} {
    font: ${weight.bold} ${text.xl} ${font.sans};
    line-height: 1.2;
  }
`

const MONTH_PATTERNS = { 'zh-CN': 'YYYY-MM', en: 'MMM YYYY' } as const

interface DateLeafProps {
  item: { readonly publishTime: string; readonly createdTime: string }
}

/** An item's publication day as a calendar leaf, read aloud as one date; empty when it is unknown. */
export function DateLeaf({ item }: DateLeafProps) {
  const locale = useLocale()
  const time = publishedAt(item)
  const ms = epochMs(time)
  if (ms === undefined) return <Leaf />
  const clock = beijingClock(ms)
  return (
    <Leaf>
      <VisuallyHidden>{formatDate(time, 'date')}</VisuallyHidden>
      <Day aria-hidden>{clock.format('DD')}</Day>
      <span aria-hidden>{clock.format(MONTH_PATTERNS[locale])}</span>
    </Leaf>
  )
}

import { styled } from 'styled-components'

import { formatDate } from '@campus/i18n/format'
import { useLocale } from '@campus/i18n/locale'
import { color, font, text, weight } from '@campus/ui/tokens'

import { publishedAt } from './news.model'

const Time = styled.time`
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

interface PublishedTimeProps {
  item: { readonly publishTime: string; readonly createdTime: string }
}

/** An item's publication day; nothing when it is unknown. */
export function PublishedTime({ item }: PublishedTimeProps) {
  useLocale()
  const time = publishedAt(item)
  if (time === '') return null
  return <Time>{formatDate(time, 'date')}</Time>
}

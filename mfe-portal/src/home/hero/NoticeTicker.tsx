import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import type { TickerEntry } from '@campus/contracts/home'
import { Skeleton, SkeletonRegion } from '@campus/ui/skeleton'
import { Tag } from '@campus/ui/tag'
import { Ticker } from '@campus/ui/ticker'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { InlineError } from '../blocks/InlineError'
import { TICKER_DELAY, tickerKind, tickerPath } from '../home.model'
import { tickerQuery } from '../home.queries'
import { useT } from '../messages'

const Root = styled.section`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${space[10]};
`

const Lines = styled(Ticker)`
  flex: 1;
`

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[10]};
  color: ${color.text};
  font: ${weight.medium} ${text.m} ${font.sans};

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover > span:last-child {
    color: ${color.accentText};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** News and notices of the last 30 days, one line at a time. */
export function NoticeTicker() {
  const t = useT()
  const ticker = useQuery(tickerQuery())
  if (ticker.data === undefined) {
    return <Root as="div">{ticker.isError ? <InlineError query={ticker} /> : <TickerSkeleton />}</Root>
  }
  if (ticker.data.records.length === 0) return null
  return (
    <Root aria-label={t('home.ticker')}>
      <Lines every={TICKER_DELAY}>
        {ticker.data.records.map((entry) => (
          <TickerLine key={`${entry.commentObjectType.code}-${entry.id}`} entry={entry} />
        ))}
      </Lines>
    </Root>
  )
}

function TickerLine({ entry }: { entry: TickerEntry }) {
  const t = useT()
  const kind = tickerKind(entry)
  return (
    <Entry to={tickerPath(entry)}>
      <Tag tone={kind === 'news' ? 'accent' : 'warning'}>{t(`home.ticker.${kind}`)}</Tag>
      <span>{entry.title}</span>
    </Entry>
  )
}

function TickerSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton width="min(22em, 60vw)" height="1em" />
    </SkeletonRegion>
  )
}

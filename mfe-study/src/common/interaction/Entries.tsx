import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { VirtualList } from '@campus/comments/virtual-list'
import { serverNow } from '@campus/http/client'
import { formatRelativeTime } from '@campus/i18n/format'
import { Avatar } from '@campus/ui/avatar'
import { Button } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

interface EntriesProps<Data, Row> {
  label: string
  query: UseQueryResult<Data>
  rowsOf: (data: NonNullable<Data>) => readonly Row[]
  /** What stands there when nobody has said anything. */
  empty: string
  children: (row: Row) => ReactNode
}

/** A list of what people said; only the rows in sight are drawn. */
export function Entries<Data, Row extends { readonly id: string }>({
  label,
  query,
  rowsOf,
  empty,
  children,
}: EntriesProps<Data, Row>) {
  return (
    <QueryBlock query={query} skeleton={<SkeletonText lines={6} />} empty={<EmptyState title={empty} />}>
      {(data) => (
        <Frame>
          <VirtualList label={label} rows={rowsOf(data)} keyOf={({ id }) => id}>
            {children}
          </VirtualList>
        </Frame>
      )}
    </QueryBlock>
  )
}

interface EntryProps {
  name: string
  avatar: string
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string
  tag?: Elements
  children: Elements
}

/** What one person said. It is text, whatever it looks like. */
export function Entry({ name, avatar, time, tag, children }: EntryProps) {
  return (
    <Root aria-label={name}>
      <Avatar name={name} src={avatar} size={32} decorative />
      <Said>
        <Head>
          <strong>{name}</strong>
          {tag}
          <time dateTime={time.replace(' ', 'T')}>{formatRelativeTime(time, serverNow())}</time>
        </Head>
        {children}
      </Said>
    </Root>
  )
}

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const Deeds = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`

interface DeedProps {
  /** Also says whose entry it is about. */
  label: string
  onClick: () => void
  children: string
}

/** What can be done with an entry; it opens a dialog. */
export function Deed({ label, onClick, children }: DeedProps) {
  return (
    <Button variant="text" size="s" aria-haspopup="dialog" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

interface HeadOfListProps {
  add: string
  onAdd: () => void
  /** Whose entries are on show. */
  children?: ReactNode
}

/** Above a list: whose entries it shows, and the button for one's own. */
export function HeadOfList({ add, onAdd, children }: HeadOfListProps) {
  return (
    <Bar>
      <div>{children}</div>
      <Button variant="primary" size="s" aria-haspopup="dialog" onClick={onAdd}>
        {add}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block-end: ${space[3]};
`

const Frame = styled.div`
  --list-height: max(240px, calc(100dvh - 360px));

  @media ${media.belowDesktop} {
    --list-height: max(240px, 50dvh);
  }
`

const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[3]};
`

const Said = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > strong {
    overflow-wrap: anywhere;
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`

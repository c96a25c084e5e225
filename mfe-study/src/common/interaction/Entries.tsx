import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { VirtualList } from '@campus/comments/virtual-list'
import { formatRelativeTime } from '@campus/i18n/format'
import { Avatar } from '@campus/ui/avatar'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

interface EntriesProps<Row> {
  label: string
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

/** A list of what people said; only the rows in sight are drawn. */
export function Entries<Row extends { readonly id: string }>({ label, rows, children }: EntriesProps<Row>) {
  return (
    <Frame>
      <VirtualList label={label} rows={rows} keyOf={({ id }) => id}>
        {children}
      </VirtualList>
    </Frame>
  )
}

interface EntryProps {
  name: string
  avatar: string
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string
  tag?: ReactNode
  children: ReactNode
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
          <time dateTime={time.replace(' ', 'T')}>{formatRelativeTime(time)}</time>
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

/** What stands above a list. */
export const Bar = styled.div`
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

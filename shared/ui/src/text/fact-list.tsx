import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { color, font, media, space, text, weight } from '../theme/tokens'
import { Phrases } from './phrases'

export interface Fact {
  /** Identifies the fact; needed if the label is not plain text. */
  id?: string
  label: ReactNode
  /** An empty value (`''`, `null`, `undefined`) has no line. */
  value: ReactNode
}

/** `stacked`: the value under its label. `ruled`: the value beside its label, a line between two facts. */
export type FactListLook = 'stacked' | 'ruled'

const looks: Record<FactListLook, ReturnType<typeof css>> = {
  stacked: css`
    display: flex;
    flex-direction: column;
    gap: ${space[2]};

    dt {
      font: ${weight.regular} ${text.s} ${font.sans};
    }
  `,
  ruled: css`
    & > div {
      display: grid;
      grid-template-columns: 9em minmax(0, 1fr);
      gap: ${space[4]};
      padding-block: ${space[2]};
      border-block-end: 1px solid ${color.border};
    }
    dd {
      font-weight: ${weight.medium};
    }
    /* Labels take no more of it than the longest of them needs. */
    @media ${media.phone} {
      display: grid;
      grid-template-columns: fit-content(7em) minmax(0, 1fr);
      column-gap: ${space[3]};

      & > div {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
      }
    }
  `,
}

const List = styled.dl<{ $look: FactListLook }>`
  min-width: 0;

  dt {
    color: ${color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${({ $look }) => looks[$look]}
`

export interface FactListProps {
  facts: readonly Fact[]
  look?: FactListLook
  className?: string
}

const isKnown = ({ value }: Fact): boolean => value !== '' && value !== null && value !== undefined

/** Facts about a thing, each with its label; nothing when all are empty. */
export function FactList({ facts, look = 'stacked', className }: FactListProps) {
  const known = facts.filter(isKnown)
  if (known.length === 0) return null
  return (
    <List $look={look} className={className}>
      {known.map(({ id, label, value }) => (
        <div key={id ?? String(label)}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Phrases>{value}</Phrases> : value}</dd>
        </div>
      ))}
    </List>
  )
}

import { css, styled } from 'styled-components'

import { Skeleton } from '@campus/ui/skeleton'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

const Root = styled.div<{ $column: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${({ $column }) =>
    $column &&
    css`
      @media ${media.desktop} {
        flex-direction: column;
        align-items: flex-start;
      }
    `}
`

const Chip = styled.button`
  height: ${space[8]};
  padding: 0 ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    border-color: ${color.accentText};
    color: ${color.accentText};
  }
  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &:focus-visible {
    border-radius: ${radius.full};
  }
`

interface FilterChipsProps {
  /** The name of the filter, for screen readers. */
  label: string
  items: readonly { readonly id: string; readonly name: string }[]
  value: string
  onChange: (id: string) => void
  /** In a column on a wide screen. */
  column?: boolean
}

/** A choice of one among a few, all visible. */
export function FilterChips({ label, items, value, onChange, column = false }: FilterChipsProps) {
  return (
    <Root role="group" aria-label={label} $column={column}>
      {items.map(({ id, name }) => (
        <Chip key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {name}
        </Chip>
      ))}
    </Root>
  )
}

/** A row of chips, on a phone two. */
const Place = styled.div`
  height: ${space[8]};

  @media ${media.phone} {
    height: calc(2 * ${space[8]} + ${space[2]});
  }
`

/** Keeps the room of the coming chips, so that what stands below them does not move. */
export function FilterChipsSkeleton() {
  return (
    <Place aria-hidden>
      <Skeleton width="min(28em, 100%)" height={space[8]} />
    </Place>
  )
}

import { styled } from 'styled-components'

import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import type { NoteFilter } from './interaction.model'
import { useT } from './messages'

interface FiltersProps<Filter extends NoteFilter> {
  filters: readonly Filter[]
  value: Filter
  /** undefined where it is not known: then none is shown. */
  countOf: (filter: Filter) => number | undefined
  onChange: (filter: Filter) => void
}

/** Whose entries are on show. */
export function Filters<Filter extends NoteFilter>({ filters, value, countOf, onChange }: FiltersProps<Filter>) {
  const t = useT()
  return (
    <Row role="group" aria-label={t('interaction.filter')}>
      {filters.map((filter) => {
        const label = t(`interaction.filter.${filter}`)
        const total = countOf(filter)
        return (
          <Choice key={filter} type="button" aria-pressed={filter === value} onClick={() => onChange(filter)}>
            {total === undefined ? label : t('interaction.filter.count', { label, total })}
          </Choice>
        )
      })}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`

const Choice = styled.button`
  height: ${space[8]};
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

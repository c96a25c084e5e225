import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { color, font, media, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { DETAIL_TYPES, type DetailType } from '../school-address.model'

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  padding: ${space[1]};
  overflow-x: auto;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};

  @media ${media.phone} {
    width: 100%;

    & > li {
      flex: 1 0 auto;
    }
  }
`

const Choice = styled(Link)`
  display: block;
  padding: ${space[2]} ${space[6]};
  border-radius: ${radius.s};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.m} ${font.sans};
  text-align: center;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.surface};
    box-shadow: ${shadow[1]};
    color: ${color.accentText};
  }
  /* The outline lies inside, because the row clips what is outside of it. */
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.phone} {
    padding-inline: ${space[3]};
  }
`

interface DetailTypesProps {
  names: Readonly<Record<DetailType, string>>
  current: DetailType
  hrefOf: (change: { detail: DetailType }) => string
}

/** The subject of the detail; each has its own address, so that other pages can lead to it. */
export function DetailTypes({ names, current, hrefOf }: DetailTypesProps) {
  const t = useT()
  return (
    <nav aria-label={t('school.detail.types')}>
      <List>
        {DETAIL_TYPES.map((type) => (
          <li key={type}>
            <Choice
              to={hrefOf({ detail: type })}
              preventScrollReset
              aria-current={type === current ? 'true' : undefined}
            >
              {names[type]}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  )
}

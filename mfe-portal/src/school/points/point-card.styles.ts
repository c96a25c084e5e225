/** Styles of a service point's card. */
import { css, styled } from 'styled-components'

import { FactList } from '@campus/ui/fact-list'
import { color, font, media, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

const notCard = { shouldForwardProp: (name: string) => !name.startsWith('$') }

export const Root = styled.article.withConfig(notCard)<{ $chosen: boolean; $pressable: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${({ $chosen }) => ($chosen ? color.accentText : color.border)};
  border-radius: ${radius.l};
  background: ${color.surface};
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  ${({ $pressable }) =>
    $pressable &&
    css`
      &:hover {
        box-shadow: ${shadow[2]};
      }
    `}
  &:has(button:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media ${media.phone} {
    grid-template-columns: 80px minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[3]};
  }
`

export const Cover = styled.div`
  position: relative;
  align-self: start;
  overflow: hidden;
  border-radius: ${radius.m};
`

/** The same number as on the map. */
export const Number = styled.span`
  position: absolute;
  inset: ${space[1]} auto auto ${space[1]};
  display: grid;
  place-items: center;
  min-width: ${space[6]};
  height: ${space[6]};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${weight.bold} ${text.xs} ${font.sans};
`

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};

  & > :last-child:not(h3) {
    flex: none;
    margin-block-start: 2px;
  }
`

export const Name = styled.h3`
  font: ${weight.bold} ${text.m} ${font.sans};
`

export const Facts = styled(FactList)`
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > div {
    display: grid;
    grid-template-columns: 1em minmax(0, 1fr);
    gap: ${space[2]};
  }
  svg {
    width: 1em;
    height: 1lh;
    color: ${color.textSubtle};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  a {
    position: relative;
    color: ${color.accentText};
  }
  a:hover {
    text-decoration: underline;
  }
`

/** The number of a point, as high as a finger needs. */
export const Call = styled.a`
  display: inline-block;
  line-height: ${space[6]};
`

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  font: ${weight.medium} ${text.s} ${font.sans};

  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: ${space[6]};
    color: ${color.accentText};
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    width: 1em;
    height: 1em;
  }
`

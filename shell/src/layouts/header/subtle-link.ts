import { styled } from 'styled-components'

import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { EntryLink } from './entries'

/** A link that does not stand out. */
export const SubtleLink = styled(EntryLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${space[10]};
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

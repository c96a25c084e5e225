import { BookOpen } from 'lucide-react'
import { styled } from 'styled-components'

import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { EntryLink, useLearningEntries } from './entries'

const Face = styled(EntryLink)`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: ${space[12]};
  min-height: ${space[12]};
  padding-inline: ${space[1]};
  border-radius: ${radius.m};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accentText};
  }
`

/** The own classes, one press from every page: beside the menus of a narrow header. */
export function LearningLink() {
  const [learning] = useLearningEntries()
  return learning === undefined ? null : <Face entry={learning} icon={<BookOpen aria-hidden />} />
}

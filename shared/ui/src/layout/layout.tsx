import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { Phrases } from '@campus/ui/phrases'

import type { Elements } from '../composition/elements'
import { color, font, media, size, space, text, weight, type SpaceStep } from '../theme/tokens'

/** The content column: 1200 px and a gutter that grows with the screen. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${space[8]});
  margin-inline: auto;
  padding-inline: ${space[8]};

  @media ${media.tablet} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

interface StackProps {
  gap?: SpaceStep
  align?: 'start' | 'center' | 'end' | 'stretch'
}

const flexEnds = { start: 'flex-start', end: 'flex-end', center: 'center', stretch: 'stretch' } as const

const notGap = { shouldForwardProp: (name: string) => name !== 'gap' && name !== 'align' }

/** Elements below each other. */
export const Stack = styled.div.withConfig(notGap)<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => flexEnds[align]};
  gap: ${({ gap = 4 }) => space[gap]};
  min-width: 0;
`

interface InlineProps {
  gap?: SpaceStep
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
  wrap?: boolean
}

const justified = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const

const notInline = { shouldForwardProp: (name: string) => !['gap', 'align', 'justify', 'wrap'].includes(name) }

/** Elements beside each other; by default they wrap. */
export const Inline = styled.div.withConfig(notInline)<InlineProps>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'center' }) => (align === 'baseline' ? 'baseline' : flexEnds[align])};
  justify-content: ${({ justify = 'start' }) => justified[justify]};
  gap: ${({ gap = 3 }) => space[gap]};
  min-width: 0;
`

interface GridProps {
  /** The narrowest a column may become, a CSS length. */
  min?: string
  gap?: SpaceStep
}

const notGrid = { shouldForwardProp: (name: string) => name !== 'min' && name !== 'gap' }

/** As many equal columns as fit. */
export const Grid = styled.div.withConfig(notGrid)<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min = '260px' }) => min}), 1fr));
  gap: ${({ gap = 6 }) => space[gap]};
`

const SectionRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;

  @media ${media.phone} {
    gap: ${space[4]};
  }
`

const SectionHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`

/** Of a part within a part, or in a dialog, no larger than the title above it. */
const SectionTitle = styled.h2`
  font: ${weight.bold} ${text.xxl} ${font.sans};
  letter-spacing: -0.01em;

  &:is(h3) {
    font-size: 1.125rem;
    letter-spacing: normal;
  }
`

const SectionLead = styled.p`
  flex-basis: 100%;
  color: ${color.textMuted};
`

interface SectionProps {
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** At the far end of the title, such as a link to everything. */
  action?: Elements
  /** Level of the title; 2, or deeper inside another section. */
  level?: 2 | 3
  children: Elements
  className?: string
}

/** A part of a page with a title, which names it for screen readers. */
export function Section({ title, lead, action, level = 2, children, className }: SectionProps) {
  const titleId = useId()
  return (
    <SectionRoot aria-labelledby={titleId} className={className}>
      <SectionHead>
        <SectionTitle as={level === 3 ? 'h3' : 'h2'} id={titleId}>
          {inPhrases(title)}
        </SectionTitle>
        {action}
        {lead === undefined ? null : <SectionLead>{inPhrases(lead)}</SectionLead>}
      </SectionHead>
      {children}
    </SectionRoot>
  )
}

/** Words end their lines between words; anything else draws itself. */
function inPhrases(words: ReactNode): ReactNode {
  return typeof words === 'string' ? <Phrases>{words}</Phrases> : words
}

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

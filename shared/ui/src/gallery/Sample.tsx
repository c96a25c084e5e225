import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Section, Stack } from '@campus/ui/layout'

import { color, font, media, space, text, weight } from '../theme/tokens'

const Case = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`

const CaseName = styled.p`
  padding-block-start: ${space[2]};
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** One row of the gallery: a caption and the primitive. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Case>
      <CaseName>{name}</CaseName>
      <div>{children}</div>
    </Case>
  )
}

/** One part of the gallery. */
export function SampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Stack gap={8}>{children}</Stack>
    </Section>
  )
}

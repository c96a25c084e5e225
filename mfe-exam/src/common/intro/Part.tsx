import { useId } from 'react'
import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { font, space, text, weight } from '@campus/ui/tokens'

/** A section under a small heading, so that only the work's title is prominent. */
export function Part({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Heading = styled.h2`
  font: ${weight.bold} ${text.l} ${font.sans};
`

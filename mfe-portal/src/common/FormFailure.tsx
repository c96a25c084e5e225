import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { CircleAlert } from '@campus/ui/icons'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

const Failure = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`

/** Why a form was refused, if the reason concerns no single field. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <Failure role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Failure>
  )
}

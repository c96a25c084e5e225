import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, space, text, weight } from '@campus/ui/tokens'

export const FooterRoot = styled.footer`
  border-block-start: 1px solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** The last line of a page: the organisations behind it. */
export const FooterLine = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding-block: ${space[5]};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

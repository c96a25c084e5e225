import { styled } from 'styled-components'

import { color, font, space, text, weight } from '@campus/ui/tokens'

/** Lines of readable length. */
export const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  width: 100%;
  max-width: 820px;
  min-width: 0;
`

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-block-end: ${space[6]};
  border-block-end: 1px solid ${color.border};
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  min-height: 1lh;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

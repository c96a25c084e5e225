import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

export const Mark = styled.svg`
  width: 40px;
  height: 32px;
  fill: ${color.accentText};
  opacity: 0.28;
`

export const Words = styled.blockquote`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};

  & > p {
    font: ${weight.regular} ${text.l} ${font.sans};
    line-height: 1.8;
    white-space: pre-line;
  }
`

export const Reply = styled.p`
  padding: ${space[3]} ${space[4]};
  border-inline-start: 3px solid ${color.accentText};
  border-radius: 0 ${radius.m} ${radius.m} 0;
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > strong {
    color: ${color.text};
  }
`

export const Author = styled.footer`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};

  @media ${media.phone} {
    align-items: start;
  }
`

export const Name = styled.p`
  font: ${weight.bold} ${text.m} ${font.sans};
`

export const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const ProductLink = styled(Link)`
  text-decoration: underline;

  &:hover {
    color: ${color.accentText};
  }
`

import { css, styled } from 'styled-components'

import { color, font, media, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  gap: ${space[6]} ${space[10]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Cover = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};
`

export const HeadWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`

/** Beside each other, because they are read together. */
export const Descriptions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space[8]} ${space[10]};
`

/** The school's own line breaks are kept. */
export const Description = styled.p`
  color: ${color.textMuted};
  line-height: 1.8;
  white-space: pre-line;
`

export const CertificateList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 196px), 1fr));
  gap: ${space[5]};

  & > li {
    display: grid;
  }
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }
`

const certificateFace = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  text-align: start;
`

export const CertificateFace = styled.div`
  ${certificateFace}
`

export const CertificateButton = styled.button`
  ${certificateFace}
  transition:
    border-color ${motion.base},
    box-shadow ${motion.base};

  &:hover {
    border-color: transparent;
    box-shadow: ${shadow[2]};
  }
`

export const Caption = styled.span`
  padding: ${space[3]} ${space[4]};
  font: ${weight.medium} ${text.s} ${font.sans};
`

import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

export const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  padding-block: ${space[8]} ${space[20]};

  @media ${media.phone} {
    gap: ${space[8]};
    padding-block: ${space[5]} ${space[12]};
  }
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: ${space[6]} ${space[10]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Cover = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`

/** What a phone in the hand has no use for. */
export const NotOnPhone = styled.div`
  @media ${media.phone} {
    display: none;
  }
`

export const Sentence = styled.p`
  color: ${color.textMuted};
  line-height: 1.8;
`

export const Coupons = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
`

export const CouponOffer = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** The school's own line breaks are kept. */
export const Plain = styled.p`
  color: ${color.textMuted};
  line-height: 1.8;
  white-space: pre-line;
`

/** As many columns as fit. */
export const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space[5]};
`

export const CardTitle = styled.h3`
  font: ${weight.bold} ${text.m} ${font.sans};

  &:not(:last-child) {
    margin-block-end: ${space[3]};
  }
`

export const Chapters = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-inline-start: 1.5em;
  color: ${color.textMuted};

  & > li::marker {
    color: ${color.textSubtle};
  }
`

export const Lessons = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`

export const Role = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** The picture beside the facts. */
export const CertificateRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[8]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Enlarge = styled.button`
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`

export const Choose = styled.div`
  margin-block-start: ${space[4]};
`

/** One card in the middle of the screen: what one joins, and the form. */
import { Container } from '@campus/ui/layout'
import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'
import { styled } from 'styled-components'

import { TileGround } from '../common/TileGround'

export const Place = styled(Container)`
  display: grid;
  min-height: inherit;
  padding-block: ${space[12]};
  place-items: center;

  @media ${media.phone} {
    padding-block: ${space[6]} ${space[12]};
    place-items: start stretch;
  }
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  width: 100%;
  max-width: 960px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    max-width: 520px;
  }
  @media ${media.phone} {
    border: 0;
    background: none;
    box-shadow: none;
  }
`

export const FormSide = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  padding: ${space[10]};

  @media ${media.phone} {
    padding: 0;
  }
`

export const Title = styled.h1`
  font: ${weight.bold} ${text.xxl} ${font.sans};
  letter-spacing: -0.01em;
`

export const Lead = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
`

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const Failure = styled.p`
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

export const Side = styled.div`
  position: relative;
  z-index: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[10]};
  min-width: 0;
  padding: ${space[10]};
  overflow: hidden;
  background: ${color.accent};
  color: ${color.onAccent};

  @media (max-width: 991px) {
    display: none;
  }
`

export const Ground = styled(TileGround)`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
`

export const School = styled.p`
  font: ${weight.medium} ${text.m} ${font.sans};
`

export const SideTitle = styled.p`
  margin-block-start: ${space[2]};
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  letter-spacing: -0.01em;
  text-wrap: balance;
`

export const Benefits = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const Benefit = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: ${weight.medium} ${text.m} ${font.sans};

  & > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }
`

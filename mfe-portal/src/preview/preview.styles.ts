import { keyframes, styled } from 'styled-components'

import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  padding-block: ${space[3]};
`

export const Phone = styled.div`
  position: relative;
  box-sizing: content-box;
  overflow: hidden;
  border: ${space[2]} solid ${color.text};
  border-radius: ${space[8]};
  background: ${color.surfaceSunken};
  box-shadow: ${shadow[2]};
`

/** The page in it is as wide as a phone's; it is scaled down. */
export const Frame = styled.iframe`
  display: block;
  border: 0;
  background: #fff;
  color-scheme: light;
  transform-origin: 0 0;
`

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.surfaceSunken};
`

const turn = keyframes`
  to { rotate: 1turn; }
`

export const Spinner = styled.span`
  width: ${space[8]};
  height: ${space[8]};
  border: 3px solid ${color.border};
  border-block-start-color: ${color.accentText};
  border-radius: ${radius.full};
  animation: ${turn} 1s linear infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`

export const Failed = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[5]};
  text-align: center;
`

export const Scan = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  max-width: 220px;
  font: ${weight.medium} ${text.m} ${font.sans};
  text-align: center;
`

/** White in both schemes: scanners need dark on light. */
export const Code = styled.div`
  display: grid;
  width: 144px;
  height: 144px;
  box-sizing: content-box;
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: #fff;
  place-items: center;
`

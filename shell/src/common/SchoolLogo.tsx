import { useState } from 'react'
import { styled } from 'styled-components'

import { color, font, radius, weight } from '@campus/ui/tokens'

import { useSite } from '../site-context'
import { schoolName } from './school.model'

const Frame = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${radius.m};
  color: ${color.onAccent};
  font: ${weight.bold} ${({ $size }) => Math.round($size * 0.45)}px / 1 ${font.sans};
  place-items: center;

  &:not(:has(img)) {
    background: ${color.accent};
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/**
 * The school's mark, or the first character of its name. It has no name for screen readers: the name stands
 * beside it.
 */
export function SchoolLogo({ size = 40 }: { size?: number }) {
  const { schoolInfo, buSchoolInfo } = useSite()
  const logo = buSchoolInfo.logo || schoolInfo.logo
  const [broken, setBroken] = useState<string>()
  return (
    <Frame $size={size} aria-hidden>
      {logo !== '' && logo !== broken ? (
        <img src={logo} alt="" width={size} height={size} onError={() => setBroken(logo)} />
      ) : (
        Array.from(schoolName({ schoolInfo, buSchoolInfo }))[0]
      )}
    </Frame>
  )
}

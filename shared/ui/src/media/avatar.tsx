import { useState } from 'react'
import { styled } from 'styled-components'

import { color, font, weight } from '../theme/tokens'

const Face = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  font: ${weight.medium} ${({ $size }) => Math.round($size * 0.42)}px / 1 ${font.sans};
  place-items: center;
  user-select: none;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export interface AvatarProps {
  name: string
  /** If it is empty or broken, the name's first character replaces it; of a number a figure. */
  src?: string | undefined
  /** Pixels. */
  size?: number
  /** The name stands beside it, so it is not repeated for screen readers. */
  decorative?: boolean
}

/** A person's picture. */
export function Avatar({ name, src, size = 40, decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Face {...naming} $size={size}>
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        // A digit is nobody's initial.
        Array.from(name.trim())[0]?.replace(/\d/, '👤').toUpperCase()
      )}
    </Face>
  )
}

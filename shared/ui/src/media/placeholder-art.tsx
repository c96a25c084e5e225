import { styled } from 'styled-components'

import { color } from '../theme/tokens'

const Drawing = styled.svg`
  background: ${color.accentSoft};
`

/** A small number that depends only on the words. */
function seedOf(words: string): number {
  return Array.from(words).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}

/**
 * Quarter circles on a grid in the school's colours. The words are the seed: neighbours differ, and the same
 * thing keeps its drawing.
 */
export function PlaceholderArt({ title, seed }: { title: string; seed: string }) {
  const number = seedOf(seed)
  const tiles = Array.from({ length: 8 }, (_, at) => ({
    x: (at % 4) * 40,
    y: Math.floor(at / 4) * 40,
    kind: (number >> at) % 4,
    strength: [0.1, 0.2, 0.32][(number + at * 7) % 3],
  }))
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <Drawing {...naming} viewBox="0 0 160 80" preserveAspectRatio="xMidYMid slice">
      {tiles.map(({ x, y, kind, strength }) => (
        <path
          key={`${x}-${y}`}
          d="M0 0h40a40 40 0 0 1-40 40z"
          transform={`translate(${x} ${y}) rotate(${kind * 90} 20 20)`}
          fill={color.accentText}
          opacity={strength}
        />
      ))}
    </Drawing>
  )
}

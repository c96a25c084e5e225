/** Quarter circles on a grid, the drawing of all placeholders, used here behind words. */

/** Column, row, rotation in degrees, and opacity. */
export type Tile = readonly [column: number, row: number, angle: number, opacity: number]

interface TileGroundProps {
  tiles: readonly Tile[]
  columns: number
  rows: number
  /** The part that stays visible in a place of another shape, in SVG's terms. */
  align: 'xMaxYMid' | 'xMaxYMax'
  className?: string
}

const SIZE = 40

/** Drawn in the colour of the words on it. */
export function TileGround({ tiles, columns, rows, align, className }: TileGroundProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(columns * SIZE)} ${String(rows * SIZE)}`}
      preserveAspectRatio={`${align} slice`}
      aria-hidden
    >
      {tiles.map(([column, row, angle, opacity]) => (
        <path
          key={`${String(column)}-${String(row)}`}
          d="M0 0h40a40 40 0 0 1-40 40z"
          transform={`translate(${String(column * SIZE)} ${String(row * SIZE)}) rotate(${String(angle)} 20 20)`}
          fill="currentColor"
          opacity={opacity}
        />
      ))}
    </svg>
  )
}

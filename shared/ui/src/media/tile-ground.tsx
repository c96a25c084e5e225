/** Quarter circles on a grid, the drawing that stands in for pictures everywhere, here under words. */

/** Column, row, degrees it is turned by, and how strongly it shows. */
export type Tile = readonly [column: number, row: number, angle: number, opacity: number]

interface TileGroundProps {
  tiles: readonly Tile[]
  columns: number
  rows: number
  /** Which part stays in sight where the place has another shape, as SVG names it. */
  align: 'xMaxYMid' | 'xMaxYMax'
  className?: string
}

const SIZE = 40

/** Drawn in the colour of the words above it. */
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

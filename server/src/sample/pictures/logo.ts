/** Marks of the sample schools, invented for them, 160 × 160. */
import type { Palette } from '../../platform/drawing/palette'
import { circle, element, gradient, path, picture, rect, stroke, type Drawing } from '../../platform/drawing/svg'

export type Corners = 'sharp' | 'soft' | 'round'
export type MarkName = 'sunrise' | 'wave' | 'steps' | 'leaf' | 'joint'

const RADIUS: Record<Corners, number> = { sharp: 6, soft: 36, round: 80 }

type Mark = (p: Palette) => Drawing

/** A morning over an open book. */
const sunrise: Mark = (p) =>
  [
    path('M48 84A32 32 0 0 1 112 84Z', p.spark),
    stroke('M80 40V28M49 53L41 45M111 53L119 45M36 84H26M124 84H134', p.spark, 7),
    path('M80 100C64 88 46 86 28 88V124C46 122 64 124 80 136C96 124 114 122 132 124V88C114 86 96 88 80 100Z', p.white),
    stroke('M80 102V134', p.base, 6),
  ].join('')

/** A wave that closes to a heart. */
const wave: Mark = (p) =>
  [
    path('M80 130C42 104 28 84 32 62C36 40 64 34 80 58C96 34 124 40 128 62C132 84 118 104 80 130Z', p.white),
    path('M32 72C46 60 60 62 74 74S108 90 128 72C126 90 110 110 80 130C50 110 34 90 32 72Z', p.spark),
    path('M38 90C52 80 64 82 76 92S106 104 122 90C114 106 100 116 80 130C60 116 46 106 38 90Z', p.leaf),
  ].join('')

/** Steps that rise into a cloud. */
const steps: Mark = (p) =>
  [
    path('M50 78A24 24 0 0 1 56 32A32 32 0 0 1 114 40A22 22 0 0 1 116 84H50Z', p.white),
    rect(38, 112, 22, 20, p.spark, 4),
    rect(69, 100, 22, 32, p.spark, 4),
    rect(100, 88, 22, 44, p.spark, 4),
    stroke('M80 78V58M70 67L80 56L90 67', p.base, 7),
  ].join('')

/** A leaf whose vein is a river. */
const leaf: Mark = (p) =>
  [
    path('M126 32C66 28 30 54 34 106C36 116 40 124 44 130C100 134 132 96 126 32Z', p.white),
    path('M126 32C132 96 100 134 44 130L60 108C88 92 112 66 126 32Z', p.spark),
    stroke('M36 136C52 112 78 104 88 84S112 52 120 44', p.base, 7),
  ].join('')

/** A joint of two arms in a nut. */
const joint: Mark = (p) =>
  [
    path('M80 22L130 51V109L80 138L30 109V51Z', p.white),
    stroke('M52 116L80 80L112 54', p.base, 16),
    circle(80, 80, 19, p.night),
    circle(80, 80, 8, p.spark),
    circle(112, 54, 9, p.night),
  ].join('')

const MARKS: Record<MarkName, Mark> = { sunrise, wave, steps, leaf, joint }

export function logo(p: Palette, mark: MarkName, corners: Corners, school: string): Drawing {
  return picture(
    160,
    160,
    school,
    element(
      'defs',
      {},
      gradient(
        'plate',
        [0, 0, 1, 1],
        [
          { at: 0, colour: p.bright },
          { at: 0.45, colour: p.base },
          { at: 1, colour: p.deep },
        ],
      ),
    ),
    rect(0, 0, 160, 160, 'url(#plate)', RADIUS[corners]),
    MARKS[mark](p),
  )
}

/** Trades of office, data and measuring. */
import { circle, ellipse, group, path, rect, ring, stroke } from '../../../platform/drawing/svg'
import type { Motif } from './motif'

/** A screen of charts. */
export const data: Motif = (p) =>
  [
    rect(20, 46, 200, 132, p.night, 14),
    rect(30, 56, 180, 112, p.paper, 6),
    rect(30, 56, 40, 112, p.mist, 6),
    circle(50, 74, 8, p.base),
    ...[94, 110, 126].map((y) => rect(40, y, 20, 5, p.soft, 2.5)),
    rect(82, 66, 62, 44, p.mist, 5),
    stroke('M88 100L102 86L112 92L124 76L138 82', p.base, 4),
    circle(124, 76, 4, p.spark),
    rect(152, 66, 48, 44, p.mist, 5),
    ring(176, 88, 13, p.soft, 8),
    path('M176 75A13 13 0 0 1 187 95', 'none', { stroke: p.coral, 'stroke-width': 8 }),
    ...[18, 26, 34, 22, 40, 30].map((height, index) =>
      rect(84 + index * 19, 160 - height, 12, height, index === 4 ? p.spark : p.bright, 3),
    ),
    path('M98 178H142L150 204H90Z', p.steelDark),
    rect(70, 202, 100, 12, p.steel, 6),
  ].join('')

/** A laptop with code. */
export const code: Motif = (p) =>
  [
    rect(42, 50, 156, 112, p.night, 12),
    rect(50, 58, 140, 96, p.deep, 6),
    ...[
      [64, 34, p.spark],
      [104, 52, p.soft],
    ].map(([x, width, colour]) => rect(Number(x), 72, Number(width), 7, String(colour), 3.5)),
    rect(76, 88, 26, 7, p.coral, 3.5),
    rect(108, 88, 60, 7, p.bright, 3.5),
    rect(76, 104, 48, 7, p.soft, 3.5),
    rect(130, 104, 22, 7, p.spark, 3.5),
    rect(88, 120, 40, 7, p.leaf, 3.5),
    rect(64, 136, 30, 7, p.spark, 3.5),
    path('M20 172H220L206 206Q203 212 196 212H44Q37 212 34 206Z', p.steel),
    path('M20 164H220V174H20Z', p.steelLight),
    rect(98, 178, 44, 14, p.steelDark, 5),
    circle(198, 46, 26, p.spark),
    stroke('M190 38L182 46L190 54M206 38L214 46L206 54', p.night, 5),
  ].join('')

/** A ledger, a calculator and coins. */
export const ledger: Motif = (p) =>
  [
    rect(16, 58, 204, 156, p.base, 10),
    path('M24 60Q70 44 118 62V206Q70 190 24 204Z', p.paper),
    path('M212 60Q166 44 118 62V206Q166 190 212 204Z', p.mist),
    path('M118 62V206', 'none', { stroke: p.steel, 'stroke-width': 4 }),
    stroke('M42 86Q70 78 100 86M42 108Q70 100 100 108M42 130Q70 122 84 126', p.steel, 5),
    stroke('M42 170L58 154L72 162L98 138', p.base, 5),
    rect(134, 78, 72, 106, p.night, 10),
    rect(142, 86, 56, 24, p.soft, 5),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(143 + column * 20, 118 + row * 20, 14, 13, row === 2 && column === 2 ? p.spark : p.bright, 3),
      ),
    ),
    ...[0, 1, 2].flatMap((index) => [
      ellipse(70, 208 - index * 12, 30, 10, p.sparkDeep),
      ellipse(70, 204 - index * 12, 30, 10, p.spark),
    ]),
    ellipse(70, 180, 18, 5, p.sparkSoft),
  ].join('')

/** A flask, a drop and a leaf: water and its treatment. */
export const water: Motif = (p) =>
  [
    path('M92 40H132V98L178 184Q188 212 158 212H66Q36 212 46 184L92 98Z', p.mist, { opacity: 0.92 }),
    path('M74 132H150L178 184Q188 212 158 212H66Q36 212 46 184Z', p.bright),
    path('M74 132Q92 120 112 132T150 132L160 150Q130 140 112 152T64 150Z', p.soft),
    path('M46 184L60 158Q80 190 70 212H66Q36 212 46 184Z', p.base, { opacity: 0.5 }),
    rect(84, 28, 56, 16, p.deep, 8),
    circle(90, 178, 9, p.paper, { opacity: 0.7 }),
    circle(122, 190, 6, p.paper, { opacity: 0.7 }),
    circle(134, 164, 5, p.paper, { opacity: 0.7 }),
    path('M192 40C214 70 222 84 222 98A30 30 0 0 1 162 98C162 84 170 70 192 40Z', p.base),
    path('M174 98A18 18 0 0 0 190 116', 'none', {
      stroke: p.white,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    path('M176 200C176 164 204 150 228 152C230 182 212 202 176 200Z', p.leaf),
    stroke('M168 212C182 190 198 178 214 166', p.deep, 5),
  ].join('')

/** A measuring mast between hill and turbine: air, climate, energy. */
export const climate: Motif = (p) =>
  [
    circle(186, 62, 30, p.spark),
    circle(186, 62, 20, p.sparkSoft, { opacity: 0.7 }),
    path('M4 214C30 150 80 150 116 188C150 148 206 150 236 214Z', p.leaf),
    path('M80 214C104 172 140 168 170 214Z', p.deep, { opacity: 0.35 }),
    path('M84 92L90 206H78Z', p.steelLight),
    ...[8, 128, 248].map((turn) =>
      group(`rotate(${String(turn)} 84 88)`, path('M84 88C74 70 76 42 84 18C90 42 92 70 84 88Z', p.white)),
    ),
    circle(84, 88, 7, p.steelDark),
    rect(172, 122, 6, 90, p.steelDark, 3),
    rect(150, 118, 50, 7, p.steelDark, 3.5),
    circle(150, 114, 9, p.coral),
    circle(200, 114, 9, p.coral),
    rect(158, 146, 34, 28, p.paper, 5),
    stroke('M163 164L170 156L176 161L187 152', p.base, 3),
    stroke('M20 52H58Q70 52 70 42Q70 34 62 34M8 68H36', p.bright, 5),
  ].join('')

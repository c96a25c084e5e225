/** Trades of kitchen and table. */
import { circle, ellipse, group, path, rect, stroke } from '../../../platform/drawing/svg'
import type { Motif } from './motif'

/** A wok over the flame, tossing. */
export const cooking: Motif = (p) =>
  [
    path(
      'M92 214C76 198 88 182 96 172C98 184 106 186 108 178C112 168 106 160 112 150C130 164 132 176 128 186C136 184 138 178 136 172C150 186 154 204 140 214Z',
      p.sparkDeep,
    ),
    path('M106 214C98 204 106 196 112 188C120 196 124 202 120 214Z', p.sparkSoft),
    path('M30 116H194C190 160 158 178 112 178S34 160 30 116Z', p.night),
    path('M30 116H112V178C66 178 34 160 30 116Z', p.steelDark),
    ellipse(112, 116, 82, 15, p.steel),
    ellipse(112, 117, 70, 10, p.deep),
    path('M190 118L232 92', 'none', { stroke: p.sparkDeep, 'stroke-width': 13, 'stroke-linecap': 'round' }),
    circle(86, 84, 11, p.coral),
    circle(86, 84, 5, p.sparkSoft),
    path('M108 92C104 74 116 62 132 62C134 78 126 90 108 92Z', p.leaf),
    rect(140, 76, 22, 15, p.spark, 5, { transform: 'rotate(-28 151 84)' }),
    circle(62, 60, 8, p.leaf),
    rect(98, 34, 18, 13, p.coral, 4, { transform: 'rotate(22 107 40)' }),
    circle(150, 46, 6, p.spark),
    ellipse(92, 115, 14, 6, p.leaf),
    ellipse(124, 116, 16, 6, p.spark),
    stroke('M44 96C34 82 54 74 44 58M184 92C174 78 194 70 184 54', p.soft, 5),
  ].join('')

/** A tart, a whisk and a piping of cream. */
export const baking: Motif = (p) =>
  [
    rect(30, 196, 180, 14, p.steelDark, 7),
    rect(104, 206, 32, 10, p.steelDark, 3),
    path('M52 196L62 134H178L188 196Z', p.sparkDeep),
    path('M52 196L62 134H84L78 196ZM104 134H136L138 196H102ZM156 134H178L188 196H162Z', p.spark),
    path('M46 136C40 112 58 102 72 106C76 82 104 78 114 92C126 74 156 78 160 102C182 98 202 114 194 136Z', p.paper),
    path(
      'M46 136C44 124 48 116 54 111C66 128 92 122 98 112C112 130 142 126 148 114C162 128 182 124 190 116C196 122 196 130 194 136Z',
      p.mist,
    ),
    circle(116, 72, 18, p.coral),
    path('M110 66Q114 58 122 60', 'none', {
      stroke: p.white,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    stroke('M118 56C120 44 128 38 140 38', p.leaf, 4),
    path('M132 40C140 26 156 28 160 34C154 44 142 46 132 40Z', p.leaf),
    rect(72, 116, 12, 5, p.coral, 2.5, { transform: 'rotate(30 78 118)' }),
    rect(146, 120, 12, 5, p.base, 2.5, { transform: 'rotate(-24 152 122)' }),
    rect(106, 108, 12, 5, p.spark, 2.5, { transform: 'rotate(-60 112 110)' }),
    rect(170, 106, 12, 5, p.leaf, 2.5, { transform: 'rotate(40 176 108)' }),
  ].join('')

/** A bowl weighed in colours: nutrition. */
export const nutrition: Motif = (p) =>
  [
    path('M26 128H214C212 182 172 204 120 204S28 182 26 128Z', p.deep),
    path('M26 128H120V204C68 204 28 182 26 128Z', p.base),
    path('M56 150C62 170 78 182 96 188', 'none', {
      stroke: p.soft,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    rect(84, 200, 72, 14, p.night, 7),
    circle(82, 104, 30, p.coral),
    circle(74, 94, 8, p.white, { opacity: 0.35 }),
    path('M104 128C96 78 120 54 150 50C158 88 148 116 128 128Z', p.leaf),
    stroke('M118 122C122 96 132 76 144 62', p.paper, 4, { opacity: 0.5 }),
    circle(168, 104, 28, p.spark),
    ...[0, 60, 120].map((turn) =>
      path('M168 82V126', 'none', {
        stroke: p.sparkSoft,
        'stroke-width': 4,
        transform: `rotate(${String(turn)} 168 104)`,
      }),
    ),
    group(
      'rotate(-30 52 86)',
      path('M40 40Q54 34 66 42L58 124H48Z', p.sparkDeep),
      path('M44 40C38 22 46 16 50 30C52 12 60 14 58 32C66 20 70 28 62 42Z', p.leaf),
    ),
    rect(18, 122, 204, 14, p.steelLight, 7),
  ].join('')

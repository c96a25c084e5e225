/** Trades of health, care and beauty. */
import { circle, ellipse, group, path, rect, ring, stroke } from '../../../platform/drawing/svg'
import type { Motif } from './motif'

const HEART = 'M120 176C70 138 58 112 66 90C74 70 102 66 120 92C138 66 166 70 174 90C182 112 170 138 120 176Z'

/** A chart, a heart with its beat, a stethoscope. */
export const nursing: Motif = (p) =>
  [
    rect(52, 34, 136, 180, p.deep, 14),
    rect(60, 44, 120, 162, p.paper, 8),
    rect(92, 26, 56, 24, p.steelDark, 8),
    circle(120, 36, 5, p.steelLight),
    path(HEART, p.coral, { transform: 'translate(0 -6)' }),
    stroke('M76 116H98L108 92L122 140L132 108L138 116H164', p.white, 6),
    stroke('M78 188H128', p.soft, 8),
    stroke('M62 92C20 104 22 176 66 186C110 194 96 212 138 208C160 206 178 198 190 188', p.night, 8),
    circle(198, 180, 18, p.steelDark),
    circle(198, 180, 12, p.steelLight),
    circle(198, 180, 6, p.spark),
  ].join('')

/** A house that shelters a heart in a hand: care for the old at home. */
export const elderCare: Motif = (p) =>
  [
    path('M34 112L120 40L206 112Z', p.deep, { stroke: p.deep, 'stroke-width': 12, 'stroke-linejoin': 'round' }),
    rect(156, 46, 20, 40, p.deep, 3),
    rect(54, 104, 132, 82, p.bright),
    rect(54, 104, 132, 12, p.base),
    path(HEART, p.white, { transform: 'translate(42 56) scale(.65)' }),
    path(
      'M22 214C22 184 40 178 62 180C84 182 92 192 118 192C136 192 136 206 118 206H90C130 210 150 196 178 182C194 174 204 190 190 200C166 218 150 230 120 230H58C34 230 22 226 22 214Z',
      p.sparkSoft,
    ),
    path('M22 214C22 184 40 178 62 180L58 230C34 230 22 226 22 214Z', p.base),
    stroke('M68 200C80 204 84 206 92 206H118', p.sparkDeep, 4),
  ].join('')

/** A bear and building blocks. */
export const childcare: Motif = (p) =>
  [
    circle(70, 60, 22, p.sparkDeep),
    circle(150, 60, 22, p.sparkDeep),
    circle(70, 60, 11, p.sparkSoft),
    circle(150, 60, 11, p.sparkSoft),
    ellipse(110, 168, 58, 52, p.sparkDeep),
    ellipse(110, 176, 36, 34, p.sparkSoft),
    circle(110, 92, 56, p.spark),
    ellipse(110, 110, 26, 20, p.sparkSoft),
    circle(90, 84, 6, p.night),
    circle(130, 84, 6, p.night),
    ellipse(110, 102, 8, 6, p.night),
    stroke('M110 108V114M102 118Q110 124 118 118', p.night, 3.5),
    circle(76, 104, 8, p.coral, { opacity: 0.55 }),
    circle(144, 104, 8, p.coral, { opacity: 0.55 }),
    ellipse(62, 200, 24, 18, p.sparkDeep),
    ellipse(148, 204, 22, 14, p.sparkDeep),
    rect(166, 162, 52, 52, p.base, 8),
    rect(174, 108, 46, 50, p.coral, 8, { transform: 'rotate(-8 197 133)' }),
    path('M192 176L206 202H178Z', p.mist),
    circle(198, 133, 12, p.paper),
    path('M84 140L110 150L136 140V158L110 150L84 158Z', p.base),
  ].join('')

/** A mortar, a bottle and a leaf. */
export const pharmacy: Motif = (p) =>
  [
    rect(142, 66, 66, 148, p.deep, 12),
    rect(142, 66, 54, 148, p.base, 12),
    rect(152, 38, 46, 30, p.steelDark, 6),
    rect(142, 108, 66, 68, p.paper),
    path('M167 124H183V135H194V151H183V162H167V151H156V135H167Z', p.leaf),
    path('M30 134H150C150 184 128 204 90 204S30 184 30 134Z', p.steelLight),
    path('M90 134H150C150 184 128 204 90 204Z', p.steel),
    rect(22, 124, 136, 16, p.steelDark, 8),
    rect(62, 200, 56, 14, p.steelDark, 6),
    group('rotate(-34 90 110)', rect(82, 28, 18, 100, p.sparkDeep, 9), rect(82, 28, 9, 100, p.spark, 4)),
    path('M104 122C104 92 128 82 140 84C142 104 130 122 104 122Z', p.leaf),
    stroke('M108 118C116 104 126 96 134 90', p.paper, 3, { opacity: 0.6 }),
    path('M66 122C44 118 36 104 36 92C54 92 66 104 66 122Z', p.leaf),
  ].join('')

/** Warm stones, a lotus and steam: massage and rehabilitation. */
export const wellness: Motif = (p) =>
  [
    ellipse(92, 196, 66, 20, p.night),
    ellipse(92, 190, 66, 18, p.steelDark),
    ellipse(92, 162, 52, 17, p.deep),
    ellipse(92, 157, 52, 15, p.base),
    ellipse(92, 132, 38, 14, p.steelDark),
    ellipse(92, 128, 38, 12, p.steel),
    path('M172 206C132 206 122 178 120 164C140 164 160 172 172 206Z', p.coral),
    path('M172 206C212 206 222 178 224 164C204 164 184 172 172 206Z', p.coral),
    path('M172 206C142 190 142 160 148 142C164 152 174 174 172 206Z', p.spark),
    path('M172 206C202 190 202 160 196 142C180 152 170 174 172 206Z', p.spark),
    path('M172 206C154 184 156 148 172 126C188 148 190 184 172 206Z', p.sparkSoft),
    stroke('M72 104C60 90 84 80 72 62M92 100C80 84 104 74 92 54M112 104C100 90 124 80 112 62', p.bright, 5, {
      opacity: 0.7,
    }),
    rect(18, 206, 204, 8, p.sparkDeep, 4),
  ].join('')

/** A mirror, a brush and a bottle. */
export const beauty: Motif = (p) =>
  [
    circle(104, 100, 74, p.sparkDeep),
    circle(104, 100, 64, p.mist),
    path('M60 122L120 44A64 64 0 0 1 150 64L82 156A64 64 0 0 1 60 122Z', p.white, { opacity: 0.7 }),
    rect(94, 172, 20, 28, p.sparkDeep),
    rect(58, 198, 92, 16, p.deep, 8),
    rect(164, 140, 48, 74, p.coral, 10),
    rect(164, 140, 36, 74, p.coral, 10, { opacity: 0.7 }),
    rect(164, 166, 48, 26, p.paper),
    rect(176, 116, 24, 26, p.night, 4),
    group(
      'rotate(24 62 170)',
      rect(50, 122, 16, 84, p.deep, 8),
      rect(50, 104, 16, 26, p.steelLight, 3),
      path('M48 106C44 80 54 62 58 60C62 62 72 80 68 106Z', p.coral),
    ),
    ring(104, 100, 64, p.white, 3, { opacity: 0.5 }),
  ].join('')

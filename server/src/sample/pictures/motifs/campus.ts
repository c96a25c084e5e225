/** The school's own life: house, desk, certificate, stage. */
import { circle, ellipse, group, path, rect, stroke } from '../../../platform/drawing/svg'
import type { Motif } from './motif'

/** The school house between trees. */
export const campus: Motif = (p) =>
  [
    rect(24, 112, 60, 102, p.base),
    rect(156, 112, 60, 102, p.deep),
    rect(76, 84, 88, 130, p.bright),
    path('M64 88L120 44L176 88Z', p.deep),
    circle(120, 72, 9, p.sparkSoft),
    ...[92, 114, 136].map((x) => rect(x, 100, 12, 40, p.mist, 6)),
    ...[36, 60].flatMap((x) => [126, 160].map((y) => rect(x, y, 14, 20, p.sparkSoft, 2))),
    ...[168, 192].flatMap((x) => [126, 160].map((y) => rect(x, y, 14, 20, p.bright, 2))),
    path('M106 214V170Q106 156 120 156T134 170V214Z', p.night),
    rect(88, 206, 64, 8, p.steelLight, 2),
    stroke('M120 44V18', p.steelDark, 4),
    path('M122 18H146L138 26L146 34H122Z', p.coral),
    circle(22, 178, 20, p.leaf),
    rect(19, 186, 6, 28, p.sparkDeep),
    circle(220, 172, 24, p.leaf),
    rect(217, 184, 6, 30, p.sparkDeep),
  ].join('')

/** Books, a lamp, a cup of pencils. */
export const desk: Motif = (p) =>
  [
    rect(14, 200, 212, 14, p.sparkDeep, 4),
    rect(40, 176, 104, 24, p.base, 4),
    rect(52, 180, 92, 16, p.paper, 3),
    rect(50, 152, 96, 24, p.coral, 4),
    rect(50, 156, 84, 16, p.paper, 3),
    rect(44, 130, 88, 22, p.deep, 4),
    rect(56, 134, 76, 14, p.mist, 3),
    path('M106 130C84 112 86 94 98 90C104 88 108 90 110 94C112 90 118 88 124 90C136 94 136 114 114 130Z', p.coral),
    stroke('M110 92C109 86 112 80 118 78', p.leaf, 4),
    rect(166, 152, 40, 48, p.bright, 6),
    group('rotate(-8 178 130)', rect(172, 104, 9, 50, p.spark), path('M172 104L176.500 92L181 104Z', p.night)),
    group('rotate(8 192 130)', rect(190, 100, 9, 54, p.leaf), path('M190 100L194.500 88L199 100Z', p.night)),
    rect(166, 160, 40, 8, p.deep, 0, { opacity: 0.4 }),
    stroke('M30 200V120L70 60', p.steelDark, 7),
    path('M54 66L84 36L106 58Q98 78 76 82Z', p.spark),
  ].join('')

/** A certificate with its seal. */
export const diploma: Motif = (p) =>
  [
    rect(26, 48, 188, 140, p.deep, 8),
    rect(32, 54, 176, 128, p.paper, 5),
    rect(42, 64, 156, 108, 'none', 3, { stroke: p.soft, 'stroke-width': 3 }),
    rect(78, 80, 84, 12, p.base, 6),
    stroke('M62 112H178M62 128H160M62 144H126', p.soft, 6),
    path('M150 168L142 218L164 204L186 218L178 168Z', p.coral),
    circle(164, 154, 30, p.spark),
    circle(164, 154, 21, p.sparkDeep),
    path(
      'M164 139L168.500 149L179 150L171 157L173.500 168L164 162L154.500 168L157 157L149 150L159.500 149Z',
      p.sparkSoft,
    ),
  ].join('')

/** A cup on its pedestal. */
export const trophy: Motif = (p) =>
  [
    stroke('M76 74C38 66 40 116 84 122M164 74C202 66 200 116 156 122', p.sparkDeep, 10),
    path('M70 48H170C172 106 160 144 120 148C80 144 68 106 70 48Z', p.spark),
    path('M120 48H170C172 106 160 144 120 148Z', p.sparkDeep),
    rect(62, 40, 116, 14, p.sparkSoft, 7),
    path('M120 70L127 86L144 87L131 98L135 115L120 106L105 115L109 98L96 87L113 86Z', p.white),
    rect(110, 146, 20, 28, p.sparkDeep),
    rect(88, 168, 64, 14, p.spark, 5),
    path('M72 182H168L176 214H64Z', p.night),
    rect(98, 190, 44, 14, p.spark, 3),
    circle(42, 44, 5, p.coral),
    rect(196, 34, 10, 10, p.base, 2, { transform: 'rotate(28 201 39)' }),
    circle(210, 150, 4, p.leaf),
    rect(28, 142, 9, 9, p.bright, 2, { transform: 'rotate(40 32 146)' }),
  ].join('')

/** A loud-hailer: something is announced. */
export const announcement: Motif = (p) =>
  [
    path('M84 96L178 46V178L84 134Z', p.base),
    path('M84 114L178 112V178L84 134Z', p.deep),
    ellipse(178, 112, 15, 67, p.sparkSoft),
    ellipse(178, 112, 8, 50, p.sparkDeep),
    path('M46 92H88V138H46Q28 138 28 115T46 92Z', p.spark),
    path('M58 138H86L98 196Q100 206 90 206H76Q68 206 66 198Z', p.night),
    stroke('M206 84L226 74M210 112H232M206 140L226 150', p.coral, 8),
    rect(40, 208, 140, 6, p.steelDark, 3, { opacity: 0.3 }),
  ].join('')

/** A calendar with a marked day. */
export const calendar: Motif = (p) =>
  [
    rect(34, 52, 172, 162, p.deep, 18),
    rect(34, 52, 172, 152, p.paper, 18),
    path('M34 92V70Q34 52 52 52H188Q206 52 206 70V92Z', p.base),
    ...[76, 164].map((x) => rect(x - 6, 36, 12, 34, p.steelDark, 6)),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        rect(52 + column * 29, 106 + row * 30, 19, 19, row === 1 && column === 3 ? p.coral : p.mist, 5),
      ),
    ),
    stroke('M143 146L148 152L156 140', p.white, 4),
    circle(194, 190, 30, p.spark),
    stroke('M194 174V190L206 198', p.night, 6),
  ].join('')

/** People at a table across which a hand is given: partners. */
export const partnership: Motif = (p) =>
  [
    path('M6 92L70 74L98 134L24 166Z', p.deep),
    path('M234 92L170 74L142 134L216 166Z', p.base),
    path('M60 84L108 80L132 92L176 88L186 132L150 170Q138 184 124 176L76 150Z', p.sparkSoft),
    path('M98 100L132 92L170 96L182 128L164 140L128 118L110 126Q96 126 98 100Z', p.spark),
    stroke('M96 150L112 166M110 142L130 164M126 134L146 158', p.sparkDeep, 5),
    rect(62, 72, 12, 78, p.paper, 3, { transform: 'rotate(-16 68 110)' }),
    rect(166, 72, 12, 78, p.paper, 3, { transform: 'rotate(16 172 110)' }),
    stroke('M120 62V36M92 66L80 46M148 66L160 46', p.coral, 7),
  ].join('')

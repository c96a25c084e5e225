/** Trades of workshop and construction, each drawn in a box of 240 × 240 standing on y = 214. */
import { circle, element, group, path, rect, ring, stroke } from '../../../platform/drawing/svg'
import type { Motif } from './motif'

/** A mask, a torch and the arc between torch and plate. */
export const welding: Motif = (p) =>
  [
    rect(22, 198, 150, 16, p.steelDark, 3),
    rect(22, 198, 150, 7, p.steel, 3),
    path('M78 58Q120 26 162 58L170 128Q166 178 120 194Q74 178 70 128Z', p.deep),
    path('M78 58Q98 42 120 42V194Q74 178 70 128Z', p.base),
    path('M88 66Q120 48 152 66L154 78H86Z', p.bright),
    rect(84, 86, 72, 42, p.night, 8),
    rect(91, 93, 58, 28, p.sparkDeep, 4),
    path('M95 117L113 97H125L107 117Z', p.spark),
    path('M104 150H136M108 162H132', 'none', { stroke: p.night, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    circle(68, 96, 10, p.steelDark),
    circle(68, 96, 4, p.steelLight),
    stroke('M226 226C218 196 226 180 204 168', p.night, 13),
    path('M210 158L196 176L172 168L180 154Z', p.steelDark),
    path('M181 153L171 169L158 174L168 156Z', p.sparkDeep),
    circle(154, 182, 22, p.spark, { opacity: 0.35 }),
    circle(154, 182, 12, p.sparkSoft),
    circle(154, 182, 6, p.white),
    stroke('M154 158V146M172 186L188 192M136 172L124 164M168 198L176 210M140 200L130 212M176 174L194 170', p.spark, 4),
    circle(116, 204, 3, p.spark),
    circle(196, 206, 3.5, p.spark),
    circle(130, 150, 2.5, p.sparkSoft),
  ].join('')

/** A switch board with its breakers, a warning sign and a tester. */
export const electrician: Motif = (p) =>
  [
    rect(44, 34, 130, 180, p.deep, 14),
    rect(44, 34, 122, 180, p.base, 14),
    rect(56, 48, 98, 82, p.paper, 8),
    ...[66, 88, 110, 132].flatMap((x, index) => [
      rect(x - 2, 62, 17, 54, p.steelLight, 4),
      rect(x + 1.5, index === 2 ? 88 : 68, 10, 20, index === 2 ? p.coral : p.deep, 3),
    ]),
    path('M105 142L133 190H77Z', p.spark, { 'stroke-linejoin': 'round', stroke: p.spark, 'stroke-width': 8 }),
    path('M108 148L95 172H104L101 188L117 164H107Z', p.night),
    stroke('M164 70H186Q204 70 204 90V112', p.night, 7),
    stroke('M164 90H178Q188 90 188 102V112', p.coral, 7),
    rect(172, 110, 48, 92, p.spark, 12),
    rect(172, 110, 42, 92, p.sparkDeep, 12),
    rect(180, 120, 28, 20, p.night, 4),
    stroke('M185 134L190 127L194 132L202 125', p.leaf, 2.5),
    circle(194, 168, 17, p.night),
    circle(194, 168, 12, p.steelLight),
    rect(192, 155, 4, 16, p.coral, 2),
    circle(184, 194, 3, p.night),
    circle(204, 194, 3, p.night),
  ].join('')

/** An industrial robot's arm at its work piece. */
export const robot: Motif = (p) =>
  [
    rect(36, 196, 96, 18, p.night, 5),
    path('M52 196L62 164H106L116 196Z', p.deep),
    path('M62 164H84V196H52Z', p.base),
    group('rotate(-22 84 150)', rect(68, 62, 32, 96, p.sparkDeep, 16), rect(68, 62, 20, 96, p.spark, 10)),
    circle(84, 150, 25, p.deep),
    circle(84, 150, 15, p.steelLight),
    circle(84, 150, 6, p.night),
    group('rotate(24 50 70)', rect(44, 55, 116, 26, p.sparkDeep, 13), rect(44, 55, 116, 14, p.spark, 7)),
    circle(51, 70, 21, p.deep),
    circle(51, 70, 12, p.steelLight),
    circle(51, 70, 5, p.night),
    circle(152, 114, 17, p.deep),
    circle(152, 114, 9, p.steelLight),
    path('M146 128H158L162 150H142Z', p.steelDark),
    stroke('M144 152L136 168L144 178M160 152L168 168L160 178', p.night, 7),
    path('M132 180L152 170L172 180L152 190Z', p.leaf),
    path('M132 180L152 190V214L132 204Z', p.base),
    path('M172 180L152 190V214L172 204Z', p.deep),
    rect(112, 212, 106, 8, p.steelDark, 4),
    stroke('M64 54C86 14 142 30 140 92', p.night, 4, { opacity: 0.55 }),
    ring(204, 60, 20, p.bright, 3, { 'stroke-dasharray': '6 8' }),
    circle(204, 60, 5, p.spark),
  ].join('')

/** Two gears and a caliper: metal cutting and fitting. */
export const machining: Motif = (p) =>
  [
    gear(88, 92, 58, 12, p.base, p.deep, p.mist),
    gear(166, 148, 42, 10, p.spark, p.sparkDeep, p.sparkSoft),
    rect(26, 196, 190, 14, p.steel, 3),
    ...Array.from({ length: 13 }, (_, index) => rect(36 + index * 13, 196, 2, index % 4 === 0 ? 10 : 6, p.steelDark)),
    path('M40 196V156L58 176V196Z', p.steelDark),
    rect(86, 182, 44, 32, p.steelDark, 4),
    rect(92, 188, 20, 8, p.steelLight, 2),
    path('M86 196V158L70 178V196Z', p.steelDark),
  ].join('')

function gear(cx: number, cy: number, radius: number, teeth: number, face: string, shade: string, hub: string) {
  const tooth = (index: number) =>
    rect(cx - radius * 0.14, cy - radius * 1.17, radius * 0.28, radius * 0.4, shade, radius * 0.06, {
      transform: `rotate(${String((360 / teeth) * index)} ${String(cx)} ${String(cy)})`,
    })
  return [
    ...Array.from({ length: teeth }, (_, index) => tooth(index)),
    circle(cx, cy, radius, shade),
    circle(cx - radius * 0.03, cy - radius * 0.04, radius * 0.9, face),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      circle(cx, cy - radius * 0.58, radius * 0.13, shade, {
        transform: `rotate(${String(turn)} ${String(cx)} ${String(cy)})`,
      }),
    ),
    circle(cx, cy, radius * 0.32, shade),
    circle(cx, cy, radius * 0.22, hub),
  ].join('')
}

/** A lorry with its load. */
export const logistics: Motif = (p) =>
  [
    rect(18, 78, 132, 104, p.deep, 10),
    rect(18, 78, 132, 94, p.base, 10),
    rect(18, 112, 132, 10, p.bright),
    path('M56 92H112M56 136H96', 'none', {
      stroke: p.paper,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
    path('M150 104H186Q194 104 199 112L220 146V182H150Z', p.spark),
    path('M150 166H220V182H150Z', p.sparkDeep),
    path('M162 114H183Q188 114 191 119L206 144H162Z', p.night),
    path('M166 140L184 118H190L172 140Z', p.steel, { opacity: 0.5 }),
    rect(10, 178, 216, 10, p.night, 5),
    rect(210, 156, 12, 10, p.sparkSoft, 3),
    ...[58, 184].flatMap((x) => [
      circle(x, 190, 24, p.night),
      circle(x, 190, 12, p.steelLight),
      circle(x, 190, 4, p.steelDark),
    ]),
    rect(52, 34, 44, 44, p.sparkDeep, 4),
    rect(52, 34, 44, 44, p.spark, 4, { height: 38 }),
    rect(69, 34, 10, 18, p.sparkSoft),
    rect(100, 50, 32, 28, p.coral, 4),
    rect(112, 50, 8, 12, p.sparkSoft),
    stroke('M4 104H-14M2 132H-24M4 158H-10', p.bright, 5),
  ].join('')

/** A fork-lift truck lifting a pallet. */
export const forklift: Motif = (p) =>
  [
    path('M58 84H104L130 140H58Z', 'none', { stroke: p.night, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    path('M26 138Q26 122 42 122H78L90 144H138V188H26Z', p.spark),
    path('M26 166H138V188H26Z', p.sparkDeep),
    path('M82 110Q96 110 96 124V140H70V118Q70 110 82 110Z', p.night),
    stroke('M104 138L112 112', p.steelDark, 6),
    rect(144, 30, 10, 170, p.deep, 4),
    rect(156, 30, 7, 170, p.base, 3),
    path('M160 152H222V162H168V120H160Z', p.steelDark),
    rect(172, 86, 44, 34, p.base, 4),
    rect(172, 122, 44, 28, p.coral, 4),
    rect(188, 86, 12, 14, p.mist),
    rect(189, 122, 10, 12, p.sparkSoft),
    ...[56, 118].flatMap((x) => [
      circle(x, 192, 23, p.night),
      circle(x, 192, 11, p.steelLight),
      circle(x, 192, 4, p.steelDark),
    ]),
    rect(32, 132, 20, 12, p.coral, 4),
  ].join('')

/** An extinguisher and the flame it is for. */
export const fireSafety: Motif = (p) =>
  [
    path(
      'M172 214C138 214 122 190 130 164C136 146 150 138 152 112C172 124 178 140 178 152C186 146 188 136 186 128C208 146 222 168 216 188C212 206 194 214 172 214Z',
      p.sparkDeep,
    ),
    path(
      'M174 214C152 214 142 198 148 182C152 172 160 166 162 152C176 162 180 172 180 180C186 176 188 172 188 168C198 178 202 190 198 200C194 210 186 214 174 214Z',
      p.spark,
    ),
    path(
      'M176 214C164 214 160 206 164 196C168 190 172 186 172 180C182 188 186 196 184 204C183 210 180 214 176 214Z',
      p.sparkSoft,
    ),
    rect(52, 78, 68, 136, p.deep, 22),
    rect(52, 78, 50, 136, p.coral, 22),
    rect(60, 88, 10, 110, p.white, 5, { opacity: 0.3 }),
    rect(52, 120, 68, 46, p.paper),
    path('M86 126C76 138 72 144 78 154C82 160 92 160 95 153C98 146 92 142 86 126Z', p.coral),
    rect(74, 54, 26, 26, p.steelDark, 4),
    path('M70 46H126L132 56H70Z', p.night),
    path('M76 34L124 26L126 36L78 46Z', p.night),
    circle(68, 62, 9, p.steelLight),
    circle(68, 62, 5, p.leaf),
    stroke('M100 64C150 58 148 108 136 130', p.night, 8),
    path('M128 126L144 132L134 150L122 144Z', p.night),
  ].join('')

/** A helmet, a level and a wall under the trowel. */
export const building: Motif = (p) =>
  [
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        rect(
          22 + column * 50 - (row % 2) * 22,
          192 - row * 24,
          46,
          20,
          (row + column) % 3 === 0 ? p.coral : p.sparkDeep,
          3,
        ),
      ),
    ),
    path('M52 116C52 70 84 46 120 46S188 70 188 116Z', p.spark),
    path('M52 116C52 70 84 46 120 46V116Z', p.sparkSoft, { opacity: 0.6 }),
    rect(108, 40, 24, 62, p.sparkDeep, 8),
    rect(36, 112, 168, 16, p.sparkDeep, 8),
    stroke('M84 62C74 74 70 88 70 100M156 62C166 74 170 88 170 100', p.sparkDeep, 5),
    element(
      'g',
      { transform: 'rotate(-8 176 190)' },
      rect(150, 180, 84, 22, p.deep, 6),
      rect(180, 185, 26, 12, p.leaf, 6),
      circle(193, 191, 3.5, p.paper),
    ),
  ].join('')

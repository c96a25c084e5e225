/** A certificate as a picture, A4 landscape, 1120 × 792. Its texts come from the record, already masked. */
import type { Palette } from '../../platform/drawing/palette'
import { person } from '../../platform/drawing/portrait'
import { randomOf } from '../../platform/drawing/random'
import {
  circle,
  element,
  escaped,
  faded,
  gradient,
  group,
  label,
  n,
  path,
  picture,
  rect,
  ring,
  stroke,
  type Drawing,
} from '../../platform/drawing/svg'

const WIDTH = 1120
const HEIGHT = 792
const MIDDLE = 690

export interface CertificateFace {
  readonly title: string
  /** The same in English, as on real certificates. */
  readonly subtitle: string
  readonly holder: string
  /** The statements about the holder, one line each. */
  readonly statement: readonly string[]
  /** Label and value beneath the statement. */
  readonly facts: readonly (readonly [string, string])[]
  readonly number: string
  readonly issuer: string
  readonly date: string
}

export function certificatePicture(p: Palette, face: CertificateFace): Drawing {
  return picture(
    WIDTH,
    HEIGHT,
    `${face.title}，${face.holder}`,
    sheet(p),
    spine(p, face),
    label(MIDDLE, 156, face.title, { size: 54, fill: p.deep, weight: 700, anchor: 'middle', spacing: 10, serif: true }),
    label(MIDDLE, 194, face.subtitle, { size: 17, fill: p.base, anchor: 'middle', spacing: 3, serif: true }),
    ornament(p),
    label(MIDDLE, 300, face.holder, {
      size: 46,
      fill: p.night,
      weight: 700,
      anchor: 'middle',
      spacing: 8,
      serif: true,
    }),
    rect(MIDDLE - 160, 318, 320, 2, p.soft),
    ...face.statement.map((line, index) =>
      label(MIDDLE, 364 + index * 38, line, { size: 23, fill: p.night, anchor: 'middle', spacing: 1, serif: true }),
    ),
    ...face.facts.map(([name, value], index) => fact(p, name, value, index)),
    label(420, 690, `证书编号  ${face.number}`, { size: 18, fill: p.deep, spacing: 1 }),
    label(960, 640, face.issuer, { size: 22, fill: p.night, weight: 600, anchor: 'end', serif: true }),
    label(960, 674, face.date, { size: 20, fill: p.night, anchor: 'end', serif: true }),
    seal(face.issuer),
  )
}

/** Paper with a fine woven ground and two frames. */
function sheet(p: Palette): Drawing {
  const waves = Array.from(
    { length: 26 },
    (_, index) => `M330 ${n(60 + index * 27)}q35 -16 70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0`,
  )
  return [
    element(
      'defs',
      {},
      gradient(
        'paper',
        [0, 0, 1, 1],
        [
          { at: 0, colour: p.white },
          { at: 1, colour: p.mist },
        ],
      ),
      gradient(
        'spine',
        [0, 0, 0, 1],
        [
          { at: 0, colour: p.base },
          { at: 1, colour: p.night },
        ],
      ),
    ),
    rect(0, 0, WIDTH, HEIGHT, 'url(#paper)'),
    stroke(waves.join(''), p.soft, 1, { opacity: 0.45 }),
    rect(22, 22, WIDTH - 44, HEIGHT - 44, 'none', 4, { stroke: p.sparkDeep, 'stroke-width': 3 }),
    rect(32, 32, WIDTH - 64, HEIGHT - 64, 'none', 2, { stroke: p.sparkDeep, 'stroke-width': 1 }),
    ...[
      [22, 22, 0],
      [WIDTH - 22, 22, 90],
      [WIDTH - 22, HEIGHT - 22, 180],
      [22, HEIGHT - 22, 270],
    ].map(([x, y, turn]) =>
      group(
        `translate(${n(Number(x))} ${n(Number(y))}) rotate(${n(Number(turn))})`,
        path('M0 0H64L0 64Z', p.sparkDeep),
        path('M10 10H38L10 38Z', p.sparkSoft),
      ),
    ),
  ].join('')
}

/** The coloured side with the holder's picture. */
function spine(p: Palette, face: CertificateFace): Drawing {
  const random = randomOf(face.number)
  return [
    rect(60, 60, 250, HEIGHT - 120, 'url(#spine)', 6),
    ...[90, 130, 170, 210].map((r) => ring(185, 640, r, p.soft, 1.2, { opacity: 0.25 })),
    rect(105, 120, 160, 200, p.mist, 4),
    element('svg', { x: 105, y: 120, width: 160, height: 200, viewBox: '20 0 160 200' }, person(p, random, 'none')),
    rect(105, 120, 160, 200, 'none', 4, { stroke: p.white, 'stroke-width': 6 }),
    circle(185, 560, 62, p.spark),
    circle(185, 560, 52, p.sparkDeep),
    path('M185 518L197 545L226 548L204 568L210 597L185 582L160 597L166 568L144 548L173 545Z', p.sparkSoft),
    path('M150 606L136 676L166 656L178 622ZM220 606L234 676L204 656L192 622Z', p.spark),
  ].join('')
}

function ornament(p: Palette): Drawing {
  return [
    rect(MIDDLE - 150, 222, 120, 2, p.sparkDeep),
    rect(MIDDLE + 30, 222, 120, 2, p.sparkDeep),
    path(`M${n(MIDDLE)} 212L${n(MIDDLE + 11)} 223L${n(MIDDLE)} 234L${n(MIDDLE - 11)} 223Z`, p.sparkDeep),
  ].join('')
}

function fact(p: Palette, name: string, value: string, index: number): Drawing {
  const x = index % 2 === 0 ? 420 : 700
  const y = 500 + Math.floor(index / 2) * 46
  return [
    label(x, y, name, { size: 18, fill: p.base }),
    label(x + 88, y, value, { size: 19, fill: p.night, weight: 600 }),
  ].join('')
}

/** A round red stamp with the word for sample, because these schools are invented. */
function seal(issuer: string): Drawing {
  const red = '#c8322b'
  return faded(
    0.82,
    group(
      'rotate(-8 900 640)',
      ring(900, 640, 74, red, 4),
      path('M900 602L909 628L937 628L914 645L923 672L900 655L877 672L886 645L863 628L891 628Z', red),
      element('path', { id: 'arc', d: 'M846 660A58 58 0 1 1 954 660', fill: 'none' }),
      element(
        'text',
        {
          'font-size': issuer.length > 12 ? 12 : 15,
          fill: red,
          'font-weight': 600,
          'letter-spacing': 1,
          'text-anchor': 'middle',
        },
        element('textPath', { href: '#arc', startOffset: '50%' }, escaped(issuer)),
      ),
      label(900, 698, '样例', { size: 16, fill: red, weight: 700, anchor: 'middle', spacing: 6 }),
    ),
  )
}

/** A certificate on plain paper, A4 landscape, 1120 × 792, for an issuer without a paper of its own. */
import type { Palette } from '../../platform/drawing/palette'
import {
  element,
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
import type { CertificateFace } from './certificate-face'
import { fittedSize, imageIn, linesOf } from './fitted'

const WIDTH = 1120
const HEIGHT = 792

/** Beside the holder's picture the text is further to the right. */
const MIDDLE = { alone: WIDTH / 2, besidePortrait: 690 }
const TEXT_WIDTH = 680

/** What is drawn into it, as `data:…`; '' for none. */
export interface SheetPictures {
  readonly portrait: string
  readonly seal: string
}

export function plainSheet(p: Palette, face: CertificateFace, { portrait, seal }: SheetPictures): Drawing {
  const middle = portrait === '' ? MIDDLE.alone : MIDDLE.besidePortrait
  const [left, right] = [middle - 270, middle + 270]
  const statement = face.statement.flatMap((line) => linesOf(line, { size: 23, width: TEXT_WIDTH, most: 2 }))
  const centred = (y: number, text: string, size: number, fill: string, more: { weight?: number; spacing?: number }) =>
    label(middle, y, text, {
      size: fittedSize(text, { size, width: TEXT_WIDTH, spacing: more.spacing ?? 0 }),
      fill,
      anchor: 'middle',
      serif: true,
      ...more,
    })
  return picture(
    WIDTH,
    HEIGHT,
    `${face.title}，${face.holder}`,
    sheet(p),
    portrait === '' ? '' : spine(p, portrait),
    centred(156, face.title, 54, p.deep, { weight: 700, spacing: 10 }),
    centred(194, face.subtitle, 17, p.base, { spacing: 3 }),
    ornament(p, middle),
    centred(300, face.holder, 46, p.night, { weight: 700, spacing: 8 }),
    rect(middle - 160, 318, 320, 2, p.soft),
    ...statement.map((line, index) => centred(364 + index * 34, line, 23, p.night, { spacing: 1 })),
    ...face.facts.map(([name, value], index) =>
      fact(p, { name, value, left, y: 398 + statement.length * 34 + index * 36 }),
    ),
    imageIn({ x: right - 160, y: 580, width: 140, height: 140 }, seal),
    ...foot(p, face, { left, right }),
  )
}

/** The number at the left, the issuer and the day at the right; beneath them what this picture is. */
function foot(
  p: Palette,
  { number, issuer, date }: CertificateFace,
  { left, right }: { readonly left: number; readonly right: number },
): readonly Drawing[] {
  const numbered = `证书编号  ${number}`
  const half = (right - left) / 2
  return [
    label(left, 674, numbered, {
      size: fittedSize(numbered, { size: 18, width: half, spacing: 1 }),
      fill: p.deep,
      spacing: 1,
    }),
    label(right, 640, issuer, {
      size: fittedSize(issuer, { size: 22, width: half }),
      fill: p.night,
      weight: 600,
      anchor: 'end',
      serif: true,
    }),
    label(right, 674, date, { size: 20, fill: p.night, anchor: 'end', serif: true }),
    label((left + right) / 2, 732, '本图由登记信息生成，与学校的证书登记一致', {
      size: 14,
      fill: p.base,
      anchor: 'middle',
    }),
  ]
}

/** Paper with a fine woven ground and two frames. */
function sheet(p: Palette): Drawing {
  const waves = Array.from({ length: 26 }, (_, index) => `M60 ${n(60 + index * 27)}${'q35 -16 70 0t70 0'.repeat(7)}`)
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
function spine(p: Palette, portrait: string): Drawing {
  return [
    rect(60, 60, 250, HEIGHT - 120, 'url(#spine)', 6),
    ...[40, 68, 96, 122].map((r) => ring(185, 640, r, p.soft, 1.2, { opacity: 0.25 })),
    rect(97, 112, 176, 236, p.white, 6),
    imageIn({ x: 105, y: 120, width: 160, height: 220 }, portrait, 'xMidYMid slice'),
  ].join('')
}

function ornament(p: Palette, middle: number): Drawing {
  return [
    rect(middle - 150, 222, 120, 2, p.sparkDeep),
    rect(middle + 30, 222, 120, 2, p.sparkDeep),
    path(`M${n(middle)} 212L${n(middle + 11)} 223L${n(middle)} 234L${n(middle - 11)} 223Z`, p.sparkDeep),
  ].join('')
}

interface Fact {
  readonly name: string
  readonly value: string
  readonly left: number
  readonly y: number
}

function fact(p: Palette, { name, value, left, y }: Fact): Drawing {
  return [
    label(left, y, name, { size: 18, fill: p.base }),
    label(left + 110, y, value, { size: fittedSize(value, { size: 19, width: 430 }), fill: p.night, weight: 600 }),
  ].join('')
}

/**
 * Pictures of the home page's banners, 1920 × 600. The page shows the right side of them, down to the lower edge,
 * and writes the words beside it; a phone shows what stands right of the first person.
 */
import type { Palette } from '../../platform/drawing/palette'
import {
  circle,
  element,
  ellipse,
  glow,
  gradient,
  group,
  n,
  path,
  picture,
  rect,
  ring,
  stroke,
  type Drawing,
} from '../../platform/drawing/svg'
import { MOTIFS, type MotifName } from './motifs/motifs'
import { person, type Headwear } from './portrait'
import { randomOf } from './random'

const WIDTH = 1920
const HEIGHT = 600

export interface BannerCopy {
  readonly name: string
  /** A few words over the headline. */
  readonly eyebrow: string
  readonly headline: string
  readonly line: string
  /** The same in English. */
  readonly en: { readonly eyebrow: string; readonly headline: string; readonly line: string }
  readonly motifs: readonly [MotifName, MotifName, MotifName]
  readonly people: readonly [Headwear, Headwear]
  readonly light: boolean
}

export function banner(p: Palette, copy: BannerCopy): Drawing {
  return picture(
    WIDTH,
    HEIGHT,
    `${copy.headline}，${copy.line}`,
    copy.light ? dayGround(p) : nightGround(p),
    stage(p, copy),
  )
}

function nightGround(p: Palette): Drawing {
  return [
    element(
      'defs',
      {},
      gradient(
        'ground',
        [0, 0, 1, 0.6],
        [
          { at: 0, colour: p.base },
          { at: 0.55, colour: p.deep },
          { at: 1, colour: p.base },
        ],
      ),
      glow('light', [
        { at: 0, colour: p.bright, opacity: 0.85 },
        { at: 1, colour: p.bright, opacity: 0 },
      ]),
    ),
    rect(0, 0, WIDTH, HEIGHT, 'url(#ground)'),
    circle(1370, 320, 560, 'url(#light)'),
    ...[250, 330, 430, 550].map((r, index) =>
      ring(1370, 330, r, p.soft, 1.5, { opacity: 0.28, ...(index % 2 === 0 ? {} : { 'stroke-dasharray': '4 12' }) }),
    ),
    path('M760 600C900 540 1010 478 1370 472S1840 540 1920 520V600Z', p.night, { opacity: 0.35 }),
  ].join('')
}

function dayGround(p: Palette): Drawing {
  return [
    element(
      'defs',
      {},
      gradient(
        'ground',
        [0, 0, 1, 0],
        [
          { at: 0, colour: p.paper },
          { at: 0.6, colour: p.mist },
          { at: 1, colour: p.soft },
        ],
      ),
    ),
    rect(0, 0, WIDTH, HEIGHT, 'url(#ground)'),
    circle(1390, 300, 290, p.sparkSoft),
    circle(1390, 300, 205, p.white, { opacity: 0.75 }),
    path('M940 600C1040 470 1160 430 1300 470S1620 420 1920 350V600Z', p.soft),
    path('M820 600C1000 520 1200 510 1400 540S1740 500 1920 470V600Z', p.bright, { opacity: 0.5 }),
    cloud(1040, 180, 34, p.white),
    cloud(1690, 140, 28, p.white),
  ].join('')
}

function cloud(x: number, y: number, r: number, colour: string): Drawing {
  return [
    circle(x, y, r, colour),
    circle(x + r * 1.1, y - r * 0.4, r * 0.85, colour),
    rect(x - r, y, r * 3.2, r, colour, r / 2),
  ].join('')
}

/** Three subjects on steps and two people before them. */
function stage(p: Palette, copy: BannerCopy): Drawing {
  const random = randomOf(`banner ${copy.name}`)
  const [main, left, right] = copy.motifs
  const [first, second] = copy.people
  return [
    step(p, 1380, 462, 190),
    step(p, 1216, 500, 112),
    step(p, 1544, 500, 112),
    onStep(p, main, 1380, 310, 462),
    onStep(p, left, 1214, 176, 500),
    onStep(p, right, 1546, 176, 500),
    group(`translate(858 ${n(HEIGHT - 360)}) scale(1.8)`, person(p, random, first)),
    group(`translate(1540 ${n(HEIGHT - 360)}) scale(1.8)`, person(p, random, second)),
    ...[
      [1150, 150, p.spark],
      [1240, 210, p.coral],
      [1530, 156, p.white],
      [1800, 190, p.spark],
    ].map(([x, y, colour]) => circle(Number(x), Number(y), 8, String(colour))),
    stroke('M1560 170l26 0m-13 -13l0 26', copy.light ? p.base : p.soft, 4),
    stroke('M1120 240l20 0m-10 -10l0 20', copy.light ? p.base : p.soft, 4),
  ].join('')
}

function step(p: Palette, x: number, y: number, half: number): Drawing {
  return [
    path(`M${n(x - half)} ${n(y)}V${n(HEIGHT)}H${n(x + half)}V${n(y)}Z`, p.deep, { opacity: 0.55 }),
    ellipse(x, y, half, 26, p.bright),
    ellipse(x, y - 3, half - 6, 22, p.soft),
  ].join('')
}

function onStep(p: Palette, motif: MotifName, x: number, size: number, floor: number): Drawing {
  const scale = size / 240
  return group(
    `translate(${n(x - size / 2)} ${n(floor - 212 * scale)}) scale(${String(Math.round(scale * 1000) / 1000)})`,
    MOTIFS[motif](p),
  )
}

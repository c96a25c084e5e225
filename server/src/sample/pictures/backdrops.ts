/** Backgrounds for a subject. Each fills `width` × `height` and leaves the middle calm. */
import type { Palette } from '../../platform/drawing/palette'
import {
  circle,
  element,
  ellipse,
  faded,
  glow,
  gradient,
  n,
  path,
  rect,
  ring,
  stroke,
  type Drawing,
} from '../../platform/drawing/svg'
import type { Random } from './random'

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
}

export interface Backdrop {
  readonly drawing: Drawing
  /** Dark backgrounds get a light disc behind the subject. */
  readonly dark: boolean
}

type Ground = (canvas: Canvas) => Backdrop

/** A low sun and hills. */
const dawn: Ground = ({ width: w, height: h, palette: p, random }) => {
  const x = w * random.between(0.3, 0.7)
  return {
    dark: false,
    drawing: [
      element(
        'defs',
        {},
        gradient(
          'sky',
          [0, 0, 0, 1],
          [
            { at: 0, colour: p.soft },
            { at: 1, colour: p.paper },
          ],
        ),
      ),
      rect(0, 0, w, h, 'url(#sky)'),
      circle(x, h * 0.46, h * 0.4, p.sparkSoft, { opacity: 0.75 }),
      circle(x, h * 0.46, h * 0.28, p.white, { opacity: 0.6 }),
      path(
        `M0 ${n(h * 0.72)}C${n(w * 0.2)} ${n(h * 0.56)} ${n(w * 0.34)} ${n(h * 0.66)} ${n(w * 0.52)} ${n(h * 0.74)}S${n(w * 0.86)} ${n(h * 0.58)} ${n(w)} ${n(h * 0.68)}V${n(h)}H0Z`,
        p.soft,
      ),
      path(
        `M0 ${n(h * 0.84)}C${n(w * 0.26)} ${n(h * 0.76)} ${n(w * 0.6)} ${n(h * 0.9)} ${n(w)} ${n(h * 0.8)}V${n(h)}H0Z`,
        p.bright,
        { opacity: 0.55 },
      ),
      cloud(w * random.between(0.06, 0.2), h * 0.2, h * 0.09, p.white),
      cloud(w * random.between(0.74, 0.86), h * 0.32, h * 0.07, p.white),
    ].join(''),
  }
}

function cloud(x: number, y: number, size: number, colour: string): Drawing {
  return faded(
    0.85,
    circle(x, y, size, colour),
    circle(x + size * 1.1, y - size * 0.4, size * 0.8, colour),
    rect(x - size, y, size * 3.1, size, colour, size / 2),
  )
}

/** Rings of light in the dark. */
const orbit: Ground = ({ width: w, height: h, palette: p, random }) => {
  const cx = w * random.between(0.38, 0.62)
  const cy = h * 0.52
  return {
    dark: true,
    drawing: [
      element(
        'defs',
        {},
        gradient(
          'night',
          [0, 0, 1, 1],
          [
            { at: 0, colour: p.deep },
            { at: 1, colour: p.night },
          ],
        ),
        glow('light', [
          { at: 0, colour: p.bright, opacity: 0.75 },
          { at: 1, colour: p.bright, opacity: 0 },
        ]),
      ),
      rect(0, 0, w, h, 'url(#night)'),
      circle(cx, cy, h * 0.75, 'url(#light)'),
      ...[0.52, 0.68, 0.86, 1.06].map((share, index) =>
        ring(cx, cy, h * share, p.soft, index === 1 ? 2.5 : 1.2, {
          opacity: 0.32,
          ...(index % 2 === 0 ? { 'stroke-dasharray': '3 10' } : {}),
        }),
      ),
      ...[0.52, 0.68, 0.86].map((share) => {
        const turn = random.between(0, Math.PI * 2)
        return circle(
          cx + Math.cos(turn) * h * share,
          cy + Math.sin(turn) * h * share,
          random.between(4, 9),
          random.pick([p.spark, p.coral, p.soft]),
        )
      }),
    ].join(''),
  }
}

/** Broad slanting bands. */
const bands: Ground = ({ width: w, height: h, palette: p, random }) => {
  const start = w * random.between(0.02, 0.2)
  const band = (at: number, breadth: number, colour: string) =>
    path(`M${n(at)} 0H${n(at + breadth)}L${n(at + breadth - h * 0.55)} ${n(h)}H${n(at - h * 0.55)}Z`, colour)
  return {
    dark: false,
    drawing: [
      rect(0, 0, w, h, p.mist),
      band(start + w * 0.42, w * 0.34, p.soft),
      band(start + w * 0.76, w * 0.12, p.bright),
      band(start + w * 0.9, w * 0.05, p.spark),
      band(start + w * 0.3, w * 0.03, p.white),
      rect(0, h * 0.84, w, h * 0.16, p.deep, 0, { opacity: 0.08 }),
      dots(w * 0.06, h * 0.1, 5, 4, h * 0.05, p.bright),
    ].join(''),
  }
}

/** A drawing board with its construction lines. */
const blueprint: Ground = ({ width: w, height: h, palette: p, random }) => {
  const step = h / 10
  const lines = [
    ...Array.from({ length: Math.ceil(w / step) }, (_, i) => `M${n(i * step)} 0V${n(h)}`),
    ...Array.from({ length: 10 }, (_, i) => `M0 ${n(i * step)}H${n(w)}`),
  ]
  const cx = w * random.between(0.44, 0.56)
  return {
    dark: true,
    drawing: [
      element(
        'defs',
        {},
        gradient(
          'board',
          [0, 0, 0, 1],
          [
            { at: 0, colour: p.base },
            { at: 1, colour: p.deep },
          ],
        ),
      ),
      rect(0, 0, w, h, 'url(#board)'),
      stroke(lines.join(''), p.white, 1, { opacity: 0.1 }),
      stroke(`M${n(cx)} 0V${n(h)}M0 ${n(h * 0.52)}H${n(w)}`, p.white, 1.4, {
        opacity: 0.35,
        'stroke-dasharray': '12 6 3 6',
      }),
      ring(cx, h * 0.52, h * 0.46, p.white, 1.4, { opacity: 0.35 }),
      stroke(
        `M${n(w * 0.07)} ${n(h * 0.9)}H${n(w * 0.3)}M${n(w * 0.07)} ${n(h * 0.87)}V${n(h * 0.93)}M${n(w * 0.3)} ${n(h * 0.87)}V${n(h * 0.93)}`,
        p.spark,
        2,
        { opacity: 0.9 },
      ),
      stroke(
        `M${n(w * 0.86)} ${n(h * 0.12)}V${n(h * 0.44)}M${n(w * 0.84)} ${n(h * 0.12)}H${n(w * 0.88)}M${n(w * 0.84)} ${n(h * 0.44)}H${n(w * 0.88)}`,
        p.spark,
        2,
        { opacity: 0.9 },
      ),
    ].join(''),
  }
}

/** A frame of quarter circles and triangles. */
const tiles: Ground = ({ width: w, height: h, palette: p, random }) => {
  const side = h / 4
  const columns = Math.ceil(w / side)
  const shapes: Drawing[] = []
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const middle = column > 0 && column < columns - 2 && row > 0
      if (!middle) shapes.push(tile(column * side, row * side, side, p, random))
    }
  }
  return {
    dark: false,
    drawing: [rect(0, 0, w, h, p.mist), ...shapes, circle(w * 0.5, h * 0.58, h * 0.4, p.paper)].join(''),
  }
}

function tile(x: number, y: number, side: number, p: Palette, random: Random): Drawing {
  const colour = random.pick([p.soft, p.bright, p.base, p.deep, p.spark, p.soft, p.mist])
  const ground = rect(x, y, side, side, random.pick([p.mist, p.soft, p.sparkSoft]))
  const quarter = `M${n(x)} ${n(y)}h${n(side)}a${n(side)} ${n(side)} 0 0 1 -${n(side)} ${n(side)}Z`
  const half = `M${n(x)} ${n(y)}L${n(x + side)} ${n(y + side)}H${n(x)}Z`
  const turned = (d: string) =>
    path(d, colour, { transform: `rotate(${String(random.whole(0, 3) * 90)} ${n(x + side / 2)} ${n(y + side / 2)})` })
  return (
    ground +
    random.pick([
      turned(quarter),
      turned(quarter),
      turned(half),
      circle(x + side / 2, y + side / 2, side * 0.3, colour),
    ])
  )
}

/** A room: wall, window with a city, floor. */
const room: Ground = ({ width: w, height: h, palette: p, random }) => {
  const left = w * random.between(0.05, 0.1)
  const frame = { x: left, y: h * 0.1, width: w * 0.36, height: h * 0.46 }
  const towers = [0.03, 0.22, 0.37, 0.55, 0.78].map((at, index) =>
    tower(frame, at, random.between(0.12, 0.19), random.between(0.22, 0.62), index % 2 === 0 ? p.bright : p.base, p),
  )
  return {
    dark: false,
    drawing: [
      element(
        'defs',
        {},
        gradient(
          'wall',
          [0, 0, 1, 1],
          [
            { at: 0, colour: p.paper },
            { at: 1, colour: p.soft },
          ],
        ),
      ),
      rect(0, 0, w, h, 'url(#wall)'),
      rect(frame.x - 6, frame.y - 6, frame.width + 12, frame.height + 12, p.white, 6),
      rect(frame.x, frame.y, frame.width, frame.height, p.sparkSoft),
      circle(frame.x + frame.width * 0.74, frame.y + frame.height * 0.3, frame.height * 0.13, p.spark),
      ...towers,
      rect(frame.x + frame.width / 2 - 3, frame.y, 6, frame.height, p.white),
      rect(w * 0.66, h * 0.14, w * 0.26, h * 0.03, p.bright, 4, { opacity: 0.6 }),
      ...[0, 1, 2].map((index) =>
        rect(w * (0.68 + index * 0.08), h * 0.05, w * 0.04, h * 0.09, index === 1 ? p.coral : p.base, 3, {
          opacity: 0.75,
        }),
      ),
      rect(0, h * 0.8, w, h * 0.2, p.bright, 0, { opacity: 0.3 }),
      rect(0, h * 0.8, w, 3, p.bright, 0, { opacity: 0.5 }),
      ellipse(w * 0.54, h * 0.9, w * 0.34, h * 0.07, p.white, { opacity: 0.5 }),
    ].join(''),
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A distant house with lit windows; `at`, `broad` and `tall` are shares of the frame. */
function tower(frame: Box, at: number, broad: number, tall: number, colour: string, p: Palette): Drawing {
  const x = frame.x + frame.width * at
  const width = frame.width * broad
  const y = frame.y + frame.height * (1 - tall)
  const lights = Array.from({ length: 6 }, (_, index) =>
    rect(
      x + width * (index % 2 === 0 ? 0.2 : 0.6),
      y + frame.height * (0.05 + Math.floor(index / 2) * 0.07),
      width * 0.2,
      frame.height * 0.03,
      p.sparkSoft,
    ),
  )
  return [rect(x, y, width, frame.height * tall, colour, 2), ...lights].join('')
}

export function dots(x: number, y: number, columns: number, rows: number, step: number, colour: string): Drawing {
  const one = (index: number) =>
    circle(x + (index % columns) * step, y + Math.floor(index / columns) * step, step * 0.12, colour)
  return faded(0.6, ...Array.from({ length: columns * rows }, (_, index) => one(index)))
}

export const BACKDROPS = { dawn, orbit, bands, blueprint, tiles, room } as const
export type BackdropName = keyof typeof BACKDROPS
const NAMES = ['dawn', 'orbit', 'bands', 'blueprint', 'tiles', 'room'] as const satisfies readonly BackdropName[]

/** The background of a variant; neighbours in a list get different ones. */
export function backdrop(canvas: Canvas, variant: number): Backdrop {
  return BACKDROPS[NAMES[variant % NAMES.length] ?? 'dawn'](canvas)
}

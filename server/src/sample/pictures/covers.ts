/** Covers of products, news, videos and albums: a subject in front of a background. */
import type { Palette } from '../../platform/drawing/palette'
import { circle, ellipse, group, n, picture, rect, ring, type Drawing } from '../../platform/drawing/svg'
import { backdrop, type Canvas } from './backdrops'
import { MOTIFS, type MotifName } from './motifs/motifs'
import { person, type Headwear } from './portrait'
import { randomOf, type Random } from './random'

const BOX = 240

/** The head covering of each trade; others have none. */
const HEADWEAR: Partial<Record<MotifName, Headwear>> = {
  welding: 'helmet',
  electrician: 'helmet',
  building: 'helmet',
  forklift: 'helmet',
  machining: 'cap',
  robot: 'cap',
  logistics: 'cap',
  water: 'helmet',
  climate: 'helmet',
  cooking: 'chef',
  baking: 'chef',
  nutrition: 'chef',
  nursing: 'nurse',
  pharmacy: 'nurse',
}

interface Cover {
  readonly palette: Palette
  readonly motif: MotifName
  /** Distinguishes pictures of one subject; also chooses the background. */
  readonly variant: number
}

/** A subject alone, 4:3. */
export function productCover({ palette, motif, variant }: Cover): Drawing {
  const canvas = canvasOf(640, 480, palette, `product ${motif} ${String(variant)}`)
  return picture(
    640,
    480,
    '课程封面',
    scene(canvas, variant),
    standing(canvas, motif, { x: 320, size: 330, floor: 426 }),
    sparkles(canvas),
  )
}

/** A subject with a person working at it, 16:10. */
export function newsCover({ palette, motif, variant }: Cover): Drawing {
  const canvas = canvasOf(640, 400, palette, `news ${motif} ${String(variant)}`)
  const left = variant % 2 === 0
  return picture(
    640,
    400,
    '资讯配图',
    scene(canvas, variant + 3, left ? 410 : 230),
    standing(canvas, motif, { x: left ? 410 : 230, size: 290, floor: 366 }),
    bust(canvas, motif, { x: left ? 150 : 490, size: 230 }),
    sparkles(canvas),
  )
}

/** A video's poster, 16:9, one person explaining. */
export function videoPoster({ palette, motif, variant }: Cover): Drawing {
  const canvas = canvasOf(640, 360, palette, `video ${motif} ${String(variant)}`)
  return picture(
    640,
    360,
    '视频封面',
    scene(canvas, variant + 1, 430),
    standing(canvas, motif, { x: 430, size: 270, floor: 332 }),
    bust(canvas, motif, { x: 180, size: 270 }),
  )
}

/** A portrait video's poster, 3:4: one person close, the trade behind. */
export function wallPoster({ palette, motif, variant }: Cover): Drawing {
  const canvas = canvasOf(480, 640, palette, `wall ${motif} ${String(variant)}`)
  return picture(
    480,
    640,
    '视频封面',
    scene(canvas, variant, variant % 2 === 0 ? 320 : 160, 270),
    standing(canvas, motif, { x: variant % 2 === 0 ? 320 : 160, size: 280, floor: 380 }),
    bust(canvas, motif, { x: variant % 2 === 0 ? 190 : 290, size: 380 }),
  )
}

/** A class at work, 16:10: several people in front of their subject. */
export function albumPicture({ palette, motif, variant }: Cover): Drawing {
  const canvas = canvasOf(1200, 750, palette, `album ${motif} ${String(variant)}`)
  const places = variant % 2 === 0 ? [170, 420, 930] : [240, 760, 1020]
  return picture(
    1200,
    750,
    '校园相册',
    scene(canvas, variant + 5),
    standing(canvas, motif, { x: variant % 2 === 0 ? 680 : 480, size: 480, floor: 640 }),
    ...places.map((x, index) => bust(canvas, motif, { x, size: index === 1 ? 330 : 390 })),
  )
}

/** A photograph with a review, square. */
export function reviewPicture({ palette, motif, variant }: Cover): Drawing {
  const canvas = canvasOf(480, 480, palette, `review ${motif} ${String(variant)}`)
  return picture(
    480,
    480,
    '点评图片',
    scene(canvas, variant + 2),
    standing(canvas, motif, { x: 240, size: 350, floor: 440 }),
  )
}

function canvasOf(width: number, height: number, palette: Palette, seed: string): Canvas & { readonly random: Random } {
  return { width, height, palette, random: randomOf(seed) }
}

/** The background, with a light disc at `x` where it is dark. */
function scene(canvas: Canvas, variant: number, x = canvas.width / 2, y = canvas.height * 0.52): Drawing {
  const { drawing, dark } = backdrop(canvas, variant)
  if (!dark) return drawing
  const { width, height, palette } = canvas
  const radius = Math.min(width, height) * 0.44
  return [drawing, circle(x, y, radius, palette.mist), ring(x, y, radius + 10, palette.mist, 2, { opacity: 0.4 })].join(
    '',
  )
}

function standing(
  { palette: p }: Canvas,
  motif: MotifName,
  { x, size, floor }: { x: number; size: number; floor: number },
): Drawing {
  const scale = size / BOX
  const top = floor - 214 * scale
  return [
    ellipse(x, floor + 2, size * 0.44, size * 0.045, p.night, { opacity: 0.16 }),
    group(
      `translate(${n(x - size / 2)} ${n(top)}) scale(${String(Math.round(scale * 1000) / 1000)})`,
      MOTIFS[motif](p),
    ),
  ].join('')
}

function bust(
  { height, palette, random }: Canvas,
  motif: MotifName,
  { x, size }: { x: number; size: number },
): Drawing {
  const scale = String(Math.round((size / 200) * 1000) / 1000)
  return group(
    `translate(${n(x - size / 2)} ${n(height - size)}) scale(${scale})`,
    person(palette, random, HEADWEAR[motif] ?? 'none'),
  )
}

/** A few small shapes in the air. */
function sparkles({ width, height, palette: p, random }: Canvas): Drawing {
  const one = () => {
    const x = random.between(0.06, 0.94) * width
    const y = random.between(0.06, 0.3) * height
    const colour = random.pick([p.spark, p.coral, p.white, p.bright])
    const size = random.between(4, 9)
    return random.pick([
      circle(x, y, size, colour),
      ring(x, y, size, colour, 3),
      rect(x, y, size * 2, size * 2, colour, 3, { transform: `rotate(${n(random.between(10, 80))} ${n(x)} ${n(y)})` }),
    ])
  }
  return Array.from({ length: 6 }, one).join('')
}

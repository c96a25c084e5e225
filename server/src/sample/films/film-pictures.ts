/** The pictures that the clips of the sample films are made of, 1280 pixels wide. */
import type { Palette } from '../../platform/drawing/palette'
import { circle, element, label, picture, rect, type Drawing } from '../../platform/drawing/svg'
import type { Trade } from '../content/school-content'
import { albumPicture, newsCover, productCover } from '../pictures/covers'
import { drawPicture, type SchoolArt } from '../pictures/pictures'
import type { Film, Scene } from './films'

export const WIDTH = 1280
export const HEIGHT = 720

const COVERS = { subject: productCover, work: newsCover, class: albumPicture } as const
const VARIANTS: Readonly<Record<Scene, number>> = { subject: 2, work: 4, class: 6 }

export function scenePicture(palette: Palette, { motif }: Trade, scene: Scene): Drawing {
  return COVERS[scene]({ palette, motif, variant: VARIANTS[scene] })
}

/** Where the poster stands in an opening, and how many letters of the title fit beside it. */
interface Place {
  readonly x: number
  readonly width: number
  readonly letters: number
}
const UPRIGHT: Place = { x: 96, width: 450, letters: 10 }
const WIDE: Place = { x: 64, width: 600, letters: 9 }
const GAP = 62

/** The opening without its title. */
export function openingGround(palette: Palette, art: SchoolArt, { poster }: Film): Drawing {
  const drawn = drawPicture(art, poster.kind, poster.name)
  if (drawn === undefined) throw new Error(`there is no picture ${poster.kind}/${poster.name}`)
  const { x, width } = placeOf(poster.kind)
  const [viewBox = '', across = '', down = ''] = /0 0 (\d+) (\d+)/.exec(drawn) ?? []
  const height = (width * Number(down)) / Number(across)
  const y = (HEIGHT - height) / 2
  const inside = drawn.slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('</svg>'))
  return picture(
    WIDTH,
    HEIGHT,
    art.name,
    rect(0, 0, WIDTH, HEIGHT, palette.paper),
    circle(1180, 640, 300, palette.mist),
    circle(1100, 60, 120, palette.sparkSoft),
    rect(x - 10, y - 10, width + 20, height + 20, palette.white, 18),
    element('svg', { x, y, width, height, viewBox, preserveAspectRatio: 'xMidYMid meet' }, inside),
  )
}

/** The title of an opening, on nothing; it comes in from the side. */
export function openingTitle(palette: Palette, art: SchoolArt, { title, poster }: Film): Drawing {
  const { x: left, width, letters } = placeOf(poster.kind)
  const x = left + width + GAP
  const lines = linesOf(title, letters)
  const top = HEIGHT / 2 - (lines.length - 1) * 37
  return picture(
    WIDTH,
    HEIGHT,
    title,
    rect(x, top - 112, 72, 10, palette.spark, 5),
    ...lines.map((line, index) => label(x, top + index * 74, line, { size: 54, fill: palette.deep, weight: 700 })),
    label(x, top + lines.length * 74, art.name, { size: 28, fill: palette.base, weight: 400 }),
  )
}

function placeOf(kind: Film['poster']['kind']): Place {
  return kind === 'wall' ? UPRIGHT : WIDE
}

/** Lines of about so many letters, never broken inside a word. */
function linesOf(text: string, letters: number): string[] {
  const lines = ['']
  for (const { segment, isWordLike } of new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(text)) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && isWordLike === true && last.length + segment.length > letters) lines.push(segment)
    else lines[lines.length - 1] = last + segment
  }
  return lines
}

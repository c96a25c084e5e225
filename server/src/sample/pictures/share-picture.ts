/** The preview picture of a shared link: PNG, because the sites that show it draw no SVG. */
import { paletteOf } from '../../platform/drawing/palette'
import { element, picture, rect, type Drawing } from '../../platform/drawing/svg'
import { pngOfSvg } from '../../platform/raster'
import { banner } from './banner'
import { logo } from './logo'
import { SHARE_SIZE, type SharedKind } from './media-url'
import { drawPicture, type SchoolArt } from './pictures'

const LOGO = { x: 64, y: 64, width: 168, height: 168 } as const

/** The drawing behind a preview picture; undefined for an unknown name. A logo stands for its whole school. */
export function drawShare(art: SchoolArt, kind: SharedKind, name: string): Drawing | undefined {
  const drawing = drawPicture(art, kind, name)
  if (drawing === undefined) return undefined
  const { width, height } = SHARE_SIZE
  const parts = kind === 'logo' ? schoolParts(art) : [placed(drawing, { x: 0, y: 0, width, height }, 'whole')]
  return picture(width, height, art.name, rect(0, 0, width, height, paletteOf(art.accent).mist), ...parts)
}

/** The logo on the ground of the school's first banner. */
function schoolParts(art: SchoolArt): Drawing[] {
  const palette = paletteOf(art.accent)
  const [first] = art.banners
  const ground = first === undefined ? [] : [placed(banner(palette, first), { x: 0, y: 0, ...SHARE_SIZE }, 'cut')]
  return [...ground, placed(logo(palette, art.mark, art.corners, art.name), LOGO, 'whole')]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const FITS = { whole: 'xMidYMid meet', cut: 'xMaxYMax slice' } as const

/**
 * A drawing inside another one, whole or filling its place and cut at the near side. Covers stay whole: resvg 2.6.2
 * fails at a group with opacity that lies outside of the picture.
 */
function placed(drawing: Drawing, { x, y, width, height }: Place, fit: keyof typeof FITS): Drawing {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(drawing) ?? []
  const inside = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
  return element('svg', { x, y, width, height, viewBox, preserveAspectRatio: FITS[fit] }, inside)
}

/**
 * A drawing as PNG. It holds the process for about 100 ms, a school's for 400: keep the result. The drawings of these
 * kinds have no text, so no font is needed.
 */
export function pngOf(drawing: Drawing): Promise<Buffer> {
  return pngOfSvg(drawing)
}

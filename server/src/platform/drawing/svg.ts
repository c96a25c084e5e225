/** Small pieces of SVG text. */

/** A piece of SVG text. Data in it must pass {@link escaped}. */
export type Drawing = string

const SYSTEM_FONTS = "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif"
const SERIF_FONTS = "'Songti SC','STSong','SimSun','Noto Serif SC','Noto Serif CJK SC',serif"

/** A number as text: with one decimal, or more for small values such as opacities. */
export function n(value: number): string {
  const steps = Math.abs(value) < 1 ? 100 : 10
  return String(Math.round(value * steps) / steps)
}

/** What XML has no way to write. */
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Text or an attribute value, safe inside SVG. */
export function escaped(text: string): string {
  return text.replaceAll(UNWRITABLE, '').replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`)
}

type Attributes = Readonly<Record<string, string | number | undefined>>

export function element(name: string, attributes: Attributes, ...children: readonly Drawing[]): Drawing {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

/** A whole picture; `label` describes it to people who cannot see it. */
export function picture(width: number, height: number, label: string, ...children: readonly Drawing[]): Drawing {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${n(width)} ${n(height)}`, width, height, role: 'img' },
    `<title>${escaped(label)}</title>`,
    ...children,
  )
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): Drawing {
  return element('rect', { x, y, width, height, rx: radius === 0 ? undefined : radius, fill, ...more })
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): Drawing {
  return element('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): Drawing {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function path(d: string, fill: string, more: Attributes = {}): Drawing {
  return element('path', { d, fill, ...more })
}

/** An open line with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): Drawing {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

export function ring(cx: number, cy: number, r: number, colour: string, width: number, more: Attributes = {}): Drawing {
  return element('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
}

export function group(transform: string, ...children: readonly Drawing[]): Drawing {
  return element('g', { transform }, ...children)
}

export function faded(opacity: number, ...children: readonly Drawing[]): Drawing {
  return `<g opacity="${String(opacity)}">${children.join('')}</g>`
}

interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity?: number
}

/** A gradient across the shape that it fills, from one corner (0–1) to another; use it as `url(#id)`. */
export function gradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): Drawing {
  const box = [x1, y1, x2, y2].map((value) => String(value))
  return `<linearGradient id="${id}" x1="${box[0] ?? ''}" y1="${box[1] ?? ''}" x2="${box[2] ?? ''}" y2="${box[3] ?? ''}">${stopsOf(stops)}</linearGradient>`
}

export function glow(id: string, stops: readonly Stop[]): Drawing {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(({ at, colour, opacity }) => {
      const visible = opacity === undefined ? '' : ` stop-opacity="${String(opacity)}"`
      return `<stop offset="${String(at)}" stop-color="${colour}"${visible}/>`
    })
    .join('')
}

interface TextStyle {
  readonly size: number
  readonly fill: string
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
  readonly serif?: boolean
}

/** One line of text in the reader's own fonts; `content` is escaped here. */
export function label(x: number, y: number, content: string, style: TextStyle): Drawing {
  return element(
    'text',
    {
      x,
      y,
      fill: style.fill,
      'font-size': style.size,
      'font-weight': style.weight,
      'text-anchor': style.anchor,
      'letter-spacing': style.spacing,
      'font-family': style.serif === true ? SERIF_FONTS : SYSTEM_FONTS,
    },
    escaped(content),
  )
}

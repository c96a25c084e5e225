/**
 * Colours in OKLCH, where equal steps look equal; for the theme of a page and for the pictures the server draws.
 * By hand: the formulas are short, and a colour library weighs 7 KB more in the static shell.
 * The test compares them with culori.
 */

/** Lightness 0–1, chroma from 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const isHexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** `#rgb` or `#rrggbb` to linear sRGB. Throws a TypeError for anything else. */
function linearOf(hex: string): Triple {
  if (!isHexColor.test(hex)) throw new TypeError(`Not a colour of the form #rrggbb: ${hex}`)
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const channel = (at: number) => toLinear(parseInt(full.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

function linearOfOklch({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const inGamut = (rgb: Triple): boolean => rgb.every((channel) => channel >= -1e-4 && channel <= 1.0001)

/** The nearest colour that a screen can show: lightness and hue stay, chroma is reduced. */
function fitGamut(color: Oklch): Triple {
  const wanted = linearOfOklch(color)
  if (inGamut(wanted)) return wanted
  let low = 0
  let high = color.c
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (inGamut(linearOfOklch({ ...color, c: middle }))) low = middle
    else high = middle
  }
  return linearOfOklch({ ...color, c: low })
}

/** `#rrggbb`; a colour outside sRGB loses chroma first. */
export function hexOf(color: Oklch): string {
  const channel = (linear: number) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, linear))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${fitGamut(color).map(channel).join('')}`
}

/** WCAG relative luminance, 0–1. */
function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

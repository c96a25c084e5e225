import { hexOf, oklchOf } from '@campus/ui/oklch'

/**
 * The colours of one school's pictures, all `#rrggbb`: the pictures are files, so they cannot use the page's
 * theme.
 */
export interface Palette {
  /** The school's hue from nearly black to nearly white. */
  readonly night: string
  readonly deep: string
  readonly base: string
  readonly bright: string
  readonly soft: string
  readonly mist: string
  readonly paper: string
  /** Amber, for accents. */
  readonly spark: string
  readonly sparkDeep: string
  readonly sparkSoft: string
  /** Red and green, sparingly. */
  readonly coral: string
  readonly leaf: string
  /** Metals and plastics, tinted by the school's hue. */
  readonly steel: string
  readonly steelDark: string
  readonly steelLight: string
  readonly white: string
}

/** Makes a palette from a school's accent colour (`#rrggbb`). */
export function paletteOf(accent: string): Palette {
  const { c: chroma, h } = oklchOf(accent)
  const hue = (h + 360) % 360
  // A muted brand stays muted, and a loud one is toned down for a whole banner.
  const strength = Math.min(1.1, Math.max(0.55, chroma / 0.13))
  // Dark orange is brown, so the darks and metals of a warm school are blue instead.
  const isWarm = hue < 110 || hue > 335
  const shade = isWarm ? 255 : hue
  const tone = (lightness: number, full: number, at = hue) => hexOf({ l: lightness, c: full * strength, h: at })
  return {
    night: tone(0.25, isWarm ? 0.035 : 0.06, shade),
    deep: tone(0.37, isWarm ? 0.05 : 0.1, shade),
    base: tone(0.5, 0.13),
    bright: tone(0.67, 0.13),
    soft: tone(0.85, 0.07),
    mist: tone(0.94, 0.028),
    paper: tone(0.985, 0.008),
    spark: hexOf({ l: 0.82, c: 0.14, h: isWarm ? 88 : 75 }),
    sparkDeep: hexOf({ l: 0.66, c: 0.14, h: isWarm ? 72 : 58 }),
    sparkSoft: hexOf({ l: 0.94, c: 0.05, h: isWarm ? 92 : 75 }),
    coral: hexOf({ l: isWarm ? 0.62 : 0.69, c: 0.16, h: isWarm ? 8 : 32 }),
    leaf: hexOf({ l: 0.66, c: 0.11, h: isWarm ? 175 : 155 }),
    steel: tone(0.74, 0.022, shade),
    steelDark: tone(0.46, 0.035, shade),
    steelLight: tone(0.89, 0.016, shade),
    white: '#ffffff',
  }
}

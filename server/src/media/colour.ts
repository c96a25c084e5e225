/**
 * Colours in OKLCH, where equal steps look equal, written as `#rrggbb`. The
 * drawings are served as files, so they cannot lean on the page's theme.
 */

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Reads `#rrggbb`. */
export function fromHex(hex: string): Oklch {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b2),
    hue: ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Writes a colour as `#rrggbb`; one that no screen can show loses chroma until one can. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let c = chroma; c > 0; c -= 0.004) {
    const rgb = toRgb(lightness, c, hue)
    if (rgb.every((value) => value >= -0.001 && value <= 1.001)) return hexOf(rgb)
  }
  return hexOf(toRgb(lightness, 0, hue))
}

function toRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toGamma)
}

function hexOf(rgb: readonly number[]): string {
  const channels = rgb.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

import { randomInt } from 'node:crypto'

/** Each digit as strokes in a box of 20 × 32. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M10 2 C2 2 2 30 10 30 C18 30 18 2 10 2',
  '1': 'M5 8 L11 2 L11 30 M5 30 L16 30',
  '2': 'M3 9 C3 0 17 0 17 9 C17 16 5 22 3 30 L17 30',
  '3': 'M3 5 C8 0 17 2 16 9 C15 15 9 15 8 15 C12 15 18 17 17 23 C16 31 7 32 3 27',
  '4': 'M13 30 L13 2 L2 22 L18 22',
  '5': 'M16 2 L5 2 L4 14 C10 10 18 13 17 21 C16 31 7 32 3 27',
  '6': 'M15 3 C7 5 3 14 3 22 C3 32 17 32 17 22 C17 13 5 13 3 21',
  '7': 'M3 2 L17 2 C13 11 9 20 8 30',
  '8': 'M10 15 C2 13 2 2 10 2 C18 2 18 13 10 15 C1 17 1 30 10 30 C19 30 19 17 10 15',
  '9': 'M17 11 C17 1 3 1 3 10 C3 19 15 20 17 11 C17 20 14 27 7 30',
}

const WIDTH = 120
const HEIGHT = 44
const STEP = 27

/**
 * Draws digits as an SVG of strokes without text: every point is moved a little, each glyph is rotated,
 * slanted and scaled separately, and similar lines run across. Width and height 120 × 44.
 */
export function drawCaptcha(digits: string): string {
  const glyphs = [...digits].map((digit, index) => drawGlyph(digit, 8 + index * STEP)).join('')
  const noise = Array.from({ length: 4 }, drawNoise).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f6f8"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${shuffled([glyphs, noise]).join('')}</g></svg>`
}

function drawGlyph(digit: string, left: number): string {
  const turn = between(-18, 18)
  const lean = between(-14, 14)
  const scale = between(90, 112) / 100
  const transform = `translate(${left + between(-2, 2)} ${between(3, 8)}) rotate(${turn} 10 16) skewX(${lean}) scale(${scale} ${between(90, 108) / 100})`
  return `<path transform="${transform}" stroke="${ink()}" stroke-width="${between(24, 36) / 10}" d="${shake(STROKES[digit] ?? '')}"/>`
}

function drawNoise(): string {
  const y = () => between(4, HEIGHT - 4)
  const start = between(-6, 30)
  const end = between(WIDTH - 30, WIDTH + 6)
  return `<path stroke="${ink()}" stroke-width="${between(10, 18) / 10}" d="M${start} ${y()} C${between(20, 60)} ${y()} ${between(60, 100)} ${y()} ${end} ${y()}"/>`
}

/** Moves every number of a path by up to 1.2 units. */
function shake(path: string): string {
  return path.replaceAll(/\d+/g, (number) => (Number(number) + between(-12, 12) / 10).toFixed(1))
}

/** Dark blues and greys, all readable on the ground. */
function ink(): string {
  return `hsl(${between(200, 250)} ${between(20, 60)}% ${between(22, 40)}%)`
}

function between(low: number, high: number): number {
  return randomInt(low, high + 1)
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return [...items].sort(() => randomInt(2) - 0.5)
}

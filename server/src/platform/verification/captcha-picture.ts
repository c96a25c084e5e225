/**
 * The picture of a captcha: digits as strokes that are moved, turned and cut through, distorted as a whole, and made a PNG, so
 * that neither text nor the commands of a path are in it.
 */
import { randomInt } from 'node:crypto'

import { pngOfSvg } from '../raster'

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
/** Pixels for each unit: a phone shows two or three for each of its own. */
const ZOOM = 2

/** Digits as a PNG of 240 × 88 pixels, another each time. It holds the process for some milliseconds. */
export function drawCaptcha(digits: string): Promise<Buffer> {
  return pngOfSvg(sketch(digits), { fitTo: { mode: 'zoom', value: ZOOM } })
}

/** The drawing behind the picture. It never leaves the server. */
function sketch(digits: string): string {
  // One colour for all, so that it does not say what is a digit and what a line.
  const colour = ink()
  const glyphs: string[] = []
  let left = between(5, 12)
  for (const digit of digits) {
    glyphs.push(glyph(digit, left, colour))
    // Neighbours come close or touch, so that the gaps do not say where one ends.
    left += between(22, 28)
  }
  const lines = Array.from({ length: 2 }, () => curve(colour, between(16, 24) / 10))
  const cut = curve(GROUND, between(12, 20) / 10)
  const specks = Array.from({ length: SPECKS }, () => speck(colour))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<filter id="bent" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse">
<feTurbulence type="fractalNoise" baseFrequency="${between(18, 34) / 1000} ${between(24, 46) / 1000}" numOctaves="1" seed="${seed()}"/>
<feDisplacementMap in="SourceGraphic" scale="${between(90, 120) / 10}" xChannelSelector="R" yChannelSelector="G"/>
</filter>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
<g filter="url(#bent)" fill="none" stroke-linecap="round" stroke-linejoin="round">${shuffled([...glyphs, ...lines]).join('')}${cut}</g>
<g fill="none" stroke-linecap="round">${specks.join('')}</g>
</svg>`
}

const GROUND = '#f4f6f8'
const SPECKS = 90

/** A short stroke anywhere, dark or light. */
function speck(colour: string): string {
  const move = () => between(-30, 30) / 10
  return `<path stroke="${randomInt(2) === 0 ? GROUND : colour}" stroke-width="${between(5, 12) / 10}" d="M${between(0, WIDTH)} ${between(0, HEIGHT)} l${move()} ${move()}"/>`
}

function glyph(digit: string, left: number, colour: string): string {
  const turn = between(-20, 20)
  const lean = between(-14, 14)
  const scale = between(92, 116) / 100
  const transform = `translate(${left + between(-2, 2)} ${between(2, 8)}) rotate(${turn} 10 16) skewX(${lean}) scale(${scale} ${between(90, 108) / 100})`
  return `<path transform="${transform}" stroke="${colour}" stroke-width="${between(26, 36) / 10}" d="${shake(STROKES[digit] ?? '')}"/>`
}

/** A line from one side to the other, as thick as the digits or so. */
function curve(stroke: string, width: number): string {
  const y = () => between(2, HEIGHT - 2)
  return `<path stroke="${stroke}" stroke-width="${width}" d="M${between(-6, 20)} ${y()} C${between(20, 60)} ${y()} ${between(60, 100)} ${y()} ${between(WIDTH - 20, WIDTH + 6)} ${y()}"/>`
}

/** Moves every number of a path by up to 1.2 units. */
function shake(path: string): string {
  return path.replaceAll(/\d+/g, (number) => (Number(number) + between(-12, 12) / 10).toFixed(1))
}

/** Dark blues and greys, all readable on the ground. */
function ink(): string {
  return `hsl(${between(200, 250)} ${between(20, 60)}% ${between(22, 40)}%)`
}

function seed(): number {
  return randomInt(1 << 30)
}

function between(low: number, high: number): number {
  return randomInt(low, high + 1)
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: randomInt(1 << 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

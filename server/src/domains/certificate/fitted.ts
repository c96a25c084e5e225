/** Texts and pictures that keep to their place on a certificate. */
import { element, type Drawing } from '../../platform/drawing/svg'
import type { Box } from './template-fields.model'

interface Line {
  /** Of the letters, where there is room. */
  readonly size: number
  readonly width: number
  /** Between two letters. */
  readonly spacing?: number
}

/** Chinese characters are as wide as they are high; others are a little over half of it. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[^\u0000-\uFFFF]/u
const NARROW = 0.6

const emsOf = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW), 0)

/** A long text in lines of the same length, at most so many. */
export function linesOf(text: string, { size, width, most }: Line & { readonly most: number }): readonly string[] {
  const letters = [...text]
  const count = Math.min(most, Math.max(1, Math.ceil((emsOf(letters) * size) / width)))
  const each = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, line) => letters.slice(line * each, (line + 1) * each).join(''))
}

/** The largest size of the letters at which the text is no wider than its place. */
export function fittedSize(text: string, { size, width, spacing = 0 }: Line): number {
  const letters = [...text]
  const spaces = letters.length * spacing
  const ems = emsOf(letters)
  return ems === 0 ? size : Math.min(size, Math.max(1, (width - spaces) / ems))
}

/** A picture whole in its box; nothing without one. */
export function imageIn({ x, y, width, height }: Box, data: string, fit = 'xMidYMid meet'): Drawing {
  return data === '' ? '' : element('image', { x, y, width, height, href: data, preserveAspectRatio: fit })
}

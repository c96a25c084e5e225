/** How formulas stand in a question’s HTML. */

/** The notation of a formula: within a line, or on a line of its own. */
export const FORMULA_DELIMITERS = [
  { left: '$$', right: '$$', display: true },
  { left: String.raw`\[`, right: String.raw`\]`, display: true },
  { left: String.raw`\(`, right: String.raw`\)`, display: false },
] as const

/**
 * A formula between single dollars by Pandoc's rules, which exclude amounts of money: no space after the
 * first or before the last dollar, and no digit after the last.
 */
const BETWEEN_DOLLARS = /(?<![\\$])\$(?![\s$])(?<formula>(?:[^$\\]|\\[^])+?)(?<!\s)\$(?![\d$])/gu

/** Rewrites formulas between single dollars as `\(` and `\)`. */
export function singleDollarsReplaced(text: string): string {
  return text.replace(BETWEEN_DOLLARS, String.raw`\($<formula>\)`)
}

/** Whether the text has a formula. */
export function hasFormula(html: string): boolean {
  const text = singleDollarsReplaced(html)
  return FORMULA_DELIMITERS.some(({ left, right }) => {
    const start = text.indexOf(left)
    return start !== -1 && text.includes(right, start + left.length)
  })
}

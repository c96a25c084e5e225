/** What a question's HTML has in it that plain text has not. */

/** How a formula is written: within a line, or on a line of its own. */
export const FORMULA_DELIMITERS = [
  { left: '$$', right: '$$', display: true },
  { left: String.raw`\[`, right: String.raw`\]`, display: true },
  { left: String.raw`\(`, right: String.raw`\)`, display: false },
] as const

/**
 * A formula between single dollars. As Pandoc has it, so that money is left alone: no space inside the first and the last
 * dollar, and no digit after the last.
 */
const BETWEEN_DOLLARS = /(?<![\\$])\$(?![\s$])(?<formula>(?:[^$\\]|\\[^])+?)(?<!\s)\$(?![\d$])/gu

/** Text with formulas between single dollars written between `\(` and `\)`. */
export function singleDollarsReplaced(text: string): string {
  return text.replace(BETWEEN_DOLLARS, String.raw`\($<formula>\)`)
}

/** Whether it has a formula. */
export function hasFormula(html: string): boolean {
  const text = singleDollarsReplaced(html)
  return FORMULA_DELIMITERS.some(({ left, right }) => {
    const start = text.indexOf(left)
    return start !== -1 && text.includes(right, start + left.length)
  })
}

/** What a question's HTML has in it that plain text has not. */

/** How a formula is written: within a line, or on a line of its own. */
export const FORMULA_DELIMITERS = [
  { left: '$$', right: '$$', display: true },
  { left: String.raw`\[`, right: String.raw`\]`, display: true },
  { left: String.raw`\(`, right: String.raw`\)`, display: false },
] as const

/** Whether it has a formula; a `$` alone is money. */
export function hasFormula(html: string): boolean {
  return FORMULA_DELIMITERS.some(({ left, right }) => {
    const start = html.indexOf(left)
    return start !== -1 && html.includes(right, start + left.length)
  })
}

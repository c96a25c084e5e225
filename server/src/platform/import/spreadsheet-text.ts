/** Texts of cells in a form that no spreadsheet takes for a formula, and back. */
import { stringify } from 'csv-stringify/sync'

const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const MARKED = /^'+[=+\-@\t\r]/

/** With a mark before what a spreadsheet would run. */
export function marked(text: string): string {
  return (FORMULA.test(text) && !NUMBER.test(text)) || MARKED.test(text) ? `'${text}` : text
}

/** As it was before {@link marked}; what that does not write stays as it is. */
export function unmarked(text: string): string {
  const bare = text.slice(1)
  return MARKED.test(text) && marked(bare) === text ? bare : text
}

/** A file of a table, with the mark of UTF-8 without which Chinese spreadsheets read another encoding. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return stringify(
    lines.map((line) => line.map(marked)),
    { bom: true },
  )
}

/** A page that is the same for every visitor but for a few values: composed once, filled in for each response. */
import { randomBytes } from 'node:crypto'

/** What differs from response to response. Values are put in as they are: escape them before. */
export interface PageValues {
  readonly nonce: string
  readonly traceId: string
  /** Origin the visitor sees. */
  readonly origin: string
  /** Path the page is known by. */
  readonly path: string
}
type Placeholder = keyof PageValues

/** Not to be guessed, so that no content can imitate a placeholder. */
const MARK = `placeholder-${randomBytes(16).toString('hex')}-`

const PLACEHOLDERS: readonly Placeholder[] = ['nonce', 'traceId', 'origin', 'path']

/** The text that stands in a page where a value will. */
export function placeholder(name: Placeholder): string {
  return `${MARK}${name};`
}

const PATTERN = new RegExp(`${MARK}(${PLACEHOLDERS.join('|')});`)

export class PageTemplate {
  /** A text, the name of a placeholder, a text, … */
  readonly #parts: readonly string[]

  constructor(text: string) {
    // Splitting by a pattern with a group keeps what the group matched.
    this.#parts = text.split(PATTERN)
  }

  fill(values: PageValues): string {
    return this.#parts.map((part, index) => (index % 2 === 1 ? values[part as Placeholder] : part)).join('')
  }
}

/** A page that is the same for every visitor except for a few values: composed once, filled in for each response. */
import { randomBytes } from 'node:crypto'

/** The values that differ between responses. They are inserted as they are: escape them first. */
export interface PageValues {
  readonly nonce: string
  readonly traceId: string
  /** Epoch milliseconds in decimal. */
  readonly serverTime: string
  /** Of letters, digits and `-_+./ ` only. */
  readonly pageToken: string
  /** What the page tells search engines and shared links, as HTML. */
  readonly head: string
  /** The page's content until the shell's own is there, as HTML. */
  readonly root: string
}
type Placeholder = keyof PageValues

/** Unpredictable, so that no content can imitate a placeholder. */
const MARK = `placeholder-${randomBytes(16).toString('hex')}-`

const PLACEHOLDERS: readonly Placeholder[] = ['nonce', 'traceId', 'serverTime', 'pageToken', 'head', 'root']

/** The placeholder of a value. */
export function placeholder(name: Placeholder): string {
  return `${MARK}${name};`
}

const PATTERN = new RegExp(`${MARK}(${PLACEHOLDERS.join('|')});`)

export class PageTemplate {
  /** A text, the name of a placeholder, a text, … */
  readonly #parts: readonly string[]

  constructor(text: string) {
    // Splitting by a pattern with a group keeps the group's matches.
    this.#parts = text.split(PATTERN)
  }

  fill(values: PageValues): string {
    return this.#parts.map((part, index) => (index % 2 === 1 ? values[part as Placeholder] : part)).join('')
  }
}

/**
 * A page drawn on the server: what passes between the gateway and the server halves of releases, and what the browser
 * finds in the page.
 */
import type { BootData } from './composition'

/** File of a release that draws its pages on the server, beside what it sends to browsers. */
export const SERVER_HALF = 'server.cjs'

/** Id of the JSON script with the reads that a page was drawn with. */
export const READS_ELEMENT_ID = 'campus-reads'

/** Marks the root whose content the server has drawn, and the styles of that content. */
export const DRAWN_ATTRIBUTE = 'data-drawn'

/** Marks what was pressed last in the server's drawing; the shell carries it out when its own stands there. */
export const PRESSED_ATTRIBUTE = 'data-pressed-early'

/** What can be pressed and needs a script; links lead on without one, and what is chosen in a field goes over as it is. */
export const PRESSABLE = 'button'

/**
 * Stands in a drawing for the key of a captcha that works without a script. Each response gets a key of its own: one drawing
 * is for many.
 */
export const CAPTCHA_KEY_PLACEHOLDER = 'key-of-this-response'

/** A read as the query client keeps it: its key and its data. */
export type DrawnRead = readonly [key: readonly unknown[], data: unknown]

/** What a server half makes of a page. */
export interface DrawnPage {
  readonly html: string
  readonly css: string
  /** JSON of all {@link DrawnRead}s. */
  readonly reads: string
}

/** What a drawing depends on. There is no person in it. */
export interface PageToDraw {
  readonly boot: BootData
  /** The whole address, as in the visitor's address bar. */
  readonly address: string
  readonly locale: 'zh-CN' | 'en'
  readonly scheme: 'light' | 'dark' | 'system'
}

/** The parts of a call's request. */
export interface AskedCall {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A refusal by a code of the API; its message is for people. */
export interface AskRefusal extends Error {
  readonly code: number
}

/** What a server half takes from the server that runs it. */
export interface ServerPort {
  /**
   * Data of a call's response. Rejects when it is not the same for every visitor, unless the page is drawn for one who
   * sent a form that it answers; when it is refused by a code, with an {@link AskRefusal}.
   */
  readonly ask: (callId: string, request: AskedCall) => Promise<unknown>
  /** The window of an empty document at the address of the page that is drawn, for the sanitiser. */
  readonly window: () => unknown
  /** The time in epoch milliseconds. A drawing that asks for it is used for that minute alone. */
  readonly now: () => number
}

declare global {
  /** Only where server halves run. */
  var campusServer: ServerPort
}

/** Pieces of HTML for a page's head and data. */
import { html, Html } from '../../platform/http/html'

/** An attribute with a space before it; omitted when its value is ''. */
export function attribute(name: string, value: string): Html {
  return value === '' ? new Html('') : html` ${name}="${value}"`
}

/**
 * A value as the content of a JSON script. It cannot end the script or open a comment, and it is valid
 * JavaScript too.
 */
export function scriptJson(value: unknown): Html {
  return safeJson(JSON.stringify(value))
}

/** The same for what is JSON already. */
export function safeJson(json: string): Html {
  return new Html(json.replace(/[<>&\u2028\u2029]/g, escapeUnicode))
}

function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

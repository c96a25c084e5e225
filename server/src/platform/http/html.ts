/** HTML of the server's own few pages: inserted values are escaped, unless they are HTML made here. */

import { escapeHtml } from './escaped-text.model'

export class Html {
  constructor(readonly source: string) {}
}

type Part = string | number | Html | readonly Html[]

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, index) => text + sourceOf(parts[index] ?? '')).join(''))
}

function sourceOf(part: Part): string {
  if (part instanceof Html) return part.source
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map((piece) => piece.source).join('')
}

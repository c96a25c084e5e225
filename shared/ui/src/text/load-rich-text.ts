import { loadSanitiser } from './load-sanitiser'
import type { SanitiseHtml } from './sanitise-html'

type Tables = Pick<typeof import('./tables'), 'prepareTables' | 'watchScrollers'>

/** What draws rich text; no page carries it before it shows some. */
export interface RichTextParts extends Tables {
  readonly sanitise: SanitiseHtml
}

export async function loadRichText(): Promise<RichTextParts> {
  const [sanitise, { prepareTables, watchScrollers }] = await Promise.all([loadSanitiser(), import('./tables')])
  return { sanitise, prepareTables, watchScrollers }
}

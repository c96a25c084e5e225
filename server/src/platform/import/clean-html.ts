/**
 * Foreign HTML as it is kept. The page cleans it again when it is shown and decides there about addresses and colours;
 * here goes what no page ever shows, so that nothing of it waits in the database for a weaker reader.
 */
import sanitizeHtml from 'sanitize-html'

import { asMarkup, lostMarkup } from './markup'

const TAGS =
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s small span strong sub sup table tbody td tfoot th thead tr u ul audio source'
const ATTRIBUTES = 'href src alt title width height colspan rowspan scope start lang dir style'

/** What stays of HTML. */
export const KEPT_HTML = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { '*': ATTRIBUTES.split(' ') },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
} satisfies sanitizeHtml.IOptions

export interface CleanedHtml {
  readonly html: string
  /** Names of what was taken away: `<script>`, `onclick`. */
  readonly lost: readonly string[]
}

export function cleanHtml(text: string): CleanedHtml {
  const given = asMarkup(text)
  const html = sanitizeHtml(given, KEPT_HTML)
  return { html, lost: lostMarkup(given, html) }
}

/**
 * Foreign HTML as it is kept: what no page ever shows goes here, so that the operator hears of it and nothing of it waits
 * in the database for a weaker reader. The page cleans it again when it is shown.
 */
import sanitizeHtml from 'sanitize-html'

import { ATTRIBUTES, judgeStyle, SOUND_TAGS, TEXT_TAGS } from '@campus/contracts/author-html'

import { asMarkup, lostMarkup } from './markup'

/** What stays of HTML. */
export const KEPT_HTML = {
  allowedTags: [...TEXT_TAGS, ...SOUND_TAGS],
  allowedAttributes: { '*': [...ATTRIBUTES] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
} satisfies sanitizeHtml.IOptions

/** The page gives sounds the browser's controls. */
const CONTROLS = 'controls'

export interface CleanedHtml {
  readonly html: string
  /** Names of what was taken away: `<script>`, `onclick`, `style margin`. */
  readonly lost: readonly string[]
}

/** `sounds`: whether the page that shows it plays sounds. */
export function cleanHtml(text: string, { sounds = false }: { readonly sounds?: boolean } = {}): CleanedHtml {
  const given = asMarkup(text)
  const lostStyles = new Set<string>()
  const html = sanitizeHtml(given, {
    ...KEPT_HTML,
    allowedTags: sounds ? KEPT_HTML.allowedTags : TEXT_TAGS,
    // A picture without an address is none.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (attribs['src'] ?? '') === '',
    transformTags: {
      '*': (tagName, { style, href, ...attributes }) => ({
        tagName,
        attribs: {
          ...attributes,
          ...(href === undefined || hasPerson(href) ? {} : { href }),
          ...(style === undefined ? {} : styled(style, lostStyles)),
        },
      }),
    },
  })
  const lost = lostMarkup(given, html).filter((name) => name !== 'style' && !(sounds && name === CONTROLS))
  return { html, lost: [...lost, ...[...lostStyles].map((name) => `style ${name}`)] }
}

/** A name or a password in an address, which imitates another site. */
function hasPerson(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username !== '' || password !== ''
}

function styled(style: string, lostStyles: Set<string>): { readonly style?: string } {
  const { kept, lost } = judgeStyle(style)
  for (const name of lost) lostStyles.add(name)
  return kept.length === 0 ? {} : { style: kept.map(([name, value]) => `${name}:${value}`).join(';') }
}

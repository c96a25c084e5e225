/** A paper's HTML on a page without scripts: its formulas are MathML, and it has no styles, which that page refuses. */
import katex from 'katex'
import sanitizeHtml from 'sanitize-html'

import { FORMULA_DELIMITERS, singleDollarsReplaced } from '@campus/contracts/exam-formula'

import { escapeHtml, readEscaped } from '../../../platform/http/escaped-text.model'
import { Html } from '../../../platform/http/html'
import { KEPT_HTML } from '../../../platform/import/clean-html'
import { asMarkup } from '../../../platform/import/markup'

/** Each notation as a pattern of its formula. */
const NOTATIONS = FORMULA_DELIMITERS.map(({ left, right, display }) => ({
  pattern: new RegExp(`^${literal(left)}([^]+?)${literal(right)}$`),
  display,
}))
const FORMULA = new RegExp(
  FORMULA_DELIMITERS.map(({ left, right }) => `${literal(left)}[^]+?${literal(right)}`).join('|'),
  'g',
)

/** Code, a tag, or the words between tags: cleaned HTML has no `<` or `>` elsewhere. */
const PIECES = /<(code|pre)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g

export function paperHtml(text: string): Html {
  const attributes = KEPT_HTML.allowedAttributes['*']
  const source = sanitizeHtml(asMarkup(text), {
    ...KEPT_HTML,
    allowedAttributes: { '*': [...attributes.filter((name) => name !== 'style'), 'controls'] },
    transformTags: { audio: (tagName, given) => ({ tagName, attribs: { ...given, controls: '' } }) },
  })
  return new Html(source.replace(PIECES, (piece) => (piece.startsWith('<') ? piece : withFormulas(readEscaped(piece)))))
}

/** Text as HTML, its formulas as MathML. */
function withFormulas(text: string): string {
  const given = singleDollarsReplaced(text)
  let from = 0
  let source = ''
  for (const { 0: formula, index } of given.matchAll(FORMULA)) {
    source += escapeHtml(given.slice(from, index)) + mathOf(formula)
    from = index + formula.length
  }
  return source + escapeHtml(given.slice(from))
}

/** A formula in its notation as MathML; a faulty one stays as it is written. */
function mathOf(formula: string): string {
  for (const { pattern, display } of NOTATIONS) {
    const [, tex] = pattern.exec(formula) ?? []
    if (tex === undefined) continue
    try {
      const math = katex.renderToString(tex, {
        displayMode: display,
        output: 'mathml',
        // Chinese inside a formula is allowed.
        strict: 'ignore',
        trust: false,
        maxSize: 20,
        maxExpand: 1000,
      })
      // The source annotation is for copying; screen readers would read it as text.
      return math.replace(/<annotation[^>]*>[^]*?<\/annotation>/, '')
    } catch (error) {
      if (!(error instanceof katex.ParseError)) throw error
    }
  }
  return escapeHtml(formula)
}

function literal(delimiter: string): string {
  return delimiter.replaceAll(/[$()[\]\\]/g, String.raw`\$&`)
}

/**
 * What authors may write in HTML. Pages show it and drop the rest, and an import tells what pages would drop: both
 * read it here.
 */

export const TEXT_TAGS =
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )

/** Sound, in questions: with the browser's own controls, and it never plays by itself. */
export const SOUND_TAGS = ['audio', 'source']

export const ATTRIBUTES = 'href src alt title width height colspan rowspan scope start lang dir style'.split(' ')

/** The styles that an author may set, and their values; the rest is the school's own look. */
const STYLES: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'text-indent': /^\d{1,2}(?:\.\d+)?em$/,
  'text-decoration': /^(?:underline|line-through|none)$/,
  'font-weight': /^(?:normal|bold|[1-9]00)$/,
  'font-style': /^(?:normal|italic)$/,
  'vertical-align': /^(?:baseline|sub|super|top|middle|bottom)$/,
  'list-style-type': /^(?:none|disc|circle|square|decimal|lower-alpha|upper-alpha|lower-roman)$/,
  width: /^\d{1,4}(?:\.\d+)?(?:px|%)$/,
  color: /^(?:[a-z]{3,20}|#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/,
}

export interface JudgedStyle {
  /** Declarations that stay, in lower case. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  /** Names of those that go. */
  readonly lost: readonly string[]
}

export function judgeStyle(style: string): JudgedStyle {
  const kept: [string, string][] = []
  const lost: string[] = []
  for (const declaration of style.toLowerCase().split(';')) {
    const [name = '', value = '', ...more] = declaration.split(':').map((part) => part.trim())
    if (name === '') continue
    const isKept = more.length === 0 && Object.hasOwn(STYLES, name) && STYLES[name]?.test(value) === true
    if (isKept) kept.push([name, value])
    else lost.push(name)
  }
  return { kept, lost }
}

/** What of a text is markup. In a school's texts `a<b` is a formula, so only what opens or closes a tag of HTML is one. */

/** Every element of HTML, and those that were once and still come out of word processors. */
const ELEMENTS =
  'a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'
/** Attributes that need no value. Any other word without one is a word: `a<b 且 c>d` is no tag. */
const BARE =
  'allowfullscreen async autofocus autoplay checked controls defer disabled hidden loop multiple muted noshade nowrap open readonly required reversed selected'

const oneOf = (words: string): string => `(?:${words.replaceAll(' ', '|')})`
const VALUE = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=\u0060]+)`
const ATTRIBUTE = String.raw`\s+(?:[a-z_:@][\w:.@-]*${VALUE}|${oneOf(BARE)}(?=[\s/>]))`
/** A word processor's own elements have a prefix: `o:p`. */
const NAME = String.raw`(?:${oneOf(ELEMENTS)}|[a-z]\w*:[a-z]\w*)`
const TAG = String.raw`<(?:/?(${NAME})(?=[\s/>])((?:${ATTRIBUTE})*)\s*/?>|!--(?:(?!<!--)[\s\S])*?-->|!doctype\s[^<>]*>)`

const everyTag = (): RegExp => new RegExp(TAG, 'gi')

/** Whether a text begins with a tag. */
export function beginsWithTag(text: string): boolean {
  return text.search(everyTag()) === 0
}

/** The same text, in which only tags are markup. */
export function asMarkup(text: string): string {
  const tags = [...text.matchAll(everyTag())]
  const between = [...tags, undefined].map((tag, index) => {
    const former = tags[index - 1]
    const from = former === undefined ? 0 : former.index + former[0].length
    return text.slice(from, tag?.index).replaceAll('<', '&lt;')
  })
  return between.map((words, index) => words + (tags[index]?.[0] ?? '')).join('')
}

/** Names of elements and attributes of which there are fewer after than before: `<font>`, `onclick`. */
export function lostMarkup(before: string, after: string): string[] {
  const kept = namesIn(after)
  return [...namesIn(before)].filter(([name, count]) => count > (kept.get(name) ?? 0)).map(([name]) => name)
}

function namesIn(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [tag, element, attributes = ''] of html.matchAll(everyTag())) {
    if (element === undefined || tag.startsWith('</')) continue
    count(`<${element.toLowerCase()}>`)
    for (const [, name = ''] of attributes.matchAll(
      /\s([a-z_:@][\w:.@-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/gi,
    )) {
      count(name.toLowerCase())
    }
  }
  return counts
}

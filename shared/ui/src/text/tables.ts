import { HAS_DATE, phrasesOf } from './phrases.model'

/** What may be wider than the page and scrolls by itself. */
const SCROLLERS = '[data-scroller], pre'
/** Source is broken as its author did; what has a class is no author's: a formula, a button around a picture. */
const NO_PHRASES = 'pre, code, kbd, math, [class]'
/** `NodeFilter.SHOW_TEXT`. */
const SHOW_TEXT = 4

/**
 * Puts each table into a box that can scroll, so that the table stays one for who does not see it, and says where the
 * lines of its cells may end: a cell is narrow, and without this they end inside words.
 */
export function prepareTables(content: DocumentFragment): void {
  for (const table of content.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const box = content.ownerDocument.createElement('div')
    box.setAttribute('data-scroller', '')
    table.replaceWith(box)
    box.append(table)
    markWordEnds(table)
  }
}

function markWordEnds(table: Element): void {
  const walker = table.ownerDocument.createTreeWalker(table, SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text)
  for (const node of texts) {
    if (node.data.trim() === '' || node.parentElement?.closest(NO_PHRASES)) continue
    node.replaceWith(
      ...phrasesOf(node.data).flatMap((phrase, index) => [
        ...(index === 0 ? [] : [table.ownerDocument.createElement('wbr')]),
        HAS_DATE.test(phrase) ? inOneLine(phrase, table.ownerDocument) : phrase,
      ]),
    )
  }
}

function inOneLine(phrase: string, document: Document): HTMLElement {
  const span = document.createElement('span')
  span.setAttribute('data-one-line', '')
  span.textContent = phrase
  return span
}

/**
 * While a part of `root` is wider than its place, the keyboard reaches it to scroll it, under the caption of its table
 * or `name`. Returns what ends that.
 */
export function watchScrollers(root: Element, name: string): () => void {
  const scrollers = [...root.querySelectorAll(SCROLLERS)]
  if (scrollers.length === 0) return () => undefined
  const measure = (): void => {
    for (const scroller of scrollers) nameScroller(scroller, scroller.scrollWidth > scroller.clientWidth, name)
  }
  measure()
  const observer = new ResizeObserver(measure)
  // The content too: a picture in a cell makes the table wider when it comes.
  for (const scroller of scrollers) for (const part of [scroller, ...scroller.children]) observer.observe(part)
  return () => observer.disconnect()
}

function nameScroller(scroller: Element, scrolls: boolean, name: string): void {
  if (!scrolls) {
    for (const attribute of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(attribute)
    return
  }
  scroller.setAttribute('tabindex', '0')
  scroller.setAttribute('role', 'region')
  scroller.setAttribute('aria-label', scroller.querySelector('caption')?.textContent.trim() || name)
}

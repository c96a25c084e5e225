import renderMathInElement from 'katex/contrib/auto-render'

import { FORMULA_DELIMITERS, singleDollarsReplaced } from './content.model'

/**
 * Sets the formulas of what was sanitised as MathML, which the browser draws itself: no style sheet, no fonts, and
 * nothing moves once it is on the page. A formula that cannot be read stays as it was written, in the colour of its text.
 */
export function renderFormulas(content: DocumentFragment): void {
  replaceSingleDollars(content)
  renderMathInElement(content, {
    delimiters: FORMULA_DELIMITERS,
    output: 'mathml',
    throwOnError: false,
    errorColor: 'currentColor',
    // Chinese inside a formula is no mistake.
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 1000,
  })
  // The source stands there for who copies; a screen reader and a search in the page would meet it as text.
  for (const source of content.querySelectorAll('annotation')) source.remove()
}

function replaceSingleDollars(content: DocumentFragment): void {
  content.normalize()
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const isCode = (text.parentElement?.closest('code, pre') ?? null) !== null
    if (!isCode) text.nodeValue = singleDollarsReplaced(text.nodeValue ?? '')
  }
}

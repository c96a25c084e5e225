import renderMathInElement from 'katex/contrib/auto-render'

import { FORMULA_DELIMITERS, singleDollarsReplaced } from '@campus/contracts/exam-formula'

/**
 * Renders the formulas of sanitised HTML as MathML, which browsers draw without style sheets, fonts or layout
 * shifts. A faulty formula stays as source, in the colour of the text.
 */
export function renderFormulas(content: DocumentFragment): void {
  replaceSingleDollars(content)
  renderMathInElement(content, {
    delimiters: FORMULA_DELIMITERS,
    output: 'mathml',
    throwOnError: false,
    errorColor: 'currentColor',
    // Chinese inside a formula is allowed.
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 1000,
  })
  // The source annotation is for copying; screen readers and find-in-page would read it as text.
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

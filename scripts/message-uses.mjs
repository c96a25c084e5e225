/** Finds which texts a source file uses: ids in quotes, and ids that its templates can produce. */
import ts from 'typescript'

/**
 * The possible ids in a source: `has(id)` is true for a quoted id, and for one that fits a template such as
 * `status.${code}`.
 */
export function namesIn(source, file) {
  const quoted = new Set()
  const templates = []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind))
  return { has: (id) => quoted.has(id) || templates.some((template) => template.test(id)) }

  function visit(node) {
    if (ts.isStringLiteralLike(node)) quoted.add(node.text)
    if (ts.isTemplateExpression(node) && namesAText(node)) templates.push(patternOf(node))
    ts.forEachChild(node, visit)
  }
}

/** A template of values alone, or of a value and a single word, would fit any id. */
function namesAText({ head, templateSpans }) {
  return head.text.includes('.') || /^\.[a-z]{4}/i.test(templateSpans[0].literal.text)
}

/** A value in a template stands for one part of an id, without a dot. */
function patternOf({ head, templateSpans }) {
  const rest = templateSpans.map(({ literal }) => `[^.]+${literally(literal.text)}`)
  return new RegExp(`^${literally(head.text)}${rest.join('')}$`)
}

function literally(text) {
  return text.replaceAll(/\W/g, '\\$&')
}

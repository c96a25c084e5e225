/**
 * A file of contracts declares values: schemas and calls. A minimiser keeps what a call makes, used or not, because the
 * call may do something else as well. Those that make a file's values do not, and are marked, so that a page carries the
 * contracts alone that it uses.
 */
const { parse } = require('acorn')

const MARK = '/*#__PURE__*/ '

/** Runs later, if at all: what is called inside is not the initialiser's. */
const LATER = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassBody'])

module.exports = function pureInitialisers(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const starts = body.flatMap(initialisersOf).flatMap(callsIn)
  return [...new Set(starts)]
    .sort((one, other) => other - one)
    .reduce((text, start) => text.slice(0, start) + MARK + text.slice(start), source)
}

function initialisersOf(statement) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : []
}

/** Where the calls in an expression begin. */
function callsIn(node) {
  if (node === null || typeof node !== 'object' || LATER.has(node.type)) return []
  const own = node.type === 'CallExpression' || node.type === 'NewExpression' ? [node.start] : []
  return [
    ...own,
    ...Object.values(node).flatMap((part) => (Array.isArray(part) ? part.flatMap(callsIn) : callsIn(part))),
  ]
}

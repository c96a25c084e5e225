/**
 * Every call of the contracts has a sentence that says what it does, for the server's API pages. Nothing in a page shows
 * it, so a page does not carry it.
 */
const { parse } = require('acorn')

module.exports = function withoutSummaries(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  return body
    .flatMap(summariesIn)
    .reverse()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
}

/** Where the sentences of a node's calls stand, in their order. */
function summariesIn(node) {
  if (node === null || typeof node !== 'object') return []
  if (node.type === 'CallExpression' && node.callee.name === 'defineCall') return ownSummary(node.arguments[0])
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part.flatMap(summariesIn) : summariesIn(part)))
}

/** With the comma behind it. */
function ownSummary({ properties }) {
  return properties.flatMap(({ start, end, key }, index) =>
    key?.name === 'summary' ? { start, end: properties[index + 1]?.start ?? end } : [],
  )
}

/** Formats the results of a mutation run as plain text. */

const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])
const REMARKS = { NoCoverage: ' (no test comes here)', Timeout: ' (timed out, counted as noticed)' }
const LONGEST_CHANGE = 100

/**
 * The counts of one area, its unnoticed changes and those that timed out; `mutants` is null where it has no
 * tests. The score is in percent, and 100 when no change counts.
 */
export function reportOf(area, mutants) {
  if (mutants === null) return { area, score: 0, text: `${area}: no test proves it, score 0 %\n` }
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
  const unnoticed = mutants.filter(({ status }) => UNNOTICED.has(status))
  const counted = noticed + unnoticed.length
  const score = counted === 0 ? 100 : (noticed / counted) * 100
  const hanging = mutants.filter(({ status }) => status === 'Timeout')
  const lines = [...unnoticed, ...hanging].map(lineOf).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const killed = noticed - hanging.length
  const summary = `${area}: ${counted} mutants, ${killed} killed, ${hanging.length} timed out, ${unnoticed.length} survived, score ${score.toFixed(1)} %`
  return { area, score, text: `${[summary, ...lines].join('\n  ')}\n` }
}

function lineOf({ fileName, location, mutatorName, replacement, status }) {
  const { line, column } = location.start
  const change = replacement.replace(/\s+/g, ' ').slice(0, LONGEST_CHANGE)
  return `${fileName}:${line}:${column} ${mutatorName}: ${change}${REMARKS[status] ?? ''}`
}

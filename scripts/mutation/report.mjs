/** Formats the results of a mutation run as plain text. */
import { intervalOf } from './sample.mjs'

const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])
const REMARKS = { NoCoverage: ' (no test comes here)', Timeout: ' (timed out, counted as noticed)' }
const LONGEST_CHANGE = 100

/**
 * The counts of one area, its unnoticed changes and those that timed out; `results` is null where it has no
 * tests. The score is in percent, and 100 when no change counts. Of a sample, the report says what it is a
 * sample of and between which scores that of all changes is likely to lie.
 */
export function reportOf(area, results) {
  if (results === null) return { area, score: 0, text: `${area}: no test proves it, score 0 %\n` }
  const { tried, all } = results
  const noticed = tried.filter(({ status }) => NOTICED.has(status)).length
  const unnoticed = tried.filter(({ status }) => UNNOTICED.has(status))
  const counted = noticed + unnoticed.length
  const score = counted === 0 ? 100 : (noticed / counted) * 100
  const hanging = tried.filter(({ status }) => status === 'Timeout')
  const lines = [...unnoticed, ...hanging].map(lineOf).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const killed = noticed - hanging.length
  const summary = `${area}: ${counted} mutants, ${killed} killed, ${hanging.length} timed out, ${unnoticed.length} survived, score ${score.toFixed(1)} %`
  const sample = tried.length < all ? [sampleLine({ tried: tried.length, all, noticed, counted })] : []
  return { area, score, text: `${[summary, ...sample, ...lines].join('\n  ')}\n` }
}

function sampleLine({ tried, all, noticed, counted }) {
  const { from, to } = intervalOf(noticed, counted)
  const likely = `with 95 % confidence the score of all is between ${from.toFixed(0)} and ${to.toFixed(0)} %`
  return `A sample: ${tried} of ${all} were tried; ${likely}.`
}

function lineOf({ fileName, location, mutatorName, replacement, status }) {
  const { line, column } = location.start
  const change = replacement.replace(/\s+/g, ' ').slice(0, LONGEST_CHANGE)
  return `${fileName}:${line}:${column} ${mutatorName}: ${change}${REMARKS[status] ?? ''}`
}

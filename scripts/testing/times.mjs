/** How long kinds of tests take, and how much the machine works in the meantime. Pure but for {@link workedSeconds}. */
import { cpus } from 'node:os'

/**
 * @typedef {{ readonly kinds: readonly Timed[], readonly seconds: number, readonly worked: number }} Step
 *   Kinds that ran beside each other, or one alone. `worked`: seconds that all cores together were at work meanwhile,
 *   for whatever ran on the machine.
 * @typedef {{ readonly kind: string, readonly seconds: number }} Timed
 */

/** Seconds that all cores of this machine together have worked since it started. */
export function workedSeconds() {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000
}

/**
 * What is going to run, and how long it took last time.
 *
 * @param {{ paired: readonly string[], alone: readonly string[] }} asked
 * @param {Readonly<Record<string, number>>} last Seconds of each kind that has run here before.
 */
export function announcement({ paired, alone }, last) {
  const names = [...paired, ...alone]
  const unknown = names.filter((kind) => last[kind] === undefined)
  const sum = (kinds) => kinds.reduce((total, kind) => total + (last[kind] ?? 0), 0)
  const seconds = Math.max(sum(paired) / 2, ...paired.map((kind) => last[kind] ?? 0)) + sum(alone)
  const about = seconds === 0 ? '' : ` About ${lengthOf(seconds)} by the last time.`
  const missing = unknown.length === 0 ? '' : ` Not timed here before: ${unknown.join(', ')}.`
  return `Runs ${names.join(', ')}.${about}${missing}`
}

/**
 * A line for each step, and one for all of them.
 *
 * @param {readonly Step[]} steps
 */
export function timeLines(steps) {
  const sum = (field) => steps.reduce((total, step) => total + step[field], 0)
  const line = (seconds, worked, what) => `${seconds.toFixed(0).padStart(7)}  ${worked.toFixed(0).padStart(9)}  ${what}`
  return [
    'seconds  processor',
    ...steps.map(({ kinds, seconds, worked }) => line(seconds, worked, namesOf(kinds))),
    line(sum('seconds'), sum('worked'), 'all'),
  ]
}

/** The kinds of a step; each with its own seconds where there are several. */
function namesOf(kinds) {
  return kinds.map(({ kind, seconds }) => (kinds.length === 1 ? kind : `${kind} ${seconds.toFixed(0)}`)).join(', ')
}

function lengthOf(seconds) {
  return seconds < 90 ? `${Math.round(seconds)} seconds` : `${Math.round(seconds / 60)} minutes`
}

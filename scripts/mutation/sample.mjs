/** Draws the mutants that a run tries, and says how sure a score from a part of them is. */
import { createHash } from 'node:crypto'

/** The 97.5 % quantile of the normal distribution: an interval that holds 95 times of 100. */
const Z = 1.96

/**
 * `size` of the mutants, all with the same chance. The draw depends on the seed and on what each mutant
 * changes, so that a run can be repeated, and a mutant elsewhere more or less hardly changes the draw.
 */
export function drawSample(mutants, size, seed) {
  const drawn = mutants.map((mutant) => ({ mutant, key: keyOf(mutant, seed) }))
  drawn.sort((a, b) => (a.key < b.key ? -1 : 1))
  return drawn.slice(0, size).map(({ mutant }) => mutant)
}

function keyOf({ fileName, location: { start, end }, mutatorName, replacement }, seed) {
  const place = [start.line, start.column, end.line, end.column]
  return createHash('sha256')
    .update(JSON.stringify([seed, fileName, ...place, mutatorName, replacement]))
    .digest('hex')
}

/** The share in percent that may be expected of all when `noticed` of `tried` were: Wilson's 95 % interval. */
export function intervalOf(noticed, tried) {
  if (tried === 0) return { from: 0, to: 100 }
  const share = noticed / tried
  const middle = share + (Z * Z) / (2 * tried)
  const half = Z * Math.sqrt((share * (1 - share)) / tried + (Z * Z) / (4 * tried * tried))
  const scale = 1 + (Z * Z) / tried
  return { from: (100 * (middle - half)) / scale, to: (100 * (middle + half)) / scale }
}

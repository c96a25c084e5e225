/** A whole small school of invented people, as an operator's folder: `examples/school`. Its lines are the examples of the docs. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const EXAMPLE_SCHOOL = join(import.meta.dirname, '../../../../../examples/school')
const TENANT = 'minghu'

/** The text of each of its files, by the name of the table. */
export function exampleTexts(): ReadonlyMap<string, string> {
  const folder = join(EXAMPLE_SCHOOL, TENANT)
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return new Map(files.map((name) => [basename(name, '.csv'), readFileSync(join(folder, name), 'utf8')]))
}

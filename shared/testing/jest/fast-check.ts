/**
 * `fast-check` as tests get it: its inputs are the same in every run, so that only a change makes a test fail.
 * PROPERTY_SEED tries others.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const load = createRequire(__filename)
// By its path: by its name this file would be found.
const fastCheck = load(join(dirname(load.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js')) as {
  configureGlobal: (parameters: { seed: number }) => void
}

fastCheck.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

module.exports = fastCheck

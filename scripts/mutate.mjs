/**
 * `npm run mutate -- shared/http shell/src/router` changes the code below the given paths, one small place at
 * a time, runs the tests beside it and lists the changes that no test notices. `--threshold 85` (percent)
 * makes the command fail below that; `--concurrency 1` uses less of the machine. `--sample 50` tries only 50
 * changes of each folder; `--seed 2` draws others, and the same seed the same ones.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ROOT } from './inputs.mjs'
import { installDependencies } from './install.mjs'
import { areasOf } from './mutation/areas.mjs'
import { reportOf } from './mutation/report.mjs'
import { PlainFailure, runMain } from './process.mjs'

const REPORTS = '.cache/mutation/reports'

await runMain(async () => {
  const { paths, threshold, concurrency, draw } = readArguments()
  await installDependencies()
  const areas = areasOf(paths)
  const { copyWorkspace } = await import('./mutation/workspace-copy.mjs')
  const { mutateArea } = await import('./mutation/run.mjs')
  const copy = copyWorkspace()
  process.on('exit', copy.remove)
  process.chdir(copy.folder)
  mkdirSync(join(ROOT, REPORTS), { recursive: true })
  const reports = []
  for (const area of areas) {
    const report = reportOf(area.name, await mutateArea(area, { workspace: copy.folder, concurrency, draw }))
    writeFileSync(join(ROOT, REPORTS, `${area.name.replace(/\W+/g, '-')}.txt`), report.text)
    reports.push(report)
  }
  for (const { text } of reports) console.log(`\n${text}`)
  console.log(`Each folder's report is in ${REPORTS}.`)
  const below = reports.filter((report) => report.score < threshold)
  if (below.length > 0) {
    throw new PlainFailure(`Below ${threshold} %: ${below.map(({ area }) => area).join(', ')}.`)
  }
})

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      threshold: { type: 'string', default: '0' },
      concurrency: { type: 'string', default: '2' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  if (positionals.length === 0) throw new PlainFailure('Name a folder or file: npm run mutate -- shared/http')
  return {
    paths: positionals,
    threshold: numberOf('threshold', values.threshold),
    concurrency: numberOf('concurrency', values.concurrency),
    draw: values.sample === undefined ? null : { size: numberOf('sample', values.sample), seed: values.seed },
  }
}

function numberOf(name, text) {
  const number = Number(text)
  if (text === '' || !(number >= 0)) throw new PlainFailure(`--${name} takes a number, not ${text}.`)
  return number
}

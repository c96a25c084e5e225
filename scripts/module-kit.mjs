/**
 * `npm run module-kit -- <folder>`: packs the kit for building a module outside of this repository as
 * `<folder>/campus-module-kit.tgz`.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { ROOT } from './inputs.mjs'
import { installDependencies, PNPM_ENVIRONMENT, pnpmCommand } from './install.mjs'
import { PlainFailure, runMain, runQuietly } from './process.mjs'

await runMain(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new PlainFailure('Say where to: npm run module-kit -- <folder>')
  await installDependencies()
  const file = join(resolve(folder), 'campus-module-kit.tgz')
  mkdirSync(resolve(folder), { recursive: true })
  const [pnpm, ...first] = pnpmCommand()
  const { code, output } = await runQuietly(pnpm, [...first, 'pack', '--out', file], {
    cwd: join(ROOT, 'shared/module-kit'),
    env: PNPM_ENVIRONMENT,
  })
  if (code !== 0) throw new PlainFailure(`${output}\nThe module kit could not be packed; the lines above say why.`)
  console.log(`The module kit is packed: ${file}`)
})

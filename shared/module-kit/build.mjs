/**
 * Builds `dist/`, the content of the package: the contracts as plain JavaScript, the types of all entries,
 * and the `campus-module` command. Nothing in it refers to this workspace.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'

import { writeTypes } from './build-types.mjs'

/** Entries that a module bundles, by their source. */
const CARRIED = {
  'ui/tokens': 'ui/src/theme/tokens.ts',
  'http/captcha-key': 'http/src/captcha-key.ts',
  'http/proof-of-work': 'http/src/proof-of-work.ts',
}

const kit = import.meta.dirname
const shared = join(kit, '..')
const dist = join(kit, 'dist')

rmSync(dist, { recursive: true, force: true })
const contracts = readdirSync(join(shared, 'contracts/src')).filter((name) => !name.endsWith('.test.ts'))
await Promise.all([
  writeScripts({
    module: join(kit, 'src/module.ts'),
    ...Object.fromEntries(Object.entries(CARRIED).map(([name, source]) => [name, join(shared, source)])),
    ...Object.fromEntries(
      contracts.map((name) => [`contracts/${name.replace(/\.ts$/, '')}`, join(shared, 'contracts/src', name)]),
    ),
  }),
  writeCommand(),
])
// webpack loads them as files beside the command.
for (const loader of readdirSync(join(shared, 'federation/src')).filter((name) => name.endsWith('.cjs'))) {
  copyFileSync(join(shared, 'federation/src', loader), join(dist, loader))
}
writeTypes(
  shared,
  [join(kit, 'src/module.ts'), ...contracts.map((name) => join(shared, 'contracts/src', name)), ...offeredSources()],
  join(dist, 'types'),
)

/** One file each, so that a module bundles only those it imports. */
async function writeScripts(entryPoints) {
  await build({
    entryPoints,
    outdir: dist,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    plugins: [
      {
        name: 'one-file-each',
        setup(bundle) {
          const intoContracts = ({ path, importer }) =>
            path.startsWith('@campus/contracts/') || /contracts[\\/]src/.test(importer)
          bundle.onResolve({ filter: /^(?:\.\/|@campus\/)/ }, (asked) =>
            asked.kind === 'entry-point' || !intoContracts(asked)
              ? undefined
              : { path: `${asked.path.replace('@campus/', './')}.js`, external: true },
          )
          bundle.onResolve({ filter: /^[^./@]/ }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
}

/** Workspace packages are bundled into the command; all others are dependencies of the kit. */
async function writeCommand() {
  await build({
    entryPoints: [join(kit, 'src/campus-module.ts')],
    outfile: join(dist, 'campus-module.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [
      {
        name: 'packages-stay-outside',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@campus/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
}

/** Sources of all entries of `package.json` besides the contracts. */
function offeredSources() {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap(({ types }) => {
    const [, path] = /^\.\/dist\/types\/((?:http|session|i18n|ui)\/src\/[^*]+)\.d\.ts$/.exec(types) ?? []
    return path === undefined ? [] : ['.ts', '.tsx'].map((suffix) => join(shared, path + suffix)).filter(existsSync)
  })
}

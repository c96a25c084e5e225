/**
 * Makes `dist/`, all that is packed: the contracts as plain JavaScript, types of
 * everything offered, the names the shell provides, and the `campus-module`
 * command. Nothing in it refers back to this workspace.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'

import { writeTypes } from './build-types.mjs'

/** Offered entries that a module carries along, by their source. */
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
writeSharedNames()
writeTypes(
  shared,
  [join(kit, 'src/module.ts'), ...contracts.map((name) => join(shared, 'contracts/src', name)), ...offeredSources()],
  join(dist, 'types'),
)

/** One file each, so that a module carries only those it imports. */
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

/** Packages of the workspace go into the command; all others are the kit's own dependencies. */
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

/** Of the packages the shell narrows, the names that are left: a build that asks for another one fails. */
function writeSharedNames() {
  const folder = join(shared, '../shell/src/shared-scope')
  const file = {
    'react-router-dom': 'react-router-dom',
    'styled-components': 'styled-components',
    '@tanstack/react-query': 'react-query',
    valibot: 'valibot',
  }
  const names = Object.entries(file).map(([request, name]) => {
    const lists = readFileSync(join(folder, `${name}.ts`), 'utf8').matchAll(/export \{([^}]*)\}/g)
    return [
      request,
      [...lists].flatMap(([, list]) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      ),
    ]
  })
  writeFileSync(join(dist, 'provided.json'), JSON.stringify(Object.fromEntries(names)))
}

/** Sources of everything `package.json` offers besides the contracts. */
function offeredSources() {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap(({ types }) => {
    const [, path] = /^\.\/dist\/types\/((?:http|session|i18n|ui)\/src\/[^*]+)\.d\.ts$/.exec(types) ?? []
    return path === undefined ? [] : ['.ts', '.tsx'].map((suffix) => join(shared, path + suffix)).filter(existsSync)
  })
}

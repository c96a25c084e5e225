import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { tsImport } from 'tsx/esm/api'
import * as v from 'valibot'
import webpack, { type Compiler, type Stats } from 'webpack'

import { moduleConfig } from '@campus/contracts/composition'
import type { ModuleConfigInput } from '@campus/contracts/module'
import { moduleConfiguration } from '@campus/federation/module-build'

import { releaseVersion } from './release-version'

/** A module that cannot be built; the message is for its author. */
export class ModuleBuildError extends Error {
  override readonly name = 'ModuleBuildError'
}

export interface BuiltModule {
  readonly id: string
  /** As in the manifest: `1.0.0+our-lookup`. */
  readonly version: string
  /** Folder of the files, below `dist`: one for each version, so that open pages keep theirs. */
  readonly folder: string
}

const packageInfo = v.object({ name: v.string(), version: v.string() })
const kitPackage = v.object({
  name: v.string(),
  exports: v.record(v.string(), v.object({ default: v.optional(v.string()) })),
})

/** Folder of the installed kit; this code is in its `dist`. */
const KIT = join(import.meta.dirname, '..')

/** Builds the module of a folder into `dist/<version>`. Throws {@link ModuleBuildError}. */
export async function buildModule(folder: string): Promise<BuiltModule> {
  const own = v.parse(packageInfo, readJson(join(folder, 'package.json')))
  const config = await readConfig(folder)
  const version = releaseVersion(own)
  const target = join(folder, 'dist', own.version)
  const configuration = moduleConfiguration({ config, folder, version, port: null, alsoShared: sharedThroughKit() })
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: target } })
  const stats = await run(compiler)
  if (stats.hasErrors()) throw new ModuleBuildError(stats.toString({ preset: 'errors-only', colors: false }))
  return { id: config.id, version, folder: target }
}

async function readConfig(folder: string): Promise<ModuleConfigInput> {
  const file = join(folder, 'module.config.ts')
  const loaded = (await tsImport(file, import.meta.url)) as { readonly default?: unknown }
  const result = v.safeParse(moduleConfig, loaded.default)
  if (result.success) return loaded.default as ModuleConfigInput
  const [issue] = result.issues
  throw new ModuleBuildError(`${file} is wrong at ${v.getDotPath(issue) ?? 'its default export'}: ${issue.message}`)
}

/** The kit's entries that have types only: each means the shared package of the same path. */
function sharedThroughKit(): Record<string, string> {
  const { name, exports } = v.parse(kitPackage, readJson(join(KIT, 'package.json')))
  const answeredByPage = Object.entries(exports).filter(([, entry]) => entry.default === undefined)
  return Object.fromEntries(answeredByPage.map(([path]) => [`${name}/${path.slice(2)}`, `@campus/${path.slice(2)}`]))
}

function run(compiler: Compiler | null): Promise<Stats> {
  return new Promise((resolve, reject) => {
    if (compiler === null) return reject(new ModuleBuildError('webpack made no compiler'))
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing ?? new Error('the build ended without a result'))
        else if (stats === undefined) reject(new ModuleBuildError('the build ended without a result'))
        else resolve(stats)
      })
    })
  })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

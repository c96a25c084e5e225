import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import * as v from 'valibot'
import type { Compilation, Configuration, RuleSetRule } from 'webpack'

import { moduleConfig, type ModuleManifest } from '@campus/contracts/composition'
import type { ModuleConfigInput } from '@campus/contracts/module'
import { laterNames, offeredNames } from '@campus/contracts/shared-names'
import { SHARED_PACKAGES, type SharedRequest } from '@campus/contracts/shared-packages'

import { EntryIdsPlugin } from './entry-ids-plugin'
import { preloadsOf } from './preloads'
import { ReleasePlugin } from './release-plugin'
import { SharedNamesPlugin, takenNames } from './shared-names-plugin'
import { containerName } from './source-version'
import { baseConfiguration, scriptPolicyName } from './webpack-base'

/** File name of every module's entry. */
export const MODULE_ENTRY = 'remoteEntry.js'

/** The inputs of a module's build. */
export interface ModuleBuild {
  readonly config: ModuleConfigInput
  /** Folder with `src/module.tsx`, absolute. */
  readonly folder: string
  readonly version: string
  /** Set while a dev server serves the build with hot replacement. */
  readonly port: number | null
  /** Further requests for a shared package, as `request → the package's request`. */
  readonly alsoShared?: Readonly<Record<string, string>>
}

/** The name of a module's chunk list and policies in the page; it differs for every version. */
export function uniqueNameOf(id: string, version: string): string {
  return `${id}@${version}`
}

/**
 * The webpack configuration of a module: one exposed entry `./module`, no shared package inside, and a
 * manifest with its routes, slots, first scripts, imported names and the hash of every file.
 */
export function moduleConfiguration({ config, folder, version, port, alsoShared = {} }: ModuleBuild): Configuration {
  const described = v.parse(moduleConfig, config)
  const uniqueName = uniqueNameOf(described.id, version)
  const base = baseConfiguration({ folder, uniqueName, mode: port === null ? 'production' : 'development', port })
  return {
    ...base,
    // If evaluation throws, the next try evaluates again instead of returning a half-initialised module.
    output: { ...base.output, strictModuleExceptionHandling: true },
    entry: {},
    externals: [carriedRuntime],
    module: { ...base.module, rules: [...base.module.rules, schemasOfPage(), configOfPage(config, folder)] },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: containerName(described.id, version),
        filename: MODULE_ENTRY,
        exposes: { './module': './src/module.tsx' },
        shared: {
          ...consumed(Object.fromEntries(SHARED_PACKAGES.map(({ request }) => [importOf(request), request]))),
          ...consumed(alsoShared),
        },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new EntryIdsPlugin(),
      new SharedNamesPlugin(offeredNames()),
      new ReleasePlugin((compilation, files): ModuleManifest => {
        requireCarriedRuntime(compilation)
        const takes = takenNames(compilation)
        return {
          ...described,
          version,
          entry: MODULE_ENTRY,
          ...preloadsOf(compilation, readFileSync(join(folder, 'src/module.tsx'), 'utf8'), described.routes),
          shared: Object.fromEntries(SHARED_PACKAGES.map(({ request, range }) => [request, range])),
          takes,
          needs: laterNames(takes),
          trustedTypesPolicies: port === null ? [] : [scriptPolicyName(uniqueName)],
          files,
        }
      }),
    ],
  }
}

/** Requests that are resolved from the page and never bundled, each with its shared package. */
function consumed(requests: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(requests).map(([request, shareKey]) => {
      const requiredVersion = SHARED_PACKAGES.find((shared) => shared.request === shareKey)?.range
      if (requiredVersion === undefined) throw new Error(`${shareKey} is not shared`)
      return [request, { import: false as const, shareKey, singleton: true, strictVersion: true, requiredVersion }]
    }),
  )
}

/** The build's name for the page's part of the schema library. */
const SCHEMAS_OF_PAGE = 'valibot-of-the-page'

/** The import that is resolved from the page, for a shared package. */
export function importOf(request: SharedRequest): string {
  return request === 'valibot' ? SCHEMAS_OF_PAGE : request
}

/**
 * A schema is a plain value, and schemas of two copies of the library work together. So the page carries the
 * common parts, and a module bundles any others it uses.
 */
function schemasOfPage(): RuleSetRule {
  return {
    test: /[\\/]valibot[\\/]dist[\\/]index\.mjs$/,
    resourceQuery: { not: /carried/ },
    loader: join(import.meta.dirname, 'part-of-page-loader.cjs'),
    options: { request: SCHEMAS_OF_PAGE, names: offeredNames()['valibot'] },
  }
}

/** What the module itself reads of its config; the rest is the manifest's. */
function configOfPage({ id, contract, draft }: ModuleConfigInput, folder: string): RuleSetRule {
  return {
    test: join(folder, 'module.config.ts'),
    loader: join(import.meta.dirname, 'config-of-page-loader.cjs'),
    options: { id, contract, draft },
  }
}

const CARRIED = 'global campusFederation'

/**
 * A later version may call its glue something else. Each entry would then bring a runtime of its own, three times as
 * large, and nothing would break.
 */
function requireCarriedRuntime({ modules }: Compilation): void {
  if ([...modules].some((module) => module.identifier() === 'external global "campusFederation"')) return
  throw new Error(
    'the module brings a federation runtime of its own: this version names its parts otherwise; see carriedRuntime',
  )
}

/** The federation runtime's glue comes from the page, where the shell carries it once. */
function carriedRuntime({ request }: { request?: string }): Promise<string | undefined> {
  const isGlue = request !== undefined && /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
  return Promise.resolve(isGlue ? CARRIED : undefined)
}

import { createInstance } from '@module-federation/enhanced/runtime'

import type { SharedRequest } from '@campus/contracts/shared-packages'

import { sharedScope } from '../shared-scope/shared-scope'

/** Version of each shared package, by request; the build writes them. */
declare const SHARED_VERSIONS: Readonly<Record<SharedRequest, string>>

type Host = ReturnType<typeof createInstance>

type Scope = Host['shareScopeMap'][string]

let opened: Scope | null = null
let replaced: Partial<Record<SharedRequest, object>> = {}

/** What a frame offers in the place of packages that only the page can offer. Call it before the first module starts. */
export function replaceInScope(packages: Partial<Record<SharedRequest, object>>): void {
  replaced = packages
}

/**
 * The shared scope that every module's container is opened with: the shell's packages, each once and always
 * the shell's own.
 */
export function shareScope(): Scope {
  if (opened !== null) return opened
  const host = createInstance({ name: 'shell', remotes: [], shared: offers(), shareStrategy: 'loaded-first' })
  const scope = host.shareScopeMap['default']
  if (scope === undefined) throw new Error('the federation runtime made no share scope')
  opened = closed(scope)
  return opened
}

/** One module must not exchange what the next one is given: it finds the scope through the runtime's globals. */
function closed(scope: Scope): Scope {
  for (const versions of Object.values(scope)) {
    for (const shared of Object.values(versions)) {
      Object.defineProperty(shared, 'lib', { writable: false, configurable: false })
    }
    Object.freeze(versions)
  }
  return Object.freeze(scope)
}

function offers(): NonNullable<Parameters<typeof createInstance>[0]['shared']> {
  const requests = Object.keys(sharedScope) as SharedRequest[]
  return Object.fromEntries(
    requests.map((request) => {
      const shared = frozen(replaced[request] ?? sharedScope[request])
      return [
        request,
        {
          version: SHARED_VERSIONS[request],
          lib: () => shared,
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]
    }),
  )
}

/** A package that nobody changes for the others: its names, and for what is no ES module the object behind them. */
function frozen(shared: object): object {
  if ('default' in shared && typeof shared.default === 'object' && shared.default !== null) {
    Object.freeze(shared.default)
  }
  return Object.freeze(shared)
}

import { createInstance } from '@module-federation/enhanced/runtime'

import type { SharedRequest } from '@campus/contracts/shared-packages'

import { sharedScope } from '../shared-scope/shared-scope'

/** Version of each shared package, by request; the build writes them. */
declare const SHARED_VERSIONS: Readonly<Record<SharedRequest, string>>

type Host = ReturnType<typeof createInstance>

let host: Host | null = null

/**
 * The shared scope that every module's container is opened with: the shell's packages, each once and always
 * the shell's own.
 */
export function shareScope(): Host['shareScopeMap'][string] {
  host ??= createInstance({ name: 'shell', remotes: [], shared: offers(), shareStrategy: 'loaded-first' })
  const scope = host.shareScopeMap['default']
  if (scope === undefined) throw new Error('the federation runtime made no share scope')
  return scope
}

function offers(): NonNullable<Parameters<typeof createInstance>[0]['shared']> {
  const requests = Object.keys(sharedScope) as SharedRequest[]
  return Object.fromEntries(
    requests.map((request) => [
      request,
      {
        version: SHARED_VERSIONS[request],
        lib: () => sharedScope[request],
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  )
}

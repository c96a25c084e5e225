import type { ModuleMap } from '@campus/contracts/composition'
import { forgive, isKeptOut, watch } from '@campus/session/watchdog'

import { containedModule } from '../contained/contained-module'
import { sharedScope } from '../shared-scope/shared-scope'
import { loadContainer } from './container'
import { watchModuleErrors } from './module-errors'
import { ModuleLoader } from './module-loader'
import { missingNames } from './module.model'
import { createReporter } from './outcome-reporter'

/** The page's loader, pinned to one module map: a page never mixes versions. */
export function createModules(map: ModuleMap, development: boolean): ModuleLoader {
  const report = createReporter(map.pageToken)
  const modules = new ModuleLoader({
    map,
    loadContainer: async (id, { release, attempt }) => {
      if (release.contained === true) return containedModule(id, release)
      const stopWatching = watch({ id, version: release.version })
      return loadContainer(id, release, attempt, development).finally(stopWatching)
    },
    refusalOf: ({ needs, version }, id) =>
      isKeptOut({ id, version }) ? 'it froze an earlier page of this browser' : missingNames(needs, sharedScope),
    onAskedAgain: forgive,
    report,
    now: () => performance.now(),
  })
  watchModuleErrors(modules.known, report)
  return modules
}

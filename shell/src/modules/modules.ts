import { reportModuleOutcome, type ModuleMap, type ModuleOutcome } from '@campus/contracts/composition'
import { call } from '@campus/http/client'

import { sharedScope } from '../shared-scope/shared-scope'
import { loadContainer } from './container'
import { ModuleLoader } from './module-loader'
import { missingNames } from './module.model'

/** Milliseconds for which outcomes are collected before they are sent together. */
const REPORT_DELAY = 2000

/** The page's loader, pinned to one module map: a page never mixes versions. */
export function createModules(map: ModuleMap, development: boolean): ModuleLoader {
  return new ModuleLoader({
    map,
    loadContainer: (id, { release, attempt }) => loadContainer(id, release, attempt, development),
    refusalOf: ({ needs }) => missingNames(needs, sharedScope),
    report: createReporter(),
    now: () => performance.now(),
  })
}

function createReporter(): (outcome: ModuleOutcome) => void {
  let gathered: ModuleOutcome[] = []
  const send = (): void => {
    const outcomes = gathered.splice(0, 20)
    // A lost report must not affect the page; the server's own logs show that it is missing.
    call(reportModuleOutcome, { outcomes }, { errors: 'inline' }).catch(() => undefined)
    if (gathered.length > 0) setTimeout(send, REPORT_DELAY)
  }
  return (outcome) => {
    if (gathered.length === 0) setTimeout(send, REPORT_DELAY)
    gathered = [...gathered, outcome]
  }
}

import type { ModuleMap, ModuleOutcome } from '@campus/contracts/composition'

import { releaseInStack } from './module-errors.model'

/** Reports errors and rejections that nothing caught under the name of the module whose script they come from. */
export function watchModuleErrors(known: Pick<ModuleMap, 'modules'>, report: (outcome: ModuleOutcome) => void): void {
  const tell = (error: unknown): void => {
    if (!(error instanceof Error)) return
    const release = releaseInStack(known, error.stack ?? '', location.href)
    if (release === null) return
    const reason = `${error.name}: ${error.message}`.slice(0, 200)
    report({ ...release, phase: 'error', ok: false, duration: 0, reason })
  }
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

import type { ModuleRelease } from '@campus/contracts/composition'
import type { CampusModule } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

/** A contained release as the page's loader sees it: each of its pages is a frame. Its code is not loaded here. */
export function containedModule(id: string, release: ModuleRelease): CampusModule {
  const open = async () => (await import('./ContainedPage')).containedPage(id, release)
  return {
    id,
    contract: MODULE_CONTRACT,
    pages: Object.fromEntries(release.routes.map(({ path }) => [path, open])),
    slots: {},
  }
}

/**
 * The shell's first script: what opens a page and draws nothing. It is at work
 * while the second, with everything that draws, is still on its way.
 */
import './boot/script-gate'

import { openPage } from './open-page'
import { createQueryClient } from './query-client'

export const queryClient = createQueryClient()

/** The first try at opening the page. */
export const opened = openPage()

// Whoever draws hears of a failure; should that script never come, the page's own notice stands there.
opened.catch(() => undefined)

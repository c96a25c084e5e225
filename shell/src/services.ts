/**
 * The shell's first script: opens a page and draws nothing. It works while the second script, with everything
 * that draws, still loads.
 */
import './boot/script-gate'

import { openPage } from './open-page'
import { createQueryClient } from './query-client'

export const queryClient = createQueryClient()

/** The first try at opening the page. */
export const opened = openPage()

// The drawing script handles a failure. If that script never loads, the notice in the HTML is shown.
opened.catch(() => undefined)

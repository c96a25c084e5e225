/**
 * The shell's first script: opens a page and draws nothing. It works while the second script, with everything
 * that draws, still loads.
 */
import './boot/script-gate'

import { startWatchdog } from '@campus/session/watchdog'

import { keepDrawnReads } from './boot/drawn-reads'
import { keepGlobals } from './boot/kept-globals'
import { lockChunks } from './boot/lock-chunks'
import { lockPolicies } from './boot/lock-policies'
import { isUnverified } from './boot/script-integrity'
import { openPage } from './open-page'
import { createQueryClient } from './query-client'

// All of it before any module runs.
lockPolicies(isUnverified)
lockChunks()
keepGlobals()
startWatchdog()

export const queryClient = createQueryClient()
keepDrawnReads(queryClient)

/** The first try at opening the page. */
export const opened = openPage()

// The drawing script handles a failure. If that script never loads, the notice in the HTML is shown.
opened.catch(() => undefined)

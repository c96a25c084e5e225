/** The watchdog where pages are drawn on the server: what hangs there is cut off by the server itself. */
import type * as browser from './watchdog'

export type { WatchedRelease } from './watchdog'

export const watch: typeof browser.watch = () => () => undefined

export const acquit: typeof browser.acquit = () => undefined

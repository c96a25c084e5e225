/** The time where pages are drawn on the server: what it shows is drawn for its minute. */
import type * as browser from './use-server-now'

export const useServerNow: typeof browser.useServerNow = () => globalThis.campusServer.now()

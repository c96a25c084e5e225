/** Where pages are drawn on the server its own document stands at the address of the page. */
import type * as browser from './page-host'

export const pageHost: typeof browser.pageHost = () => (globalThis.campusServer.window() as Window).location.hostname

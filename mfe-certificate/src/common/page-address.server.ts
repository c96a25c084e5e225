/** The address of the page that is drawn on the server. */
import type * as browser from './page-address'

export const pageAddress: typeof browser.pageAddress = () => (globalThis.campusServer.window() as Window).location.href

/** {@link useInView} where pages are drawn on the server: a drawing is of no window, so all of the page is near. */
import type * as browser from './use-in-view'

export const useInView: typeof browser.useInView = () => [{ current: null }, true]

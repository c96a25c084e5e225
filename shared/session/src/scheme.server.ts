/** The scheme where pages are drawn on the server: the one that the request says was chosen. */
import type * as browser from './scheme'

export type { Scheme } from './scheme'

export const SCHEMES: typeof browser.SCHEMES = ['light', 'dark', 'system']

let scheme: browser.Scheme = 'system'

export const getScheme: typeof browser.getScheme = () => scheme

/** For the drawings that follow. */
export const setScheme: typeof browser.setScheme = (next) => {
  scheme = next
}

export const useScheme = getScheme

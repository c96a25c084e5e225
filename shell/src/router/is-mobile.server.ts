import type * as browser from './is-mobile'

/** A drawing is of no device: the title, which depends on it, is the gateway's. */
export const isMobile: typeof browser.isMobile = () => false

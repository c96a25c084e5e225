/** The cookies in which a page keeps the visitor's language and look, since the server writes the first paint. */
export const LOCALE_COOKIE = 'campus.locale'
export const SCHEME_COOKIE = 'campus.scheme'

/** In seconds; browsers keep no cookie longer. */
const MAX_AGE = 400 * 24 * 3600

/** The text that sets such a cookie from a page; over https it is never sent in the clear. */
export function preferenceCookie(name: string, value: string, protocol: string): string {
  return `${name}=${value}; path=/; max-age=${MAX_AGE}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`
}

/**
 * Page tokens: what the server says about a page it gave, in words that come back with the page's reports. Pure.
 *
 * `<page> <expiry> <map> <signature>`; the expiry in seconds since 1970. No part holds a space or a character that HTML
 * or JSON would write otherwise.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a page may report: modules are loaded as long as it is open. */
export const PAGE_TOKEN_LIFETIME = 12 * 60 * 60

/** What a token that this server signed says. */
export interface GivenPage {
  /** Random; tells pages apart. */
  readonly page: string
  readonly mapId: string
}

/** The token of a page. Its name is random, of letters, digits, - and _. */
export function signPageToken(
  { page, mapId }: GivenPage,
  { key, now }: { readonly key: string; readonly now: Date },
): string {
  const expiry = Math.floor(now.getTime() / 1000) + PAGE_TOKEN_LIFETIME
  const words = [page, String(expiry), mapId].join(' ')
  return `${words} ${signatureOf(words, key)}`
}

/** What a token says; null when this server did not sign it or it has expired. */
export function readPageToken(
  token: string,
  { key, now }: { readonly key: string; readonly now: Date },
): GivenPage | null {
  const end = token.lastIndexOf(' ')
  const words = token.slice(0, Math.max(end, 0))
  const given = Buffer.from(token.slice(end + 1))
  const expected = Buffer.from(signatureOf(words, key))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [page = '', expiry = '', mapId = ''] = words.split(' ')
  return Number(expiry) * 1000 <= now.getTime() ? null : { page, mapId }
}

function signatureOf(words: string, key: string): string {
  return createHmac('sha256', key).update(`page token\n${words}`).digest('base64url')
}

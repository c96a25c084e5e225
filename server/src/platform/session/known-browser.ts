/**
 * Browsers in which somebody has signed in before. Too many failed tries by others must not lock out the
 * owner of an account: their own browser has a cookie, signed with the tenant's key.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Transaction } from '../database/database'
import { addressKey } from '../files/signed-address'
import type { Browser } from '../http/browser'

/** `id.signature` of each account, the newest first. */
export const KNOWN_BROWSER_COOKIE = 'campus_known'
/** Sent to calls only. */
const COOKIE_PATH = '/api'
/** Accounts that one browser remembers: enough for a family, not for a computer room. */
const MAX_ACCOUNTS = 8

export interface Account {
  readonly tenantId: string
  readonly userId: string
}

/** Needs the account's tenant. Marks the browser as known for this account. */
export async function rememberBrowser(tx: Transaction, browser: Browser, account: Account): Promise<void> {
  const key = await addressKey(tx)
  const entries = entriesOf(browser)
  const known = entries.find((entry) => isOf(entry, account, key))
  const id = randomBytes(12).toString('base64url')
  const own = known ?? { id, signature: sign(id, account, key) }
  const kept = [own, ...entries.filter((entry) => entry !== known)].slice(0, MAX_ACCOUNTS)
  browser.keep(KNOWN_BROWSER_COOKIE, kept.map(({ id, signature }) => `${id}.${signature}`).join('*'), COOKIE_PATH)
}

/** Needs the account's tenant. The id of a browser in which this account has signed in; null for any other. */
export async function knownBrowserOf(tx: Transaction, browser: Browser, account: Account): Promise<string | null> {
  const entries = entriesOf(browser)
  if (entries.length === 0) return null
  const key = await addressKey(tx)
  return entries.find((entry) => isOf(entry, account, key))?.id ?? null
}

interface Entry {
  readonly id: string
  readonly signature: string
}

function entriesOf(browser: Browser): Entry[] {
  return (browser.kept(KNOWN_BROWSER_COOKIE) ?? '').split('*', MAX_ACCOUNTS).flatMap((text) => {
    const [, id = '', signature = ''] = /^([\w-]{16})\.([\w-]{43})$/.exec(text) ?? []
    return id === '' ? [] : [{ id, signature }]
  })
}

function isOf({ id, signature }: Entry, account: Account, key: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, account, key)))
}

function sign(id: string, { tenantId, userId }: Account, key: string): string {
  return createHmac('sha256', key).update(`known browser\n${tenantId}\n${userId}\n${id}`).digest('base64url')
}

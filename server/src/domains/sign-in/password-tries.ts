/** How tried passwords are counted. */
import type { Transaction } from '../../platform/database/database'
import type { Browser } from '../../platform/http/browser'
import { networkOf } from '../../platform/network.model'
import {
  countHit,
  forgetHits,
  forgetHitsHere,
  isLimited,
  queueFor,
  takeBack,
} from '../../platform/rate-limits/rate-limit'
import { knownBrowserOf } from '../../platform/session/known-browser'
import { passwordFromAddress, passwordFromKnownBrowser, passwordOfAccount, passwordOfNetwork } from './sign-in.limits'

/** The caller and the tried account. */
export interface Trying {
  readonly username: string
  /** null when no account has that name. */
  readonly userId: string | null
  readonly tenantId: string
  readonly address: string
  readonly browser: Browser
  readonly now: Date
}

/** A counted try, to be taken back when the password is right. */
export interface CountedTry {
  readonly forget: (tx: Transaction) => Promise<void>
}

/**
 * Counts a try before the password is checked, so that parallel guesses count too; null when there were too
 * many. A browser in which the account has signed in before has a count of its own, so that strangers cannot
 * keep the owner out.
 */
export async function countTry(tx: Transaction, trying: Trying): Promise<CountedTry | null> {
  const { username, now } = trying
  const known = await knownBrowserIn(tx, trying)
  const network = networkOf(trying.address)
  const ofNetwork = { rule: passwordOfNetwork, whom: network, now }
  const own =
    known === null
      ? [
          { rule: passwordOfAccount, whom: username, now },
          { rule: passwordFromAddress, whom: `${username}:${network}`, now },
        ]
      : [{ rule: passwordFromKnownBrowser, whom: known, now }]
  const counted = known === null ? [...own, ofNetwork] : own
  for (const hit of counted) await queueFor(tx, hit)
  for (const hit of counted) if (await isLimited(tx, { ...hit, limit: 'most' })) return null
  for (const hit of own) await countHit(tx, hit)
  const hitOfNetwork = known === null ? await countHit(tx, ofNetwork) : null
  return {
    forget: async (later) => {
      for (const hit of own) await forgetHits(later, hit)
      // Signing in to one's own account does not clear the tries for others.
      if (hitOfNetwork !== null) await takeBack(later, hitOfNetwork)
    },
  }
}

/** Forgets the tries that were counted at this school for a number; those of a browser that knows it run out by themselves. */
export async function forgetTries(tx: Transaction, username: string): Promise<void> {
  for (const rule of [passwordOfAccount, passwordFromAddress]) await forgetHitsHere(tx, { rule, whom: username })
}

async function knownBrowserIn(tx: Transaction, { userId, tenantId, browser }: Trying): Promise<string | null> {
  return userId === null ? null : knownBrowserOf(tx, browser, { tenantId, userId })
}

/** What passwords that are tried are counted under. */
import type { Transaction } from '../../platform/database/database'
import type { Browser } from '../../platform/http/browser'
import { networkOf } from '../../platform/network.model'
import { countHit, forgetHits, isLimited, queueFor, takeBack } from '../../platform/rate-limits/rate-limit'
import { knownBrowserOf } from '../../platform/session/known-browser'
import { passwordFromAddress, passwordFromKnownBrowser, passwordOfAccount, passwordOfNetwork } from './sign-in.limits'

/** Who tries, and for whom. */
export interface Trying {
  readonly username: string
  /** null where nobody has that name. */
  readonly userId: string | null
  readonly tenantId: string
  readonly address: string
  readonly browser: Browser
  readonly now: Date
}

/** A try that was counted, to be taken back when the password turns out to be right. */
export interface CountedTry {
  readonly forget: (tx: Transaction) => Promise<void>
}

/**
 * Counts a try before the password is looked at, so that guesses sent side by
 * side count too; null when there were too many. A browser in which the account
 * has signed in before is counted by itself alone: strangers do not keep its
 * owner out.
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
      // One's own account does not make up for what was tried for others'.
      if (hitOfNetwork !== null) await takeBack(later, hitOfNetwork)
    },
  }
}

async function knownBrowserIn(tx: Transaction, { userId, tenantId, browser }: Trying): Promise<string | null> {
  return userId === null ? null : knownBrowserOf(tx, browser, { tenantId, userId })
}

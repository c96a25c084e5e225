import { LRUCache } from 'lru-cache'

import { networkOf } from '../../platform/network.model'

const WITHIN_MS = 15 * 60 * 1000
const MOST = 10
const MAX_NETWORKS = 10_000

interface Guesses {
  readonly since: number
  times: number
}

/**
 * Wrong operator's passwords by the network they come from. In memory, for the operator belongs to no school and a site
 * may have none yet: of several processes each lets as many through, and none of them enough.
 */
export class PasswordGuesses {
  readonly #byNetwork = new LRUCache<string, Guesses>({ max: MAX_NETWORKS })

  /** Whether no more is taken from this address for now, not even the right one. */
  isLimited(address: string, now: Date): boolean {
    return this.#guessesOf(address, now).times >= MOST
  }

  countWrong(address: string, now: Date): void {
    const guesses = this.#guessesOf(address, now)
    guesses.times++
    this.#byNetwork.set(networkOf(address), guesses)
  }

  #guessesOf(address: string, now: Date): Guesses {
    const known = this.#byNetwork.get(networkOf(address))
    return known !== undefined && now.getTime() - known.since < WITHIN_MS ? known : { since: now.getTime(), times: 0 }
  }
}

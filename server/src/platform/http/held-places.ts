/** Who may hold how many calls: each holds a connection, and those of a server are bounded. */
import type { Config } from '../config/config'

/** Pages of one person that wait for news at the same time, on whatever devices. */
export const MOST_OF_ONE_PERSON = 4

/** Of one network; a school may share one. */
export const MOST_OF_ONE_NETWORK = 200

/** The share of a server's connections that may be held; the others are for whoever comes. */
const SHARE = 1 / 3

/** A held call. */
export interface HeldCall {
  readonly person: string
  readonly network: string
  /** What waits, of the person: a later call of the same takes the place of an earlier one. */
  readonly page: string
  /** Responds with what stands. */
  end(): void
}

export class HeldPlaces {
  readonly #most: number
  readonly #byPerson = new Map<string, Set<HeldCall>>()
  readonly #ofNetworks = new Map<string, number>()
  #taken = 0

  constructor({ maxConnections }: Pick<Config, 'maxConnections'>) {
    this.#most = Math.ceil(maxConnections * SHARE)
  }

  /** Gives the call a place, and ends the one before of the same page; false where every place is taken. */
  take(call: HeldCall): boolean {
    for (const before of this.#byPerson.get(call.person) ?? []) {
      if (before.page !== call.page) continue
      this.leave(before)
      before.end()
    }
    const ofPerson = this.#byPerson.get(call.person) ?? new Set()
    const ofNetwork = this.#ofNetworks.get(call.network) ?? 0
    if (this.#taken >= this.#most || ofPerson.size >= MOST_OF_ONE_PERSON || ofNetwork >= MOST_OF_ONE_NETWORK) {
      return false
    }
    this.#taken += 1
    this.#byPerson.set(call.person, ofPerson.add(call))
    this.#ofNetworks.set(call.network, ofNetwork + 1)
    return true
  }

  /** Does nothing for a call without a place. */
  leave(call: HeldCall): void {
    const ofPerson = this.#byPerson.get(call.person)
    if (ofPerson?.delete(call) !== true) return
    if (ofPerson.size === 0) this.#byPerson.delete(call.person)
    this.#taken -= 1
    const others = (this.#ofNetworks.get(call.network) ?? 0) - 1
    if (others > 0) this.#ofNetworks.set(call.network, others)
    else this.#ofNetworks.delete(call.network)
  }
}

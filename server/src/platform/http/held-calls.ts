/** Requests that are held until there is news for their caller. */
import type { EventEmitter } from 'node:events'

import type { FastifyInstance } from 'fastify'

import { HELD_MS } from '@campus/contracts/call'

import type { Config } from '../config/config'
import type { Database } from '../database/database'
import { HeldPlaces, type HeldCall } from './held-places'
import { Refusal } from './refusal'

/** A notice of the database, about one subject. */
export interface AwaitedNotice {
  readonly channel: string
  readonly subject: string
}

/** What a look has shown: a response, and whether it is news to the caller. */
export interface Seen<Response> {
  readonly isNews: boolean
  readonly response: Response
}

/** What a look has shown, and to whom. */
export interface SeenBy<Response> extends Seen<Response> {
  /** Names the person, of all schools. */
  readonly person: string
}

/** A call that may be held. */
export interface WaitingCall extends Pick<HeldCall, 'network' | 'page'> {
  readonly awaited: AwaitedNotice
  /** Closes when the caller has gone. */
  readonly response: Pick<EventEmitter, 'once' | 'off'>
}

export class HeldCalls {
  readonly #database: Database
  readonly #places: HeldPlaces
  /** Ends what is held, each with what it has seen last. */
  readonly #ends = new Set<() => void>()
  #isClosing = false

  /** Lets go of everything when the application closes. */
  constructor(app: FastifyInstance, database: Database, config: Pick<Config, 'maxConnections'>) {
    this.#database = database
    this.#places = new HeldPlaces(config)
    app.addHook('preClose', async () => {
      this.#isClosing = true
      for (const end of this.#ends) end()
    })
  }

  /**
   * Looks at once and again on each notice, until there is news, the time is over, the caller has gone or the same page
   * asks again; only once where there is no place for one more. Between two looks it holds no transaction.
   */
  async until<Response>(
    { awaited: { channel, subject }, network, page, response }: WaitingCall,
    look: () => Promise<SeenBy<Response> | Refusal>,
  ): Promise<Response | Refusal> {
    let held: HeldCall | null = null
    let isHeard = false
    let isOver = this.#isClosing
    let goOn = (): void => undefined
    const end = (): void => {
      isOver = true
      goOn()
    }
    // It listens before it looks, so that nothing happens in between.
    const stop = this.#database.onNotice(channel, (payload) => {
      if (payload !== null && payload !== subject) return
      isHeard = true
      goOn()
    })
    const timer = setTimeout(end, HELD_MS)
    this.#ends.add(end)
    response.once('close', end)
    try {
      for (;;) {
        isHeard = false
        const seen = await look()
        if (seen instanceof Refusal) return seen
        if (held === null && !seen.isNews) {
          held = { person: seen.person, network, page, end }
          if (!this.#places.take(held)) return seen.response
        }
        await new Promise<void>((resolve) => {
          goOn = resolve
          if (seen.isNews || isHeard || isOver) resolve()
        })
        if (seen.isNews || isOver) return seen.response
      }
    } finally {
      if (held !== null) this.#places.leave(held)
      stop()
      clearTimeout(timer)
      this.#ends.delete(end)
      response.off('close', end)
    }
  }
}

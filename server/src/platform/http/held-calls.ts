/** Requests that are held until there is news for their caller. */
import type { ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { HELD_MS } from '@campus/contracts/call'

import type { Database } from '../database/database'
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

export class HeldCalls {
  readonly #database: Database
  /** Ends what is held, each with what it has seen last. */
  readonly #ends = new Set<() => void>()
  #isClosing = false

  /** Lets go of everything when the application closes. */
  constructor(app: FastifyInstance, database: Database) {
    this.#database = database
    app.addHook('preClose', async () => {
      this.#isClosing = true
      for (const end of this.#ends) end()
    })
  }

  /**
   * Looks at once and again on each notice, until there is news, the time is over or the caller has gone. Between two
   * looks it holds no transaction.
   */
  async until<Response>(
    { channel, subject }: AwaitedNotice,
    caller: ServerResponse,
    look: () => Promise<Seen<Response> | Refusal>,
  ): Promise<Response | Refusal> {
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
    caller.once('close', end)
    try {
      for (;;) {
        isHeard = false
        const seen = await look()
        if (seen instanceof Refusal) return seen
        await new Promise<void>((resolve) => {
          goOn = resolve
          if (seen.isNews || isHeard || isOver) resolve()
        })
        if (seen.isNews || isOver) return seen.response
      }
    } finally {
      stop()
      clearTimeout(timer)
      this.#ends.delete(end)
      caller.off('close', end)
    }
  }
}

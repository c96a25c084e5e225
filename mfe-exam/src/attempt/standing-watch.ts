/**
 * Follows how an attempt stands, as far as others decide it: extra time, another page that holds it, its end. One request
 * is held by the server until there is news; where that cannot be had, the attempt asks now and then as before.
 */
import { CallError, SessionInvalidError } from '@campus/http/errors'

import type { AttemptCalls } from './attempt-calls'
import { longestPause, retryPause } from './retry.model'

export type Standing = Awaited<ReturnType<AttemptCalls['stand']>>
/** What the page knows; until it is otherwise, the server holds the request. */
export interface Known extends Pick<Standing, 'epoch' | 'deadlineAt' | 'release'> {
  readonly answerLogId: string
}

/** Milliseconds within which a response was given at once: it brings news, or the request found no place to wait. */
const HELD_AT_LEAST = 5000

interface StandingListeners {
  readonly known: () => Known
  readonly heard: (standing: Standing) => void
  readonly signInNeeded: () => void
  /** The page has asked, in vain or not. */
  readonly looked: () => void
}

export class StandingWatch {
  readonly #calls: Pick<AttemptCalls, 'look' | 'stand'>
  readonly #listeners: StandingListeners
  /** The request, or the pause before the next; null while nothing is asked. */
  #round: AbortController | null = null
  #isLooking = false

  constructor(calls: Pick<AttemptCalls, 'look' | 'stand'>, listeners: StandingListeners) {
    this.#calls = calls
    this.#listeners = listeners
  }

  /**
   * Asks now: a learner who reads and answers nothing would not hear that it is over, that its deadline was moved or that
   * another device has it, where nothing is held. And a device that slept may have lost track of time, because its
   * monotonic clock can stop too; every response brings the server's time.
   */
  async look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      const { answerLogId, release } = this.#listeners.known()
      this.#listeners.heard({ ...(await this.#calls.look(answerLogId)), release })
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#isLooking = false
      this.#listeners.looked()
    }
  }

  /** Does nothing while it runs. */
  start(): void {
    if (this.#round === null) void this.#follow()
  }

  stop(): void {
    this.#round?.abort()
    this.#round = null
  }

  async #follow(): Promise<void> {
    /** News and failures in a row that came at once. */
    let soon = 0
    for (;;) {
      const round = new AbortController()
      this.#round = round
      const askedAt = performance.now()
      let canWait = true
      try {
        const known = this.#listeners.known()
        const standing = await this.#calls.stand(known, round.signal)
        if (round.signal.aborted) return
        this.#listeners.heard(standing)
        const isSoon = performance.now() - askedAt < HELD_AT_LEAST
        soon = isSoon ? soon + 1 : 0
        canWait = !isSoon || isNews(standing, known)
      } catch (error) {
        if (round.signal.aborted) return
        this.#failed(error)
        // It is started again when the learner has signed in.
        if (error instanceof SessionInvalidError) return this.stop()
        soon += 1
      }
      if (!canWait) await pause(longestPause(), round.signal)
      else if (soon > 0) await pause(retryPause(soon), round.signal)
      if (round.signal.aborted) return
    }
  }

  /** Other failures show up at the next save. */
  #failed(error: unknown): void {
    if (!(error instanceof CallError)) reportError(error)
    if (error instanceof SessionInvalidError) this.#listeners.signInNeeded()
  }
}

function isNews(standing: Standing, known: Known): boolean {
  return (
    standing.receipt !== null ||
    standing.epoch !== known.epoch ||
    standing.deadlineAt !== known.deadlineAt ||
    standing.release !== known.release
  )
}

function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

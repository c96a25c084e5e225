/**
 * Records what is played of one medium, and saves it when the specification's rule says so. In between the device keeps
 * it, each second of playback, because a tab can die at any moment.
 */
import type { LearningRecord } from '@campus/contracts/study-learning'
import { mergeRanges, watchedMs, type WatchedRange } from '@campus/contracts/watched-ranges'

import { isCovered } from '../../common/unsaved-playback/unsaved-playback.model'
import { SPEEDS } from './medium.model'
import {
  FIRST_TICK,
  isSaveDue,
  movedTo,
  nextTick,
  playedTo,
  saved,
  watchingFrom,
  type Watching,
} from './save-rule.model'

export interface Save {
  readonly positionMs: number
  /** Everything played in this visit, so that what an earlier save lost is sent again. */
  readonly played: readonly WatchedRange[]
}

const FASTEST_SPEED = Math.max(...SPEEDS)

/** Where the saves of a visit go. */
export interface SaveTarget {
  /** `leaving`: the page may be gone before the response comes. Rejects when it was not saved. */
  readonly send: (save: Save, leaving: boolean) => Promise<LearningRecord>
  /** Keeps on the device what the server does not know yet; null when it knows all. */
  readonly keep: (save: Save | null) => void
}

interface SaverOptions extends SaveTarget {
  /** Where playback begins. */
  readonly positionMs: number
  /** Called with the server's record after a save. */
  readonly onRecord: (record: LearningRecord) => void
  /** Called when it changes whether everything played is saved. */
  readonly onSafe: (isSafe: boolean) => void
  /** Called every minute of playback, so that progress shown elsewhere is read again. */
  readonly onReport: () => void
}

export class ProgressSaver {
  readonly #options: SaverOptions
  #watching: Watching
  #counter = FIRST_TICK
  #playedMs = 0
  #isSafe = true
  #offer: ReturnType<typeof setTimeout> | undefined
  #countedMs = -1

  constructor(options: SaverOptions) {
    this.#options = options
    this.#watching = watchingFrom(options.positionMs)
  }

  get played(): readonly WatchedRange[] {
    return this.#watching.played
  }

  /** Playback tells its position, a few times a second. `speed` times a second of the clock is a step of a second. */
  onTime(positionMs: number, speed: number): void {
    const before = this.#watching
    this.#watching = playedTo(before, positionMs, speed)
    if (this.#watching.played !== before.played) this.#count((positionMs - before.positionMs) / speed)
    if (isSaveDue(this.#watching)) void this.#save(false)
  }

  /** The learner moves to a position; going back is saved. */
  onSeek(positionMs: number): void {
    const isBack = positionMs < this.#watching.positionMs
    this.#watching = movedTo(this.#watching, positionMs)
    if (isBack) this.#saveChanges(false)
  }

  onPause(): void {
    this.#saveChanges(false)
  }

  onEnd(): void {
    this.#saveChanges(false)
  }

  /** The learner goes to another item or page, or hides or closes the tab. */
  leave(): void {
    clearTimeout(this.#offer)
    this.#saveChanges(true)
  }

  /** The connection is back. */
  retry(): void {
    if (!this.#isSafe) void this.#save(false)
  }

  /** One tick for each second of playback. */
  #count(elapsedMs: number): void {
    this.#playedMs += elapsedMs
    while (this.#playedMs >= 1_000) {
      this.#playedMs -= 1_000
      this.#keep()
      const { counter, isDue } = nextTick(this.#counter)
      this.#counter = counter
      if (isDue) void this.#save(false).then(() => this.#options.onReport())
    }
  }

  #keep(): void {
    const { positionMs, played } = this.#watching
    this.#options.keep({ positionMs, played })
  }

  #saveChanges(leaving: boolean): void {
    if (!this.#watching.isSaved) void this.#save(leaving)
  }

  async #save(leaving: boolean): Promise<void> {
    const { positionMs, played } = this.#watching
    this.#watching = saved(this.#watching)
    this.#keep()
    clearTimeout(this.#offer)
    try {
      const record = await this.#options.send({ positionMs, played }, leaving)
      this.#options.onRecord(record)
      this.#tellSafe(true)
      if (!isCovered(played, record.watched)) this.#offerAgain(played, record.watched, leaving)
      else if (this.#watching.isSaved) this.#options.keep(null)
    } catch {
      // The player shows it, the device keeps it, and the next save sends these ranges again.
      this.#watching = { ...this.#watching, isSaved: false }
      this.#tellSafe(false)
    }
  }

  /** The server counts no more than the time that passed allows: what it left out is offered when enough has. */
  #offerAgain(played: readonly WatchedRange[], watched: readonly WatchedRange[], leaving: boolean): void {
    const countedMs = watchedMs(mergeRanges(watched))
    const isCounting = countedMs > this.#countedMs
    this.#countedMs = countedMs
    if (!isCounting || leaving) return
    const missingMs = watchedMs(mergeRanges([...watched, ...played])) - countedMs
    this.#offer = setTimeout(() => void this.#save(false), missingMs / FASTEST_SPEED)
  }

  #tellSafe(isSafe: boolean): void {
    if (isSafe !== this.#isSafe) this.#options.onSafe(isSafe)
    this.#isSafe = isSafe
  }
}

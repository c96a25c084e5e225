/** As much of a media element as the player's recording needs, in virtual time; it knows what it really played. */
import { mergeRanges, type WatchedRange } from '@campus/contracts/watched-ranges'

/** A browser tells the position so often. */
const TICK_MS = 250
/** How much a player has loaded ahead when the connection is lost. */
const BUFFERED_MS = 30_000
const SEEKING_MS = 80

export class Medium extends EventTarget {
  readonly #durationMs: number
  readonly #now: () => number
  #positionMs: number
  #bufferedTo = Infinity
  /** When the position was last right; null while nothing plays. */
  #since: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #played: WatchedRange[] = []
  playbackRate = 1
  seeking = false
  readonly readyState = 4

  constructor({ durationMs, startMs, now }: { durationMs: number; startMs: number; now: () => number }) {
    super()
    this.#durationMs = durationMs
    this.#positionMs = startMs
    this.#now = now
  }

  get paused(): boolean {
    return this.#since === null
  }

  /** Seconds. */
  get currentTime(): number {
    this.#advance()
    return this.#positionMs / 1000
  }

  /** What was really played so far. */
  get played(): readonly WatchedRange[] {
    this.#advance()
    return this.#played
  }

  play(): void {
    if (!this.paused || this.#positionMs >= this.#durationMs) return
    this.#since = this.#now()
    this.dispatchEvent(new Event('play'))
    this.#tickLater()
  }

  /** As a browser does it: the element is paused before it tells where. */
  pause(): void {
    if (this.paused) return
    this.#advance()
    this.#since = null
    clearTimeout(this.#timer)
    this.dispatchEvent(new Event('timeupdate'))
    this.dispatchEvent(new Event('pause'))
  }

  setSpeed(speed: number): void {
    this.#advance()
    this.playbackRate = speed
  }

  seek(toMs: number): void {
    this.#advance()
    this.#positionMs = Math.min(toMs, this.#durationMs)
    this.seeking = true
    this.dispatchEvent(new Event('seeking'))
    setTimeout(() => {
      if (this.#since !== null) this.#since = this.#now()
      this.seeking = false
      this.dispatchEvent(new Event('seeked'))
      this.dispatchEvent(new Event('timeupdate'))
    }, SEEKING_MS)
  }

  /** The connection is lost: it plays what is loaded, and then waits. */
  loseLine(): void {
    this.#bufferedTo = this.#positionMs + BUFFERED_MS
  }

  lineIsBack(): void {
    this.#advance()
    this.#bufferedTo = Infinity
  }

  #tickLater(): void {
    this.#timer = setTimeout(() => {
      if (this.paused) return
      this.#advance()
      if (!this.seeking) this.dispatchEvent(new Event('timeupdate'))
      if (this.#positionMs < this.#durationMs) {
        this.#tickLater()
        return
      }
      this.#since = null
      this.dispatchEvent(new Event('pause'))
      this.dispatchEvent(new Event('ended'))
    }, TICK_MS)
  }

  #advance(): void {
    if (this.#since === null || this.seeking) return
    const now = this.#now()
    const from = this.#positionMs
    const to = Math.min(from + (now - this.#since) * this.playbackRate, this.#durationMs, this.#bufferedTo)
    this.#since = now
    if (to <= from) return
    this.#positionMs = to
    this.#played = mergeRanges([...this.#played, [from, to]])
  }
}

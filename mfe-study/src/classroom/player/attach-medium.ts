/** Loads an address into a media element, and loads it again after a broken connection. */
import type Hls from 'hls.js/light'

import { failureOf, type MediumFailure } from './failure-of'
import { loadHls } from './load-hls'
import { isStream, reconnectPause } from './medium.model'

/** `soundOnly`: a film of which the browser plays the sound alone. */
export type MediumState = 'loading' | 'ready' | 'soundOnly' | 'reconnecting' | MediumFailure

interface AttachOptions {
  readonly element: HTMLVideoElement
  readonly url: string
  readonly isFilm: boolean
  /** Seconds. */
  readonly startAt: number
  readonly onState: (state: MediumState) => void
}

/** Codes of an element's error. */
const MEDIA_ERR_NETWORK = 2
const MEDIA_ERR_DECODE = 3

/** While online, so many failed tries in a row count as a failure, which the learner is told. */
const MOST_TRIES = 5

/** The returned function removes the address again. */
export function attachMedium(options: AttachOptions): () => void {
  return isStream(options.url) ? attachStream(options) : attachFile(options)
}

/** Retries after growing pauses, and at once when the connection is back. */
class Reconnecting {
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #again: () => void
  readonly #onState: (state: MediumState) => void

  constructor(again: () => void, onState: (state: MediumState) => void) {
    this.#again = again
    this.#onState = onState
    window.addEventListener('online', this.#now)
  }

  /** The connection broke. */
  broken(): void {
    if (this.#timer !== undefined) return
    this.#tries += 1
    if (this.#tries > MOST_TRIES && navigator.onLine) {
      this.#onState('unreachable')
      return
    }
    this.#onState('reconnecting')
    this.#timer = setTimeout(this.#now, reconnectPause(this.#tries))
  }

  /** Data arrived. */
  worked(state: 'ready' | 'soundOnly' = 'ready'): void {
    this.#stopWaiting()
    this.#tries = 0
    this.#onState(state)
  }

  end(): void {
    this.#stopWaiting()
    window.removeEventListener('online', this.#now)
  }

  readonly #now = (): void => {
    if (this.#timer === undefined) return
    this.#stopWaiting()
    this.#again()
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

function attachFile({ element, url, isFilm, startAt, onState }: AttachOptions): () => void {
  let at = startAt
  let isRepaired = false
  let isEnded = false
  const load = (): void => {
    element.src = url
    element.load()
  }
  const reconnecting = new Reconnecting(load, onState)
  const onReady = (): void => {
    if (at > 0) element.currentTime = at
    at = 0
    reconnecting.worked(isFilm && element.videoWidth === 0 ? 'soundOnly' : 'ready')
  }
  const onError = async (): Promise<void> => {
    at = element.currentTime || at
    const { code } = element.error ?? {}
    if (code === MEDIA_ERR_DECODE && !isRepaired) {
      isRepaired = true
      load()
      return
    }
    const failure = code === MEDIA_ERR_NETWORK ? null : await failureOf(url)
    if (isEnded) return
    if (failure === null) reconnecting.broken()
    else onState(failure)
  }
  const listener = (): void => void onError()
  element.addEventListener('loadedmetadata', onReady)
  element.addEventListener('error', listener)
  load()
  return () => {
    isEnded = true
    reconnecting.end()
    element.removeEventListener('loadedmetadata', onReady)
    element.removeEventListener('error', listener)
    element.removeAttribute('src')
    element.load()
  }
}

/** Details of hls.js: no quality that the browser plays, and no playlist. */
const UNPLAYABLE_STREAM: readonly string[] = ['manifestIncompatibleCodecsError', 'manifestParsingError']

function attachStream(options: AttachOptions): () => void {
  const { element, url, startAt, onState } = options
  let hls: Hls | undefined
  let end = (): void => hls?.destroy()
  let isEnded = false
  const reconnecting = new Reconnecting(() => (hls === undefined ? void load() : loadAgain(hls, url)), onState)

  /** The library comes over the same line as the film. */
  const load = async (): Promise<void> => {
    try {
      const Library = await loadHls()
      if (!isEnded) play(Library)
    } catch {
      if (!isEnded) reconnecting.broken()
    }
  }
  /** A part that is there now has been lost on the line. */
  const lost = async (asked: string): Promise<void> => {
    const failure = await failureOf(asked)
    if (isEnded) return
    if (failure === 'missing' || failure === 'blocked') onState(failure)
    else reconnecting.broken()
  }
  const play = (Library: typeof Hls): void => {
    // Safari on a phone plays streams only by itself.
    if (!Library.isSupported()) {
      end = attachFile(options)
      return
    }
    // The library would create its worker from text, which the page's security policy refuses.
    const player = new Library({ enableWorker: false, startPosition: startAt })
    hls = player
    let isRepaired = false
    player.on(Library.Events.FRAG_BUFFERED, () => reconnecting.worked())
    player.on(Library.Events.ERROR, (_, { fatal, type, details, url: asked = url }) => {
      if (!fatal) return
      if (UNPLAYABLE_STREAM.includes(details)) onState('unplayable')
      else if (type === Library.ErrorTypes.NETWORK_ERROR) void lost(asked)
      else if (type === Library.ErrorTypes.MEDIA_ERROR && !isRepaired) {
        isRepaired = true
        player.recoverMediaError()
      } else onState(type === Library.ErrorTypes.MEDIA_ERROR ? 'unplayable' : 'unreachable')
    })
    player.loadSource(url)
    player.attachMedia(element)
  }
  void load()
  return () => {
    isEnded = true
    reconnecting.end()
    end()
  }
}

/** Continues with the missing segments, or with the playlist when that is missing too. */
function loadAgain(hls: Hls, url: string): void {
  if (hls.levels.length === 0) hls.loadSource(url)
  else hls.startLoad()
}

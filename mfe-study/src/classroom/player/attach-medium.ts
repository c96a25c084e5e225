/** Brings an address to a media element, and brings it back after a broken connection. */
import type Hls from 'hls.js/light'

import { loadHls } from './load-hls'
import { isStream, reconnectPause } from './medium.model'

export type MediumState = 'loading' | 'ready' | 'reconnecting' | 'failed'

interface AttachOptions {
  readonly element: HTMLMediaElement
  readonly url: string
  /** Seconds. */
  readonly startAt: number
  readonly onState: (state: MediumState) => void
}

/** With a line, so many tries in a row without any success are a failure that a person is told. */
const MOST_TRIES = 5

/** What is returned takes the address away again. */
export function attachMedium(options: AttachOptions): () => void {
  return isStream(options.url) ? attachStream(options) : attachFile(options)
}

/** Tries again after growing pauses, at once when the line is back. */
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
      this.#onState('failed')
      return
    }
    this.#onState('reconnecting')
    this.#timer = setTimeout(this.#now, reconnectPause(this.#tries))
  }

  /** Something came. */
  worked(): void {
    this.#stopWaiting()
    this.#tries = 0
    this.#onState('ready')
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

function attachFile({ element, url, startAt, onState }: AttachOptions): () => void {
  let at = startAt
  const load = (): void => {
    element.src = url
    element.load()
  }
  const reconnecting = new Reconnecting(load, onState)
  const onReady = (): void => {
    if (at > 0) element.currentTime = at
    at = 0
    reconnecting.worked()
  }
  const onError = (): void => {
    at = element.currentTime || at
    reconnecting.broken()
  }
  element.addEventListener('loadedmetadata', onReady)
  element.addEventListener('error', onError)
  load()
  return () => {
    reconnecting.end()
    element.removeEventListener('loadedmetadata', onReady)
    element.removeEventListener('error', onError)
    element.removeAttribute('src')
    element.load()
  }
}

function attachStream(options: AttachOptions): () => void {
  const { element, url, startAt, onState } = options
  let end = (): void => undefined
  let isEnded = false
  const start = async (): Promise<void> => {
    const Library = await loadHls()
    if (isEnded) return
    // Safari of the phone plays streams by itself, and only so.
    if (!Library.isSupported()) {
      end = attachFile(options)
      return
    }
    // A worker would be made from text, which the page's policy refuses.
    const hls = new Library({ enableWorker: false, startPosition: startAt })
    const reconnecting = new Reconnecting(() => loadAgain(hls, url), onState)
    let isRepaired = false
    hls.on(Library.Events.FRAG_BUFFERED, () => reconnecting.worked())
    hls.on(Library.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return
      if (type === Library.ErrorTypes.NETWORK_ERROR) reconnecting.broken()
      else if (type === Library.ErrorTypes.MEDIA_ERROR && !isRepaired) {
        isRepaired = true
        hls.recoverMediaError()
      } else onState('failed')
    })
    hls.loadSource(url)
    hls.attachMedia(element)
    end = () => {
      reconnecting.end()
      hls.destroy()
    }
  }
  start().catch(() => onState('failed'))
  return () => {
    isEnded = true
    end()
  }
}

/** Goes on with what is missing; without a playlist yet, with that. */
function loadAgain(hls: Hls, url: string): void {
  if (hls.levels.length === 0) hls.loadSource(url)
  else hls.startLoad()
}

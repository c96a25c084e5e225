/** Media elements for tests, because jsdom cannot play media. */

/** Makes media load and play at once; the returned object controls the one on the page. */
export function fakeMedia() {
  // jsdom has no text tracks; each element keeps its own.
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    value: { mode: 'disabled', cues: null },
  })
  const playing = new WeakSet<HTMLMediaElement>()
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this)
  })
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    if (this.hasAttribute('src')) queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this)
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (!playing.delete(this)) return
    this.dispatchEvent(new Event('pause'))
  })
  return {
    /** The medium on the page. */
    get element(): HTMLMediaElement {
      const found = document.querySelector<HTMLMediaElement>('video')
      if (found === null) throw new Error('there is no medium on the page')
      return found
    },
    /** Playback advances second by second. */
    playTo(seconds: number): void {
      const medium = this.element
      while (medium.currentTime < seconds) {
        medium.currentTime = Math.min(seconds, medium.currentTime + 1)
        medium.dispatchEvent(new Event('timeupdate'))
      }
    },
    seekTo(seconds: number): void {
      this.element.currentTime = seconds
      this.element.dispatchEvent(new Event('seeking'))
      this.element.dispatchEvent(new Event('timeupdate'))
    },
  }
}

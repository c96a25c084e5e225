/** One playback at a time: a page that starts to play tells the browser's other pages, which pause. */
const CHANNEL = 'campus-playback'

export interface OnePlayback {
  /** This page begins to play. */
  readonly begin: () => void
  readonly end: () => void
}

export function onePlayback(onOther: () => void): OnePlayback {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onOther)
  return { begin: () => channel.postMessage('playing'), end: () => channel.close() }
}

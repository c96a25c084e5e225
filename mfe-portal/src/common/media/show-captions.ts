import Hls from 'hls.js'

/**
 * Shows the captions of a stream in tracks of the page's own; which of them is shown is chosen in the browser's controls.
 * The library's tracks have an address that the page's policy refuses.
 */
export function showCaptions(hls: Hls, element: HTMLVideoElement): void {
  /** By the place of a language in the stream's list. */
  const shown = new Map<number, TextTrack>()
  hls.on(Hls.Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_, { tracks }) => {
    for (const { label, subtitleTrack, default: isDefault } of tracks) {
      if (subtitleTrack === undefined) continue
      const track = element.addTextTrack('subtitles', label, subtitleTrack.lang)
      track.mode = isDefault ? 'showing' : 'disabled'
      shown.set(subtitleTrack.id, track)
    }
    element.textTracks.addEventListener('change', () => {
      const [chosen] = [...shown].find(([, { mode }]) => mode === 'showing') ?? [NONE]
      hls.subtitleTrack = chosen
    })
  })
  hls.on(Hls.Events.CUES_PARSED, (_, { cues, subtitleTrack }) => {
    const track = subtitleTrack === undefined ? undefined : shown.get(subtitleTrack.id)
    for (const cue of cues as readonly VTTCue[]) {
      // A part that is loaded again brings its cues again.
      if (track?.cues?.getCueById(cue.id) === null) track.addCue(cue)
    }
  })
}

/** The library's word for no captions. */
const NONE = -1

/** @jest-environment jsdom */
import Hls from 'hls.js'

import { showCaptions } from './show-captions'

class Track {
  mode = 'hidden'
  readonly added: { readonly id: string }[] = []
  readonly cues = { getCueById: (id: string) => this.added.find((cue) => cue.id === id) ?? null }
  constructor(
    readonly label: string,
    readonly language: string,
  ) {}
  addCue(cue: { readonly id: string }): void {
    this.added.push(cue)
  }
}

/** A video with two languages of captions, the first shown. */
function watched() {
  const tracks: Track[] = []
  const textTracks = new EventTarget()
  const element = {
    textTracks,
    addTextTrack: (_: string, label: string, language: string) => {
      const track = new Track(label, language)
      tracks.push(track)
      return track
    },
  } as unknown as HTMLVideoElement
  const listeners: Record<string, (event: string, data: object) => void> = {}
  const hls = {
    subtitleTrack: 0,
    on: (name: string, listener: (event: string, data: object) => void) => (listeners[name] = listener),
  }
  showCaptions(hls as unknown as Hls, element)
  const tell = (name: string, data: object) => listeners[name]?.(name, data)
  tell(Hls.Events.NON_NATIVE_TEXT_TRACKS_FOUND, {
    tracks: [
      { label: '中文', default: true, subtitleTrack: { id: 0, lang: 'zh-CN' } },
      { label: 'English', default: false, subtitleTrack: { id: 1, lang: 'en' } },
      // Captions inside of the picture have no list of their own.
      { label: 'Line 21', default: false },
    ],
  })
  const choose = (label: string) => {
    for (const track of tracks) track.mode = track.label === label ? 'showing' : 'disabled'
    textTracks.dispatchEvent(new Event('change'))
  }
  const parse = (id: number, ...cues: string[]) =>
    tell(Hls.Events.CUES_PARSED, { subtitleTrack: { id }, cues: cues.map((cue) => ({ id: cue })) })
  return { tracks, hls, choose, parse, tell }
}

test('each language of a stream has a track of the page, and the default one is shown', () => {
  const { tracks } = watched()
  expect(tracks.map(({ label, language, mode }) => [label, language, mode])).toEqual([
    ['中文', 'zh-CN', 'showing'],
    ['English', 'en', 'disabled'],
  ])
})

test('words stand in the track of their language, once, however often their part is loaded', () => {
  const { tracks, parse, tell } = watched()
  parse(0, 'one', 'two')
  parse(0, 'two', 'three')
  parse(1, 'first')
  parse(7, 'of a list nobody knows')
  tell(Hls.Events.CUES_PARSED, { cues: [{ id: 'of no list' }] })
  expect(tracks.map(({ added }) => added.map(({ id }) => id))).toEqual([['one', 'two', 'three'], ['first']])
})

test('what is chosen in the browser’s controls is loaded, and nothing while none is', () => {
  const { hls, choose } = watched()
  choose('English')
  expect(hls.subtitleTrack).toBe(1)
  choose('none of them')
  expect(hls.subtitleTrack).toBe(-1)
  choose('中文')
  expect(hls.subtitleTrack).toBe(0)
})

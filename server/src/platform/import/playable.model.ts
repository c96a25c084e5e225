/** Which films and sounds the browsers of learners play. */
import type { Medium, Track } from '../files/look-at-medium'

/** Every browser of today; some, as of certain makers or with certain machines; none. */
type Played = 'everywhere' | 'somewhere' | 'nowhere'

const VIDEO: Readonly<Record<string, Played>> = {
  avc: 'everywhere',
  vp8: 'everywhere',
  vp9: 'everywhere',
  av1: 'somewhere',
  hevc: 'somewhere',
}

const AUDIO: Readonly<Record<string, Played>> = {
  aac: 'everywhere',
  mp3: 'everywhere',
  opus: 'everywhere',
  vorbis: 'everywhere',
  flac: 'everywhere',
  ac3: 'somewhere',
  eac3: 'somewhere',
}

/** Of H.264 with 8 bits and the colours of television: baseline, main, extended and high. */
const EIGHT_BITS = /^avc[13]\.(?:42|4d|58|64)/i

const NAMES: Readonly<Record<string, string>> = {
  avc: 'H.264 with more than 8 bits or other colours',
  hevc: 'H.265',
  av1: 'AV1',
  prores: 'ProRes',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
}

function videoPlayed({ codec, name }: Track): Played {
  if (codec === 'avc' && !EIGHT_BITS.test(name)) return 'somewhere'
  return VIDEO[codec ?? ''] ?? 'nowhere'
}

/** Uncompressed sound plays everywhere as WAV, in films somewhere. */
function audioPlayed({ codec }: Track, isFilm: boolean): Played {
  if (codec?.startsWith('pcm-') === true) return isFilm ? 'somewhere' : 'everywhere'
  return AUDIO[codec ?? ''] ?? 'nowhere'
}

/** What the operator is to know of a film or a sound; clauses that follow the file's name. */
export interface PlayFindings {
  readonly faults: readonly string[]
  readonly notes: readonly string[]
}

const AS_FILM = 'make it MP4 with H.264 and AAC'
const AS_SOUND = 'make it MP3 or AAC'

/** `medium` is null for a file that cannot be read. */
export function playFindings(use: 'film' | 'sound', medium: Medium | null): PlayFindings {
  if (medium === null) return { faults: ['cannot be read to its end: it is damaged or not complete'], notes: [] }
  const { video, audio, durationMs, missingFromMs } = medium
  const remedy = use === 'film' ? AS_FILM : AS_SOUND
  const faults: string[] = []
  const notes: string[] = []
  const judge = (part: string, track: Track, played: Played): void => {
    const form = NAMES[track.codec ?? ''] ?? track.codec ?? track.name
    if (played === 'nowhere') faults.push(`has its ${part} as ${form}, which no browser plays: ${remedy}`)
    if (played === 'somewhere') notes.push(`has its ${part} as ${form}, which not every browser plays: ${remedy}`)
  }
  if (use === 'film' && video === null) faults.push('has no picture: a sound is no film')
  if (use === 'sound' && audio === null) faults.push('has no sound')
  if (use === 'film' && video !== null) judge('picture', video, videoPlayed(video))
  if (audio !== null) judge('sound', audio, audioPlayed(audio, use === 'film'))
  if (missingFromMs !== null) {
    notes.push(`says that it has ${seconds(missingFromMs)} and ends after ${seconds(durationMs)}: a part is missing`)
  }
  return { faults, notes }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`
}

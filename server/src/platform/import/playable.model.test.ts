import type { Medium, Track } from '../files/look-at-medium'
import { playFindings } from './playable.model'

const H264: Track = { codec: 'avc', name: 'avc1.640028' }
const AAC: Track = { codec: 'aac', name: 'mp4a' }
const film = (changes: Partial<Medium> = {}): Medium => ({
  ...{ durationMs: 13_000, missingFromMs: null, video: H264, audio: AAC },
  ...changes,
})

test.each(['avc1.42c01f', 'avc1.4d401f', 'avc3.640028'])('H.264 as %s plays everywhere', (name) => {
  expect(playFindings('film', film({ video: { codec: 'avc', name } }))).toEqual({ faults: [], notes: [] })
})

test.each([
  ['hevc', 'hvc1', 'H.265'],
  ['av1', 'av01', 'AV1'],
  ['avc', 'avc1.6e0028', 'H.264 with more than 8 bits or other colours'],
])('a picture as %s %s is told: not every browser plays it', (codec, name, said) => {
  const { faults, notes } = playFindings('film', film({ video: { codec, name } }))
  expect(faults).toEqual([])
  expect(notes).toEqual([`has its picture as ${said}, which not every browser plays: make it MP4 with H.264 and AAC`])
})

test.each([
  ['prores', 'apcn', 'ProRes'],
  [null, 'mp4v', 'mp4v'],
])('a picture as %s %s is refused: no browser plays it', (codec, name, said) => {
  const { faults } = playFindings('film', film({ video: { codec, name } }))
  expect(faults).toEqual([`has its picture as ${said}, which no browser plays: make it MP4 with H.264 and AAC`])
})

test('the sound of a film counts, too, and uncompressed sound is at home in WAV', () => {
  const withSound = (codec: string | null, name = 'x') => film({ audio: { codec, name } })
  expect(playFindings('film', withSound('dts')).faults).toEqual([expect.stringContaining('its sound as DTS')])
  expect(playFindings('film', withSound(null, 'samr')).faults).toEqual([expect.stringContaining('its sound as samr')])
  expect(playFindings('film', withSound('ac3')).notes).toEqual([expect.stringContaining('Dolby Digital,')])
  expect(playFindings('film', withSound('pcm-s16')).notes).toHaveLength(1)
  expect(playFindings('sound', withSound('pcm-s16'))).toEqual({ faults: [], notes: [] })
  expect(playFindings('film', film({ audio: null }))).toEqual({ faults: [], notes: [] })
})

test('what is no film, no sound, not whole or cut off says so', () => {
  expect(playFindings('film', film({ video: null })).faults).toEqual(['has no picture: a sound is no film'])
  expect(playFindings('sound', film({ audio: null })).faults).toEqual(['has no sound'])
  expect(playFindings('film', null).faults).toEqual(['cannot be read to its end: it is damaged or not complete'])
  expect(playFindings('film', film({ missingFromMs: 60_000 })).notes).toEqual([
    'says that it has 60 s and ends after 13 s: a part is missing',
  ])
})

test('a lesson to listen to may be a film: its picture is not asked', () => {
  expect(playFindings('sound', film({ video: { codec: 'prores', name: 'apcn' } }))).toEqual({ faults: [], notes: [] })
})

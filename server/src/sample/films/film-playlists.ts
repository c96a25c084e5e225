/** The playlists and captions of a sample film (RFC 8216). */
import type { FilmArchive, FilmQuality } from './film-archive'

const BEGIN = ['#EXTM3U', '#EXT-X-VERSION:7']

/** Which qualities there are, and that captions belong to each of them. They are shown at once: the films have no sound. */
export function masterPlaylist(archive: FilmArchive, clips: readonly string[]): string {
  return text(
    ...BEGIN,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",LANGUAGE="zh-CN",NAME="中文",DEFAULT=YES,AUTOSELECT=YES,URI="captions.m3u8"',
    ...archive.qualities.flatMap((quality) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${String(bitsPerSecond(archive, quality, clips))}`,
        `RESOLUTION=${String(quality.width)}x${String(quality.height)}`,
        `CODECS="${quality.codecs}"`,
        'SUBTITLES="captions"',
      ].join(',')}`,
      `${quality.name}.m3u8`,
    ]),
  )
}

/** Of the largest clip, as the standard wants it. */
function bitsPerSecond({ seconds }: FilmArchive, quality: FilmQuality, clips: readonly string[]): number {
  const sizes = clips.map((clip) => quality.clips[clip]?.[1] ?? 0)
  return Math.ceil((Math.max(...sizes) * 8) / seconds)
}

export function qualityPlaylist({ seconds }: FilmArchive, { name }: FilmQuality, clips: readonly string[]): string {
  return text(
    ...BEGIN,
    ...listOf(seconds),
    `#EXT-X-MAP:URI="${name}-init.mp4"`,
    ...clips.flatMap((_, place) => [`#EXTINF:${String(seconds)},`, `${name}-${String(place)}.m4s`]),
    '#EXT-X-ENDLIST',
  )
}

/** All captions are in one file. */
export function captionsPlaylist({ seconds }: FilmArchive, clips: readonly string[]): string {
  const length = seconds * clips.length
  return text(...BEGIN, ...listOf(length), `#EXTINF:${String(length)},`, 'captions.vtt', '#EXT-X-ENDLIST')
}

function listOf(longest: number): string[] {
  return [`#EXT-X-TARGETDURATION:${String(longest)}`, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD']
}

export function captions({ seconds }: FilmArchive, said: readonly string[]): string {
  return text(
    'WEBVTT',
    ...said.flatMap((words, place) => ['', `${clock(place * seconds)} --> ${clock((place + 1) * seconds)}`, words]),
  )
}

function clock(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`
}

const text = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

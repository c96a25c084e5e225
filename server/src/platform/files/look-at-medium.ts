/** What a film or a sound is made of, read from the few of its bytes that tell. */
import { buffer } from 'node:stream/consumers'

import type { Input, InputTrack } from 'mediabunny'

import type { FileStore } from './file-store'

export interface Track {
  /** As `avc`, `vp9`, `aac`; null for one that is hardly known. */
  readonly codec: string | null
  /** As the file itself says it, as `apcn`; of H.264 with its profile, as `avc1.640028`. */
  readonly name: string
}

/** The facts about a film or a sound. */
export interface Medium {
  /** Milliseconds to the end of its last picture or sound. */
  readonly durationMs: number
  /** Milliseconds that the file says it has, where it ends before; else null. */
  readonly missingFromMs: number | null
  readonly video: Track | null
  readonly audio: Track | null
}

/** A file that says it is longer than this, beyond its last picture, has lost its end. Milliseconds. */
const LOST = 1_000

interface Stored {
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/** null for one that nothing can read to its end: it is damaged, or a part of it is missing. */
export async function lookAtMedium(store: Pick<FileStore, 'read'>, { key, size }: Stored): Promise<Medium | null> {
  const { ALL_FORMATS, CustomSource, Input, Logging, LogLevel } = await import('mediabunny')
  // Its complaints of damaged files are told as their faults.
  Logging.level = LogLevel.Silent
  let unread: Error | undefined
  const source = new CustomSource({
    getSize: () => size,
    read: async (from, end) => {
      try {
        const bytes = await store.read(key, { first: from, last: end - 1 })
        if (bytes === null) throw new Error(`the store has lost ${key}`)
        return await buffer(bytes)
      } catch (error) {
        unread = new Error(`${key} cannot be read`, { cause: error })
        throw unread
      }
    },
    prefetchProfile: 'network',
  })
  const input = new Input({ formats: ALL_FORMATS, source })
  try {
    return await mediumOf(input)
  } catch (error) {
    // The store is to blame, not the file.
    if (unread !== undefined) throw unread
    if (error instanceof Error) return null
    throw error
  } finally {
    input.dispose()
  }
}

async function mediumOf(input: Input): Promise<Medium | null> {
  const { EncodedPacketSink } = await import('mediabunny')
  if (!(await input.canRead())) return null
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const tracks = [video, audio].filter((track) => track !== null)
  for (const track of tracks) {
    if ((await new EncodedPacketSink(track).getPacket(Infinity)) === null) return null
  }
  const durationMs = tracks.length === 0 ? 0 : Math.round((await input.computeDuration()) * 1000)
  if (durationMs <= 0) return null
  const statedMs = Math.round(((await input.getDurationFromMetadata()) ?? 0) * 1000)
  return {
    durationMs,
    missingFromMs: statedMs > durationMs + LOST ? statedMs : null,
    video: video === null ? null : await trackOf(video),
    audio: audio === null ? null : await trackOf(audio),
  }
}

async function trackOf(track: InputTrack): Promise<Track> {
  const codec = await track.getCodec()
  const name = codec === 'avc' ? await track.getCodecParameterString() : await track.getInternalCodecId()
  return { codec, name: typeof name === 'string' ? name : (codec ?? 'an unknown form') }
}

/** Films and sounds for tests: real files of their formats, whose pictures and sounds are noise. */
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const FORMATS = { mp4: Mp4OutputFormat, mov: MovOutputFormat, webm: WebMOutputFormat } as const

/** Of H.264: version 1, then profile, compatibility and level as in its name; sets of parameters of no picture. */
const avc = (profile: number): Uint8Array =>
  Uint8Array.from([1, profile, 0, 31, 0xff, 0xe1, 0, 4, 0x67, profile, 0, 31, 1, 0, 2, 0x68, 0xce])

const VIDEO = {
  avc: { codec: 'avc1.42001f', description: avc(0x42) },
  avc10: { codec: 'avc1.6e001f', description: avc(0x6e) },
  hevc: { codec: 'hvc1.1.6.L93.B0', description: new Uint8Array(23).fill(1) },
  av1: { codec: 'av01.0.04M.08' },
  prores: { codec: 'apcn' },
  vp8: { codec: 'vp8' },
  vp9: { codec: 'vp09.00.10.08' },
} as const

const AUDIO = {
  aac: { codec: 'mp4a.40.2', description: Uint8Array.from([0x11, 0x90]) },
  opus: { codec: 'opus' },
  'pcm-s16': { codec: 'pcm-s16' },
} as const

interface Made {
  readonly format?: keyof typeof FORMATS
  readonly video?: keyof typeof VIDEO
  readonly audio?: keyof typeof AUDIO
  readonly seconds: number
  /** Of the picture or the sound of each second. */
  readonly bytes?: number
}

/** A film of one picture, and a sound of one packet, each second. */
export async function makeMedium({ format = 'mp4', video, audio, seconds, bytes = 400 }: Made): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new FORMATS[format]({ fastStart: 'in-memory' }), target })
  const pictures = video === undefined ? null : new EncodedVideoPacketSource(video === 'avc10' ? 'avc' : video)
  const sounds = audio === undefined ? null : new EncodedAudioPacketSource(audio)
  if (pictures !== null) output.addVideoTrack(pictures, { frameRate: 1 })
  if (sounds !== null) output.addAudioTrack(sounds)
  await output.start()
  const pictured = { decoderConfig: { codedWidth: 64, codedHeight: 64, ...VIDEO[video ?? 'vp8'] } }
  const sounding = { decoderConfig: { numberOfChannels: 2, sampleRate: 48_000, ...AUDIO[audio ?? 'opus'] } }
  for (let second = 0; second < seconds; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(bytes).fill(second + 1), 'key', second, 1)
    await pictures?.add(packet, pictured)
    await sounds?.add(packet, sounding)
  }
  await output.finalize()
  if (target.buffer === null) throw new Error('nothing was made')
  return Buffer.from(target.buffer)
}

/** An MP3 of so many frames of 26 ms. */
export function makeMp3(frames: number): Buffer {
  // MPEG 1, layer 3, 128 kbit/s, 44.1 kHz, stereo.
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** The clips of the sample films as they are kept: one after the other in a file for each quality, with an index. */
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { assetPath } from '../asset-path'

const filmArchive = v.object({
  /** Of each clip. */
  seconds: v.number(),
  /** Ticks of a second inside the clips. */
  timescale: v.number(),
  /** What is written in the clips that open a film. */
  titles: v.record(v.string(), v.string()),
  qualities: v.array(
    v.object({
      name: v.string(),
      width: v.number(),
      height: v.number(),
      codecs: v.string(),
      /** Bytes at the beginning of the file that all clips share. */
      init: v.number(),
      /** First byte and length, by name. */
      clips: v.record(v.string(), v.tuple([v.number(), v.number()])),
    }),
  ),
})
export type FilmArchive = v.InferOutput<typeof filmArchive>
export type FilmQuality = FilmArchive['qualities'][number]

export async function readFilmArchive(): Promise<FilmArchive> {
  return v.parse(filmArchive, JSON.parse(await readFile(join(assetPath('films'), 'index.json'), 'utf8')))
}

/** What the decoder must know before the first clip. */
export function readInit({ name, init }: FilmQuality): Promise<Buffer> {
  return readPart(name, 0, init)
}

/** A clip that begins at a time of its film, in seconds; undefined for an unknown name. */
export async function readClip(
  { timescale }: FilmArchive,
  { name, clips }: FilmQuality,
  clip: string,
  startsAt: number,
): Promise<Buffer | undefined> {
  const place = clips[clip]
  if (place === undefined) return undefined
  const bytes = await readPart(name, ...place)
  writeStart(bytes, startsAt * timescale)
  return bytes
}

async function readPart(name: string, first: number, length: number): Promise<Buffer> {
  const file = await open(join(assetPath('films'), `${name}.bin`))
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, first)
    return buffer
  } finally {
    await file.close()
  }
}

interface BoxPlace {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The boxes of an MP4 file that stand side by side (ISO 14496-12). */
export function boxesOf(bytes: Buffer, from = 0, to = bytes.length): BoxPlace[] {
  const boxes: BoxPlace[] = []
  for (let start = from; start < to;) {
    const end = start + bytes.readUInt32BE(start)
    if (end <= start) throw new Error('a box of the clip has no length')
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, end })
    start = end
  }
  return boxes
}

/** Writes when a clip begins: 64 bits in its `tfdt` box, after the box's length, type, version and flags. */
function writeStart(bytes: Buffer, ticks: number): void {
  let inside = { start: -8, end: bytes.length }
  for (const wanted of ['moof', 'traf', 'tfdt']) {
    const box = boxesOf(bytes, inside.start + 8, inside.end).find(({ type }) => type === wanted)
    if (box === undefined) throw new Error(`the clip has no ${wanted}`)
    inside = box
  }
  bytes.writeBigUInt64BE(BigInt(ticks), inside.start + 12)
}

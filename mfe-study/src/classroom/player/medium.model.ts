/** A classroom's medium: its addresses and qualities, its speed and volume. */
import * as v from 'valibot'

import type { ClassroomDetail } from '@campus/contracts/study-course'

export const SPEEDS = [0.75, 1, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

const pageData = v.object({
  pageData: v.array(
    v.object({
      type: v.optional(v.string(), ''),
      url: v.optional(v.string(), ''),
      content: v.optional(v.string(), ''),
    }),
  ),
})

/** Parses a classroom's content; unreadable content gives empty values. */
export interface Content {
  readonly videoUrl: string
  readonly audioUrl: string
  /** HTML. */
  readonly article: string
}

export function parseContent(json: string): Content {
  const read = v.safeParse(pageData, jsonOf(json))
  const parts = read.success ? read.output.pageData : []
  const part = (type: string) => parts.find((candidate) => candidate.type === type)
  return {
    videoUrl: part('video')?.url ?? '',
    audioUrl: part('audio')?.url ?? '',
    article: part('article')?.content ?? '',
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Another back end may send something other than JSON: then there is nothing to show.
    return null
  }
}

export type QualityName = 'LD' | 'SD' | 'HD' | 'other'

export interface Quality {
  readonly name: QualityName
  readonly url: string
}

const ORDER: readonly QualityName[] = ['LD', 'SD', 'HD', 'other']

/** The qualities of a video, the lowest first; none when its content names the only address. */
export function qualitiesOf(list: ClassroomDetail['transCodeVideoList']): Quality[] {
  return list
    .filter(({ url }) => url !== '')
    .map(({ templateType, url }) => ({ name: nameOf(templateType), url }))
    .sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
}

function nameOf(templateType: string): QualityName {
  return templateType === 'LD' || templateType === 'SD' || templateType === 'HD' ? templateType : 'other'
}

/** Bits per second that a quality needs to play without stalling, as usual for its size. */
const NEEDED: Readonly<Record<QualityName, number>> = { LD: 0.8e6, SD: 1.5e6, HD: 3e6, other: 5e6 }

/** The highest quality the connection can carry; the highest of all when its speed is unknown. */
export function startingQuality(qualities: readonly Quality[], bitsPerSecond: number | null): Quality | undefined {
  if (bitsPerSecond === null) return qualities.at(-1)
  return qualities.findLast(({ name }) => NEEDED[name] <= bitsPerSecond) ?? qualities[0]
}

export function isStream(url: string): boolean {
  return url.includes('.m3u8')
}

const STREAM_VOLUME = 0.1

/** 0 to 1: as the learner last set it, otherwise low for a stream and full for the rest. */
export function startingVolume(url: string, remembered: number | null): number {
  return remembered ?? (isStream(url) ? STREAM_VOLUME : 1)
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** How long to wait before the next try at a broken connection; `tries` have failed. */
export function reconnectPause(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1))
}

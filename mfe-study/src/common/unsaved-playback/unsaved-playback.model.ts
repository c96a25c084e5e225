/** What was played of media and the server does not know of yet. */
import * as v from 'valibot'

import { MOST_RANGES } from '@campus/contracts/study-learning'
import { mergeRanges, watchedMs, type WatchedRange } from '@campus/contracts/watched-ranges'

const milliseconds = v.pipe(v.number(), v.minValue(0))

const unsavedPlayback = v.object({
  /** Of one visit of one medium. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** '' where the class is the site's own. */
  schoolId: v.string(),
  /** The last save of the visit: it names everything that was played. */
  request: v.object({
    classroomId: v.pipe(v.string(), v.nonEmpty()),
    courseId: v.pipe(v.string(), v.nonEmpty()),
    classId: v.pipe(v.string(), v.nonEmpty()),
    studentId: v.string(),
    /** When it was played, an instant. */
    lastStudyTime: v.string(),
    learningDuration: milliseconds,
    remainStudyDuration: milliseconds,
    client: v.literal('Web'),
    watched: v.pipe(v.array(v.tuple([milliseconds, milliseconds])), v.maxLength(MOST_RANGES)),
  }),
})
export type UnsavedPlayback = v.InferOutput<typeof unsavedPlayback>
export type PlaybackSave = UnsavedPlayback['request']

/** A device keeps so many visits; the oldest goes first. */
const MOST_VISITS = 20

/** What was stored; an unreadable visit is left out. */
export function readUnsaved(json: string): UnsavedPlayback[] {
  const read = v.safeParse(v.array(v.unknown()), jsonOf(json))
  if (!read.success) return []
  return read.output.flatMap((item) => {
    const visit = v.safeParse(unsavedPlayback, item)
    return visit.success ? [visit.output] : []
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** A server that rounds leaves out less than this. */
const NEGLIGIBLE_MS = 1_000

/** Whether what was played counts as watched. */
export function isCovered(played: readonly WatchedRange[], watched: readonly WatchedRange[]): boolean {
  const counted = mergeRanges(watched)
  return watchedMs(mergeRanges([...counted, ...played])) - watchedMs(counted) < NEGLIGIBLE_MS
}

/** A visit's newer save takes the place of its older one. */
export function withVisit(visits: readonly UnsavedPlayback[], visit: UnsavedPlayback): UnsavedPlayback[] {
  return [...withoutVisit(visits, visit.key), visit].slice(-MOST_VISITS)
}

export function withoutVisit(visits: readonly UnsavedPlayback[], key: string): UnsavedPlayback[] {
  return visits.filter((visit) => visit.key !== key)
}

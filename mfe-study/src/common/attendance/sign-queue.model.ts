/** Presses that the server does not know of yet. */
import * as v from 'valibot'

import { SIGN } from '@campus/contracts/study-attendance'

const waitingSign = v.object({
  /** Its idempotency key: sent twice it is one. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** '' where the class is the site's own. */
  schoolId: v.string(),
  request: v.object({
    activityId: v.string(),
    classId: v.pipe(v.string(), v.nonEmpty()),
    classroomId: v.string(),
    courseId: v.string(),
    studentId: v.string(),
    userId: v.string(),
    type: v.picklist([SIGN.in, SIGN.out]),
    lat: v.nullable(v.number()),
    lon: v.nullable(v.number()),
    /** When it was pressed, an instant. */
    signTime: v.string(),
  }),
})
export type WaitingSign = v.InferOutput<typeof waitingSign>

/** What was stored; an unreadable press is left out. */
export function readSigns(json: string): WaitingSign[] {
  try {
    const parsed: unknown = JSON.parse(json)
    if (!Array.isArray(parsed)) return []
    return parsed.flatMap((item) => {
      const read = v.safeParse(waitingSign, item)
      return read.success ? [read.output] : []
    })
  } catch {
    return []
  }
}

type Lesson = Pick<WaitingSign['request'], 'activityId' | 'classId' | 'classroomId' | 'type'>

/** Whether two presses are of the same control of the same lesson. */
function isSame(one: Lesson, other: Lesson): boolean {
  return (
    one.type === other.type &&
    one.classId === other.classId &&
    one.activityId === other.activityId &&
    (one.activityId !== '' || one.classroomId === other.classroomId)
  )
}

export function waitingFor(signs: readonly WaitingSign[], lesson: Lesson): WaitingSign | undefined {
  return signs.find(({ request }) => isSame(request, lesson))
}

/** The first press of a control stays. */
export function withSign(signs: readonly WaitingSign[], sign: WaitingSign): WaitingSign[] {
  return waitingFor(signs, sign.request) === undefined ? [...signs, sign] : [...signs]
}

export function withoutSign(signs: readonly WaitingSign[], key: string): WaitingSign[] {
  return signs.filter((sign) => sign.key !== key)
}

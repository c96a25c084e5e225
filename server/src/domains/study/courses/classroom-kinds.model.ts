/** What is learned in a classroom, by its type: what a learner's progress there is made of. */
import { CLASSROOM } from '@campus/contracts/study-course'

/** Is played; progress is how much of it was. */
export const MEDIA: ReadonlySet<number> = new Set([CLASSROOM.video, CLASSROOM.audio])

/** Is read or looked at; it counts as finished once it was opened. */
export const READING: ReadonlySet<number> = new Set([
  CLASSROOM.article,
  CLASSROOM.document,
  CLASSROOM.archive,
  CLASSROOM.image,
])

/** Is handed in. */
export const WORKS: ReadonlySet<number> = new Set([CLASSROOM.homework, CLASSROOM.test])

/** Is opened on the web; the rest is for the app. */
export const ON_THE_WEB: ReadonlySet<number> = new Set([...MEDIA, ...READING, ...WORKS, CLASSROOM.faceToFace])

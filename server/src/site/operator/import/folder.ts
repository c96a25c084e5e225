/** An operator's folder as it travels: texts and files by their path, `schools.csv` and `<school>/<table>.csv`. */
import * as v from 'valibot'

const path = v.pipe(v.string(), v.maxLength(300))
/** Of the bytes, in lower-case hex. */
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const folder = v.object({
  files: v.array(v.strictObject({ path, text: v.string() })),
  /** Bytes in base64. */
  pictures: v.array(v.strictObject({ path, content: v.string() })),
  /** Films, sounds, documents and archives, which were sent ahead of it. */
  media: v.optional(v.array(v.strictObject({ path, sha256 })), []),
})
export type Folder = v.InferOutput<typeof folder>
export type GivenFolder = v.InferInput<typeof folder>

/** What is wrong with a folder, at a line of a file; line 0 is the file as a whole. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly message: string
}

export const SCHOOLS_FILE = 'schools.csv'

/** Largest folder in bytes of JSON. */
export const MAX_FOLDER = 256 * 1024 * 1024

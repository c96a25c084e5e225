/** An operator's folder as it travels: texts and pictures by their path, `schools.csv` and `<school>/<table>.csv`. */
import * as v from 'valibot'

const path = v.pipe(v.string(), v.maxLength(300))

export const folder = v.object({
  files: v.array(v.strictObject({ path, text: v.string() })),
  /** Bytes in base64. */
  pictures: v.array(v.strictObject({ path, content: v.string() })),
})
export type Folder = v.InferOutput<typeof folder>

/** What is wrong with a folder, at a line of a file; line 0 is the file as a whole. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly message: string
}

export const SCHOOLS_FILE = 'schools.csv'

/** Largest folder in bytes of JSON. */
export const MAX_FOLDER = 256 * 1024 * 1024

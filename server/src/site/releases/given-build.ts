/** A build as it is sent: its files in one body, or the address of a partner's manifest. */
import * as v from 'valibot'

import { MOST_FILES } from '../registry/outside-release.model'
import { isFileName } from '../registry/release.model'

/** Largest body in bytes: the largest release with its compressed forms, in base64. */
export const MAX_BUILD = 48 * 1024 * 1024

/** The manifest, and each file in two compressed forms as well. */
const MOST_ENTRIES = 3 * MOST_FILES + 1

const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/

const files = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.check(isFileName, ({ input }) => `${JSON.stringify(input)} is no file name`),
    ),
    v.pipe(v.string(), v.regex(isBase64, 'it must be base64')),
  ),
  v.check((given) => Object.keys(given).length <= MOST_ENTRIES, `there must be at most ${MOST_ENTRIES} files`),
  v.transform((given) => new Map(Object.entries(given).map(([name, text]) => [name, Buffer.from(text, 'base64')]))),
)

export const why = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), '')

export const givenBuild = v.pipe(
  v.strictObject({
    files: v.exactOptional(files),
    address: v.exactOptional(v.pipe(v.string(), v.maxLength(300))),
    why,
  }),
  v.check(
    (given) => (given.files === undefined) !== (given.address === undefined),
    'A build is either its files or the address of its manifest.',
  ),
)
export type GivenBuild = Pick<v.InferOutput<typeof givenBuild>, 'files' | 'address'>

import type { GenericSchema, InferOutput } from 'valibot'
import * as v from 'valibot'

import { InvalidInputError } from './refusal'

/** Deepest nesting of a body; a deeper one is refused before any code walks it. */
const MAX_DEPTH = 32

/** Checks a call's input against its schema. Throws {@link InvalidInputError} naming the first wrong field. */
export function parseInput<Schema extends GenericSchema>(schema: Schema, raw: unknown): InferOutput<Schema> {
  // A list would be accepted as an object whose fields are all optional.
  if (Array.isArray(raw) && schema.type !== 'array') throw new InvalidInputError('body')
  refuseUnstorableText(raw, '', 0)
  const result = v.safeParse(schema, raw)
  if (result.success) return result.output
  throw new InvalidInputError(v.getDotPath(result.issues[0]) ?? 'body')
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
const UNSTORABLE = /[\u0000\uD800-\uDFFF]/u

function refuseUnstorableText(value: unknown, path: string, depth: number): void {
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw new InvalidInputError(path === '' ? 'body' : path)
  if (typeof value !== 'object' || value === null) return
  if (depth === MAX_DEPTH) throw new InvalidInputError(path)
  for (const [key, entry] of Object.entries(value)) {
    const entryPath = path === '' ? key : `${path}.${key}`
    if (UNSTORABLE.test(key)) throw new InvalidInputError(path === '' ? 'body' : path)
    refuseUnstorableText(entry, entryPath, depth + 1)
  }
}

/** The tenant at the top level of a payload, if there is one. */
export function tenantNamedIn(input: unknown): string | undefined {
  return namedIn(input, 'tenantId')
}

/** The school of the class at the top level of a learner's payload, if there is one. */
export function schoolNamedIn(input: unknown): string | undefined {
  return namedIn(input, 'schoolId')
}

function namedIn(input: unknown, name: 'tenantId' | 'schoolId'): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const value: unknown = Reflect.get(input, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

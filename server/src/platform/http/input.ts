import type { GenericSchema, InferOutput } from 'valibot'
import * as v from 'valibot'

import type { CallDefinition } from '@campus/contracts/call'
import { isStorable } from '@campus/contracts/storable-text'

import { InvalidInputError } from './refusal'

/** Deepest nesting of a body; a deeper one is refused before any code walks it. */
const MAX_DEPTH = 32

/** Checks a call's input against its schema. Throws {@link InvalidInputError} naming the first wrong field. */
export function parseInput<Schema extends GenericSchema>(
  { request, judgedOneByOne = [] }: { readonly request: Schema } & Pick<CallDefinition, 'judgedOneByOne'>,
  raw: unknown,
): InferOutput<Schema> {
  // A list would be accepted as an object whose fields are all optional.
  if (Array.isArray(raw) && request.type !== 'array') throw new InvalidInputError('body')
  refuseUnfit(raw, '', 0, judgedOneByOne)
  const result = v.safeParse(request, raw)
  if (result.success) return result.output
  throw new InvalidInputError(v.getDotPath(result.issues[0]) ?? 'body')
}

/** Refuses what is too deep, and text that cannot be stored but in fields `judged` by their schema. */
function refuseUnfit(value: unknown, path: string, depth: number, judged: readonly string[]): void {
  const isJudged = judged.some((field) => path === field || path.startsWith(`${field}.`))
  if (typeof value === 'string' && !isJudged && !isStorable(value)) {
    throw new InvalidInputError(path === '' ? 'body' : path)
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === MAX_DEPTH) throw new InvalidInputError(path)
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) throw new InvalidInputError(path === '' ? 'body' : path)
    refuseUnfit(entry, path === '' ? key : `${path}.${key}`, depth + 1, judged)
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

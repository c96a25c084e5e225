import * as v from 'valibot'
import type { GenericSchema } from 'valibot'

/** The parts of valibot's schemas this walk reads; a pipe carries those of its first schema. */
interface SchemaParts {
  readonly type: string
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly options?: readonly GenericSchema[]
}

/**
 * Path of the first field of an answer its contract does not declare;
 * undefined when there is none. What nobody declared nobody meant to send: a
 * password hash in a row that was passed on whole.
 */
export function undeclaredField(schema: GenericSchema, answer: unknown, path = ''): string | undefined {
  const { type, entries, item, wrapped, options } = schema as unknown as SchemaParts
  if (typeof answer !== 'object' || answer === null || type === 'record' || type === 'any') return undefined
  if (wrapped !== undefined) return undeclaredField(wrapped, answer, path)
  if (options !== undefined) return undeclaredInAll(options, answer, path)
  if (Array.isArray(answer)) {
    return item === undefined
      ? undefined
      : firstOf(answer, (entry, index) => undeclaredField(item, entry, `${path}[${index}]`))
  }
  if (entries === undefined) return undefined
  return firstOf(Object.entries(answer), ([name, value]) => {
    const own = path === '' ? name : `${path}.${name}`
    const declared = Object.hasOwn(entries, name) ? entries[name] : undefined
    return declared === undefined ? (value === undefined ? undefined : own) : undeclaredField(declared, value, own)
  })
}

/** A field is undeclared when every alternative the answer fits says so. */
function undeclaredInAll(options: readonly GenericSchema[], answer: object, path: string): string | undefined {
  const found = options.filter((option) => v.is(option, answer)).map((option) => undeclaredField(option, answer, path))
  return found.includes(undefined) ? undefined : found[0]
}

function firstOf<Entry>(
  entries: readonly Entry[],
  look: (entry: Entry, index: number) => string | undefined,
): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const found = look(entry, index)
    if (found !== undefined) return found
  }
  return undefined
}

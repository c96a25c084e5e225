import * as v from 'valibot'
import type { GenericSchema } from 'valibot'

/** The parts of valibot's schemas that this walk reads; a pipe has those of its first schema. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly options?: readonly GenericSchema[]
}

/**
 * Path of the first field of a response that its contract does not declare; undefined when there is none. An
 * undeclared field is probably unintended: a password hash in a row that was passed on whole.
 */
export function undeclaredField(schema: GenericSchema, response: unknown, path = ''): string | undefined {
  const { entries, item, wrapped, options } = schema as unknown as SchemaParts
  if (typeof response !== 'object' || response === null) return undefined
  if (wrapped !== undefined) return undeclaredField(wrapped, response, path)
  if (options !== undefined) return undeclaredInAll(options, response, path)
  if (Array.isArray(response)) {
    return item === undefined
      ? undefined
      : firstOf(response, (entry, index) => undeclaredField(item, entry, `${path}[${index}]`))
  }
  if (entries === undefined) return undefined
  return firstOf(Object.entries(response), ([name, value]) => {
    const own = path === '' ? name : `${path}.${name}`
    const declared = Object.hasOwn(entries, name) ? entries[name] : undefined
    return declared === undefined ? (value === undefined ? undefined : own) : undeclaredField(declared, value, own)
  })
}

/** A field is undeclared when no matching alternative of the response declares it. */
function undeclaredInAll(options: readonly GenericSchema[], response: object, path: string): string | undefined {
  const found = options
    .filter((option) => v.is(option, response))
    .map((option) => undeclaredField(option, response, path))
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

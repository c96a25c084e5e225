/**
 * Tolerant wire types. A school may run a back end of its own whose JSON says
 * null for empty, and numbers as text: everything is brought to one form here,
 * once, so that no screen guesses.
 */
import * as v from 'valibot'

/** Text; missing or null reads as ''. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
)

/** An identifier: text on our side even where a back end sends a number. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform((value) => String(value)),
)

/** An identifier that may be absent: ''. */
export const optionalId = text

/** A number, also when it travels as text. Anything else is refused. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/, 'not a number'))]),
  v.transform((value) => Number(value)),
)

/** A number, or null when the value is missing or ''. */
export const optionalNumeric = v.pipe(
  v.nullish(v.union([v.literal(''), numeric]), null),
  v.transform((value) => (value === '' ? null : value)),
)

/** A count: missing reads as 0. */
export const count = v.pipe(
  optionalNumeric,
  v.transform((value) => value ?? 0),
)

/** 1 or 0, also as text or boolean; missing reads as false. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || String(value) === '1'),
)

/** A list; missing or null reads as []. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), [])
}

/** A point in time as `yyyy-MM-dd HH:mm:ss` (Beijing time); missing reads as ''. */
export const time = text

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/**
 * A moment of our own calls, exact and the same everywhere: `2026-11-22T05:00:00.123Z` on the wire, as
 * `Date.prototype.toISOString` writes it; epoch milliseconds where it is read, which can be compared with the server's
 * time. The specification's local text is {@link time}.
 */
export const instant = v.pipe(
  v.string(),
  v.regex(INSTANT, 'not an instant'),
  v.transform((text) => Date.parse(text)),
  v.safeInteger('not an instant'),
)

/** An instant that may be absent: null. */
export const optionalInstant = v.pipe(
  v.nullish(v.union([v.literal(''), instant]), null),
  v.transform((value) => (value === '' ? null : value)),
)

/** `{ code, desc }` as the back ends of this field write an enumeration; missing reads as empty. */
export const coded = v.pipe(
  v.nullish(v.object({ code: text, desc: text }), { code: '', desc: '' }),
  v.transform((value): { code: string; desc: string } => value),
)

/** A JSON array of texts that may itself travel as JSON text; what cannot be read is an empty list. */
export const jsonTextList = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value): string[] => (typeof value === 'string' ? parseTextList(value) : value)),
)

function parseTextList(json: string): string[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed.filter((item): item is string => typeof item === 'string') : []
  } catch {
    return []
  }
}

/** One page of records; the paging fields are numbers whatever the wire says. */
export function page<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    records: list(item),
    current: count,
    size: count,
    total: count,
    pages: count,
  })
}

/** The largest page the server answers with; a larger size is cut to it. */
export const MAX_PAGE_SIZE = 200

/** Paging of a request: `current` from 1, `size` bounded by the server, `sort` and `order` as the calls name them. */
export const paging = {
  current: v.optional(v.pipe(numeric, v.integer(), v.minValue(1)), 1),
  size: v.optional(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(9999)), 10),
  sort: v.optional(v.string()),
  order: v.optional(v.string()),
}

/**
 * Tolerant wire types. A school's own back end may send null for empty values and numbers as text. These
 * types bring everything to one form, so that no page has to guess.
 */
import * as v from 'valibot'

/** Text; missing or null reads as ''. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
)

/** An identifier: text here, even if a back end sends a number. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform((value) => String(value)),
)

/** An identifier that may be absent: ''. */
export const optionalId = text

/** A number, or a number as text. Anything else is refused. */
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
 * A moment in our own calls, with zone and milliseconds: on the wire as `Date.prototype.toISOString` writes
 * it (`2026-11-22T05:00:00.123Z`), in code as epoch milliseconds, comparable with the server's time. The
 * specification's local text is {@link time}.
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

/** `{ code, desc }`, the usual form of an enumeration in such back ends; missing reads as empty. */
export const coded = v.pipe(
  v.nullish(v.object({ code: text, desc: text }), { code: '', desc: '' }),
  v.transform((value): { code: string; desc: string } => value),
)

/** A JSON array of texts, or the same as JSON text; unreadable text is an empty list. */
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

/** One page of records; the paging fields are numbers, or numbers as text. */
export function page<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    records: list(item),
    current: count,
    size: count,
    total: count,
    pages: count,
  })
}

/** A page after parsing. */
export interface Page<Item> {
  readonly records: readonly Item[]
  /** From 1. */
  readonly current: number
  readonly size: number
  readonly total: number
  readonly pages: number
}

/** The largest page of a call without a limit of its own; for more, request the next page. */
export const LARGEST_PAGE = 200

export const ORDERS = ['ascending', 'descending'] as const
export type Order = (typeof ORDERS)[number]

interface Sorting<Sort extends string> {
  /**
   * The sort orders of the list; the first is the default. Several fields are one value:
   * `commentTop,createdTime`.
   */
  readonly sort: readonly [Sort, ...Sort[]]
  /** The default order. */
  readonly order: Order
}

interface PagingLimit {
  /** Largest page, for a call that needs more than LARGEST_PAGE at once. */
  readonly largest?: number
}

/**
 * Paging of a request: `current` from 1, `size` up to the largest page. A larger size is refused as a wrong
 * field, never cut. Only sortable calls accept `sort` and `order`, and only values that they honour.
 */
export function paging(limit?: PagingLimit): ReturnType<typeof windowOf>
export function paging<const Sort extends string>(
  sorting: Sorting<Sort> & PagingLimit,
): ReturnType<typeof windowOf> & ReturnType<typeof sortingOf<Sort>>
export function paging(options: PagingLimit | (Sorting<string> & PagingLimit) = {}) {
  const window = windowOf(options.largest ?? LARGEST_PAGE)
  return 'sort' in options ? { ...window, ...sortingOf(options) } : window
}

function windowOf(largest: number) {
  return {
    current: v.optional(v.pipe(numeric, v.integer(), v.minValue(1)), 1),
    size: v.optional(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(largest)), Math.min(10, largest)),
  }
}

function sortingOf<const Sort extends string>({ sort, order }: Sorting<Sort>) {
  return {
    sort: v.optional(v.picklist(sort), () => sort[0]),
    order: v.optional(v.picklist(ORDERS), order),
  }
}

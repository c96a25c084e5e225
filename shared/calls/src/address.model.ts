/** The state that a page keeps in its address: tabs, filters, pages. So back, reload and a shared link work. */
import * as v from 'valibot'

/** One parameter of an address. */
export interface AddressField<Value> {
  /** Reads the parameter's text; invalid text counts as missing. */
  readonly schema: v.GenericSchema<string, Value>
  /** The value when the address has none; it is never written to the address. */
  readonly fallback: Value
  /** Scroll position after a change: the top of the page, or unchanged. */
  readonly scroll: 'top' | 'stay'
  /** The parameter's name, if it differs from the field's. */
  readonly name?: string
}

/** A page of a list, from 1. A change scrolls to the top. */
export const pageNumber: AddressField<number> = {
  schema: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/),
    v.transform((text) => Number(text)),
  ),
  fallback: 1,
  scroll: 'top',
}

/** Any text, such as an id; '' when the address has none. */
export const freeText: AddressField<string> = { schema: v.string(), fallback: '', scroll: 'stay' }

/** One of several values; the first unless the address names another. */
export function oneOf<const Choices extends readonly [string | number, ...(string | number)[]]>(
  choices: Choices,
): AddressField<Choices[number]> {
  const byText = new Map(choices.map((choice) => [String(choice), choice] as const))
  return {
    schema: v.pipe(
      v.string(),
      v.picklist([...byText.keys()]),
      v.transform((text): Choices[number] => byText.get(text) ?? choices[0]),
    ),
    fallback: choices[0],
    scroll: 'stay',
  }
}

type Fields = Readonly<Record<string, AddressField<unknown>>>
type ValuesOf<Definition extends Fields> = {
  readonly [Name in keyof Definition]: Definition[Name] extends AddressField<infer Value> ? Value : never
}

/** A part of a page's address, defined by {@link addressOf}. */
export interface Address<Values> {
  /** Reads an address; a missing or invalid value is the field's fallback. */
  readonly parse: (query: URLSearchParams) => Values
  /**
   * The query with some values changed. Fallbacks are left out and foreign parameters stay, so one place has
   * one query.
   */
  readonly query: (current: URLSearchParams, change: Partial<Values>) => URLSearchParams
  /** Scroll position after a change: that of the widest changed field. */
  readonly scrollOf: (change: Partial<Values>) => 'top' | 'stay'
}

/** The values of an address, as its pages read them. */
export type AddressValues<Defined> = Defined extends Address<infer Values> ? Values : never

/**
 * A part of an address. Fields are listed from the widest to the narrowest: a change of one resets those
 * after it, so that another tab starts at its first page. Use two addresses for values that are independent.
 */
export function addressOf<const Definition extends Fields>(fields: Definition): Address<ValuesOf<Definition>> {
  type Values = ValuesOf<Definition>
  const names = Object.keys(fields)
  const fieldOf = (name: string): AddressField<unknown> => fields[name] as AddressField<unknown>
  const parameterOf = (name: string): string => fieldOf(name).name ?? name

  function parse(query: URLSearchParams): Values {
    return Object.fromEntries(
      names.map((name) => [name, valueOf(fieldOf(name), query.get(parameterOf(name)))]),
    ) as Values
  }

  function query(current: URLSearchParams, change: Partial<Values>): URLSearchParams {
    const next = new URLSearchParams(current)
    const before: Record<string, unknown> = parse(current)
    const wanted: Record<string, unknown> = change
    for (const name of names) next.delete(parameterOf(name))
    let isPutBack = false
    for (const name of names) {
      const { fallback } = fieldOf(name)
      const value: unknown = name in wanted ? wanted[name] : isPutBack ? fallback : before[name]
      isPutBack ||= value !== before[name]
      if (value !== fallback) next.set(parameterOf(name), String(value))
    }
    return next
  }

  return {
    parse,
    query,
    scrollOf: (change) => {
      const widest = names.find((name) => name in change)
      return widest === undefined ? 'stay' : fieldOf(widest).scroll
    },
  }
}

function valueOf(field: AddressField<unknown>, text: string | null): unknown {
  const read = v.safeParse(field.schema, text)
  return read.success ? read.output : field.fallback
}

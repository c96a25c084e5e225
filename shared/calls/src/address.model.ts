/** What a page keeps in its address: tabs, filters, pages. Back, reload and a shared link then work. */
import * as v from 'valibot'

/** One parameter of an address. */
export interface AddressField<Value> {
  /** Reads the parameter's text; what it refuses counts as not said. */
  readonly schema: v.GenericSchema<string, Value>
  /** Meant where the address says nothing; it leaves no trace there. */
  readonly fallback: Value
  /** Where a new value is read from: the top of the page, or where the reader is. */
  readonly scroll: 'top' | 'stay'
  /** The parameter's name, where it is not the field's. */
  readonly name?: string
}

/** A page of a list, from 1. Another page is read from the top. */
export const pageNumber: AddressField<number> = {
  schema: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/),
    v.transform((text) => Number(text)),
  ),
  fallback: 1,
  scroll: 'top',
}

/** Any text, an id for instance; '' where the address says none. */
export const freeText: AddressField<string> = { schema: v.string(), fallback: '', scroll: 'stay' }

/** One of several values, the first unless the address says another. */
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
  /** Reads an address; what it does not say, or says wrongly, is the field's fallback. */
  readonly parse: (query: URLSearchParams) => Values
  /** The query with some values changed. Fallbacks leave no trace, what belongs to others stays; one place has one query. */
  readonly query: (current: URLSearchParams, change: Partial<Values>) => URLSearchParams
  /** Where what a change leads to is read from, as the widest changed field says. */
  readonly scrollOf: (change: Partial<Values>) => 'top' | 'stay'
}

/** The values of an address as its pages see them. */
export type AddressValues<Defined> = Defined extends Address<infer Values> ? Values : never

/**
 * A part of an address. Fields stand from the wide to the narrow: a new value of one puts those after it back to their
 * fallbacks, so that another tab starts at its first page. What should not depend on each other is two addresses.
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

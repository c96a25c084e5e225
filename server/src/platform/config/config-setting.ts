/** One setting of the operator: its variable, default, form and meaning. */
import * as v from 'valibot'

export const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535))
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
export const positive = v.pipe(wholeNumber, v.minValue(1))
export const plain = v.pipe(v.string(), v.trim())
export const yesOrNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((value) => value === 'yes'),
)
export const webAddress = v.pipe(plain, v.regex(/^$|^https?:\/\/\S+$/))
export const words = v.pipe(
  plain,
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)

/** Https only: a page served over https may not load pictures over http. */
export const mapTiles = v.pipe(
  plain,
  v.regex(/^$|^https:\/\/[\w.-]+(?::\d+)?\/\S*$/),
  v.check((template) => template === '' || ['{z}', '{x}', '{y}'].every((field) => template.includes(field))),
)

/** An https address that a document's address is put into. */
export const documentViewer = v.pipe(plain, v.regex(/^$|^https:\/\/[\w.-]+(?::\d+)?\/\S*\{url\}\S*$/))

export const origins = v.pipe(
  words,
  v.everyItem((origin) => URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin),
)

/** The key of each host. */
export const sitesWithKeys = v.pipe(
  words,
  v.everyItem((pair) => /^[\w.-]+(?::\d+)?=[^\s=]{20,}$/.test(pair)),
  v.transform((pairs) => new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''] as const))),
)

export function parsePosition(text: string): { lat: number; lng: number } {
  const [lat = 0, lng = 0] = text.split(',').map(Number)
  return { lat, lng }
}

interface Explanation {
  /** The form of a valid value, for the sentence that refuses another. */
  readonly form: string
  readonly about: string
  /** A secret, which must never be printed. */
  readonly secret?: boolean
}

export interface Setting<Schema extends v.GenericSchema<string, unknown>> extends Explanation {
  readonly variable: string
  readonly fallback: string
  readonly schema: Schema
}

export function setting<Schema extends v.GenericSchema<string, unknown>>(
  variable: string,
  fallback: string,
  schema: Schema,
  explanation: Explanation,
): Setting<Schema> {
  return { variable, fallback, schema, ...explanation }
}

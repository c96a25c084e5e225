import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

import * as wire from '@campus/contracts/wire'

/** A schema or, under `properties`, a placeholder of one. */
export type JsonSchemaDefinition = NonNullable<JsonSchema['not']>

/** The tolerant wire types as our own server writes them; callers may also send the looser forms. */
const WIRE_SCHEMAS = {
  text: wire.text,
  id: wire.id,
  numeric: wire.numeric,
  optionalNumeric: wire.optionalNumeric,
  count: wire.count,
  flag: wire.flag,
  coded: wire.coded,
  jsonTextList: wire.jsonTextList,
} satisfies Record<string, GenericSchema>

const WIRE_TYPES: Readonly<Record<string, JsonSchema>> = {
  text: { type: 'string' },
  id: { type: 'string', minLength: 1 },
  numeric: { type: 'number' },
  optionalNumeric: { anyOf: [{ type: 'number' }, { type: 'null' }] },
  count: { type: 'number' },
  flag: { type: 'boolean' },
  coded: {
    type: 'object',
    properties: { code: { type: 'string' }, desc: { type: 'string' } },
    required: ['code', 'desc'],
  },
  jsonTextList: { type: 'array', items: { type: 'string' } },
}

/** `v.pipe(numeric, …)` is converted from its innermost schema. */
const INNERMOST = new Map([
  [innermostOf(wire.text), WIRE_TYPES['text']],
  [innermostOf(wire.numeric), WIRE_TYPES['numeric']],
])

function innermostOf(schema: GenericSchema): unknown {
  return 'pipe' in schema && Array.isArray(schema.pipe) ? innermostOf(schema.pipe[0] as GenericSchema) : schema
}

/** JSON Schema (2020-12) of the wire form of a contract's schema. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const described = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: WIRE_SCHEMAS,
    overrideSchema: ({ valibotSchema }) => INNERMOST.get(valibotSchema),
  })
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...inlined
  } = inlineWireTypes(described) as JsonSchema & { $defs?: unknown }
  return inlined
}

function inlineWireTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlineWireTypes)
  if (typeof value !== 'object' || value === null) return value
  const reference = '$ref' in value && typeof value.$ref === 'string' ? value.$ref.slice('#/$defs/'.length) : undefined
  if (reference !== undefined) return WIRE_TYPES[reference]
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inlineWireTypes(entry)]))
}

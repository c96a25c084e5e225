import type { JsonSchema } from '@valibot/to-json-schema'

import type { JsonSchemaDefinition } from './json-schema'

/** One line of a table of fields. */
export interface Field {
  /** Path from the top: `model.size`, `records[].id`; '' for the value itself. */
  readonly path: string
  readonly type: string
  readonly required: boolean
}

/** A JSON Schema as a flat list of fields, in reading order; alternatives are listed one after the other. */
export function fieldsOf(schema: JsonSchema): Field[] {
  return collect(schema, '', true)
}

function collect(schema: JsonSchema, path: string, required: boolean): Field[] {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema)
  const shown = alternatives.filter(({ type }) => type !== 'null')
  if (shown.some((alternative) => alternative.properties !== undefined || alternative.items !== undefined)) {
    return distinct(
      shown.flatMap((alternative) => collect(alternative, path, required && shown.length === alternatives.length)),
    )
  }
  const own =
    path === '' && schema.type === 'object' && schema.properties !== undefined
      ? []
      : [{ path, type: typeOf(schema), required }]
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isSchema(property)
      ? collect(property, path === '' ? name : `${path}.${name}`, schema.required?.includes(name) ?? false)
      : [],
  )
  const items =
    isSchema(schema.items) && schema.items.properties !== undefined
      ? collect(schema.items, `${path}[]`, true).slice(1)
      : []
  return [...own, ...inside, ...items]
}

/**
 * A field that two alternatives share is one line: its types are joined, and it is required only if all
 * require it.
 */
function distinct(fields: readonly Field[]): Field[] {
  const byPath = new Map<string, Field>()
  for (const field of fields) {
    const known = byPath.get(field.path)
    byPath.set(
      field.path,
      known === undefined
        ? field
        : {
            path: field.path,
            type: [...new Set([...known.type.split(' or '), ...field.type.split(' or ')])].join(' or '),
            required: known.required && field.required,
          },
    )
  }
  return [...byPath.values()]
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema)
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (schema.type === 'array') {
    return isSchema(schema.items) && schema.items.properties === undefined ? `list of ${typeOf(schema.items)}` : 'list'
  }
  return [[schema.type ?? 'any'].flat().join(' or '), ...limitsOf(schema)].join(', ')
}

function limitsOf(schema: JsonSchema): string[] {
  return [
    schema.minLength === undefined
      ? ''
      : schema.minLength === 1
        ? 'not empty'
        : `at least ${schema.minLength} characters`,
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength} characters`,
    schema.pattern === undefined ? '' : `like ${schema.pattern}`,
    schema.minimum === undefined ? '' : `from ${schema.minimum}`,
    schema.maximum === undefined ? '' : `to ${schema.maximum}`,
    schema.default === undefined ? '' : `else ${JSON.stringify(schema.default)}`,
  ].filter((limit) => limit !== '')
}

function isSchema(definition: JsonSchemaDefinition | JsonSchemaDefinition[] | undefined): definition is JsonSchema {
  return typeof definition === 'object' && !Array.isArray(definition)
}

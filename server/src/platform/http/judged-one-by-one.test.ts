/** Lists whose entries are judged one by one: no text in them may reach the database unchecked. */
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'

import { storableText } from '@campus/contracts/storable-text'

import { routes } from '../../domains'

/** Paths of texts in a schema that are not checked to be storable. */
function uncheckedTexts(schema: object, path: string): string[] {
  if (schema === storableText) return []
  const { type, pipe, entries, item, options, wrapped } = schema as {
    readonly type?: string
    readonly pipe?: readonly object[]
    readonly entries?: Readonly<Record<string, object>>
    readonly item?: object
    readonly options?: readonly unknown[]
    readonly wrapped?: object
  }
  if (pipe?.includes(storableText)) return []
  if (type === 'string' || type === 'any' || type === 'unknown') return [path]
  const inside = [
    ...Object.entries(entries ?? {}).map(([name, entry]) => [`${path}.${name}`, entry] as const),
    ...[item, wrapped].flatMap((one) => (one === undefined ? [] : [[path, one] as const])),
    ...(options ?? []).flatMap((one) => (typeof one === 'object' && one !== null ? [[path, one] as const] : [])),
  ]
  return inside.flatMap(([name, one]) => uncheckedTexts(one, name))
}

const judged = routes.flatMap(({ call }) =>
  (call.judgedOneByOne ?? []).map((field) => [call.id, field, call.request] as const),
)

test('saving answers judges its items one by one', () => {
  expect(judged.map(([id, field]) => `${id} ${field}`)).toEqual(['exam.saveAnswers items'])
})

test.each(judged)('%s: every text of %s is checked by its schema', (_, field, request) => {
  const { entries } = request as GenericSchema & { readonly entries: Readonly<Record<string, object>> }
  const list = entries[field]
  if (list === undefined) throw new Error(`there is no field ${field}`)
  // Numbers may be written as text: digits, a point and a sign alone.
  const unchecked = uncheckedTexts(list, field).filter((path) => !path.endsWith('.seq'))
  expect(unchecked).toEqual([])
})

test('an unchecked text is found wherever it stands', () => {
  const deep = v.array(v.union([v.object({ a: v.optional(v.array(v.string())), b: storableText }), v.unknown()]))
  expect(uncheckedTexts(deep, 'items')).toEqual(['items.a', 'items'])
})

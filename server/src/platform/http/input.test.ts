import * as v from 'valibot'

import { parseInput, schoolNamedIn, tenantNamedIn } from './input'
import { InvalidInputError } from './refusal'

const schema = v.object({ name: v.optional(v.string()), inner: v.optional(v.object({ count: v.number() })) })
const list = v.array(v.string())

/** A value inside so many objects. */
const within = (depth: number, value: unknown): unknown => (depth === 0 ? value : { a: within(depth - 1, value) })

function fieldRefused(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidInputError) return error.field
    throw error
  }
  throw new Error('it was taken')
}

test.each([
  [schema, { name: 'a', inner: { count: 1 } }],
  [schema, {}],
  [schema, { name: '😀' }],
  [list, ['a', 'b']],
])('what fits its call is taken', (of, raw) => {
  expect(parseInput(of, raw)).toEqual(raw)
})

test.each<[string, v.GenericSchema, unknown, string]>([
  ['a field', schema, { name: 1 }, 'name'],
  ['a field of a field', schema, { inner: { count: 'x' } }, 'inner.count'],
  ['a text for an object', schema, 'x', 'body'],
  ['nothing for an object', schema, null, 'body'],
  ['a list for an object', schema, [], 'body'],
  ['a zero character', schema, { name: 'a\u0000' }, 'name'],
  ['half a surrogate pair', schema, { name: '\ud83d' }, 'name'],
  ['a zero character further down', schema, { inner: { note: '\u0000' } }, 'inner.note'],
  ['a zero character in a list', list, ['a', '\u0000'], '1'],
  ['a zero character alone', v.string(), '\u0000', 'body'],
  ['a name that cannot be stored', schema, { 'a\u0000': 1 }, 'body'],
  ['a name that cannot be stored further down', schema, { inner: { 'a\u0000': 1 } }, 'inner'],
])('%s is refused by its name', (_, of, raw, field) => {
  expect(fieldRefused(() => parseInput(of, raw))).toBe(field)
})

test('a body is as deep as 32 objects, and no deeper', () => {
  expect(parseInput(v.unknown(), within(32, 'x'))).toEqual(within(32, 'x'))
  expect(fieldRefused(() => parseInput(v.unknown(), within(33, 'x')))).toBe(Array(32).fill('a').join('.'))
})

test.each([
  [{ tenantId: '10001', schoolId: '10002' }, '10001', '10002'],
  [{ tenantId: '', schoolId: '' }, undefined, undefined],
  [{ tenantId: 10001, schoolId: 10002 }, undefined, undefined],
  [{}, undefined, undefined],
  [{ inner: { tenantId: '10001', schoolId: '10002' } }, undefined, undefined],
  [null, undefined, undefined],
  ['tenantId', undefined, undefined],
  [undefined, undefined, undefined],
])('%j names the school %s, and that of a class %s', (input, tenantId, schoolId) => {
  expect([tenantNamedIn(input), schoolNamedIn(input)]).toEqual([tenantId, schoolId])
})

import * as v from 'valibot'

import { parseInput, schoolNamedIn, tenantNamedIn } from './input'
import { InvalidInputError } from './refusal'

const schema = v.object({ name: v.optional(v.string()), inner: v.optional(v.object({ count: v.number() })) })
const list = v.array(v.string())

const callOf = <Schema extends v.GenericSchema>(request: Schema, judgedOneByOne: readonly string[] = []) => ({
  request,
  judgedOneByOne,
})

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
  expect(parseInput(callOf(of), raw)).toEqual(raw)
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
  expect(fieldRefused(() => parseInput(callOf(of), raw))).toBe(field)
})

test('text of a list whose entries are judged one by one is left to their schema, all other is not', () => {
  const call = callOf(v.object({ items: list, itemsNote: v.optional(v.string()) }), ['items'])
  expect(parseInput(call, { items: ['a', '\u0000'] })).toEqual({ items: ['a', '\u0000'] })
  expect(fieldRefused(() => parseInput(call, { items: [], itemsNote: '\u0000' }))).toBe('itemsNote')
  expect(fieldRefused(() => parseInput(call, { items: [within(33, 'x')] }))).toMatch(/^items\.0\.a/)
})

test('a body is as deep as 32 objects, and no deeper', () => {
  expect(parseInput(callOf(v.unknown()), within(32, 'x'))).toEqual(within(32, 'x'))
  expect(fieldRefused(() => parseInput(callOf(v.unknown()), within(33, 'x')))).toBe(Array(32).fill('a').join('.'))
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

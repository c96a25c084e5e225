import * as v from 'valibot'

import { coded, id, list, page, text } from '@campus/contracts/wire'

import { undeclaredField } from './undeclared'

const person = v.object({ id, name: text, kind: coded, file: v.nullish(v.object({ url: text }), null) })
const either = v.variant('type', [
  v.object({ type: v.literal('a'), a: text }),
  v.object({ type: v.literal('b'), b: text }),
])

test.each([
  [person, { id: '1', name: 'n' }, undefined],
  [person, { id: '1', passwordHash: 'x' }, 'passwordHash'],
  [person, { id: '1', passwordHash: undefined }, undefined],
  [person, { id: '1', file: { url: 'u', path: '/etc' } }, 'file.path'],
  [person, { id: '1', kind: { code: 'A', desc: '', note: '' } }, 'kind.note'],
  [person, null, undefined],
  [list(person), [{ id: '1' }, { id: '2', secret: 1 }], '[1].secret'],
  [page(person), { records: [{ id: '1', secret: 1 }], total: 1 }, 'records[0].secret'],
  [v.record(v.string(), text), { anything: 'goes' }, undefined],
  [
    v.pipe(
      person,
      v.transform((value) => value.id),
    ),
    { id: '1', secret: 1 },
    'secret',
  ],
  [either, { type: 'b', b: 'x' }, undefined],
  [either, { type: 'b', b: 'x', c: 1 }, 'c'],
  [v.any(), { a: { b: 1 } }, undefined],
  // The alternatives of a picklist are no schemas.
  [v.object({ side: v.picklist(['left', 'right']) }), { side: 'left' }, undefined],
  // A schema without fields, lists or alternatives declares whatever it lets through.
  [v.custom(() => true), { a: { b: 1 } }, undefined],
  [v.custom(() => true), [{ a: 1 }], undefined],
])('%#: the field nobody declared is found', (schema, response, path) => {
  expect(undeclaredField(schema, response)).toBe(path)
})

import type { Collection } from '../registry/collection.model'
import { listLines, type Listed } from './release-lines'

const AT = '2026-09-01T00:00:00.000Z'
const onTheWire = (collection: Collection): Listed['collection'] =>
  JSON.parse(JSON.stringify(collection)) as Listed['collection']

test.each<[Collection, string]>([
  [{ state: 'due', from: new Date(AT) }, `kept until ${AT}`],
  [{ state: 'collected', at: new Date(AT) }, `collected ${AT}`],
  [{ state: 'held', by: 'lastGood' }, 'kept: the last good one behind another'],
  [{ state: 'held', by: 'rollback' }, 'kept: a rollback leads to it'],
  [{ state: 'held', by: 'work' }, 'kept: it holds unfinished work'],
  [{ state: 'held', by: 'built' }, 'kept: built beside the server'],
  [{ state: 'held', by: 'assigned' }, ''],
  [{ state: 'held', by: 'partner' }, ''],
])('of a release with %j the list says %j', (collection, words) => {
  const release = { version: '1.0.0', base: '', publishedAt: AT, given: [], collection: onTheWire(collection) }
  expect(listLines([release])).toBe(`  1.0.0  ${AT}    ${words}`.trimEnd())
})

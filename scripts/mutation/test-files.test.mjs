import { filesInOrder } from './test-files.mjs'

const CHANGED = '/area/changed.ts'

const tests = [
  { id: 'opens', file: 'slow.test.ts', time: 5 },
  { id: 'closes', file: 'slow.test.ts', time: 900 },
  { id: 'waits', file: 'quick.test.ts', time: 20 },
  { id: 'opens', file: 'quick.test.ts', time: 20 },
  { id: 'ends', file: 'other.test.ts', time: 300 },
]

test('only files that hold a named test are run, and of a name in several files all', () => {
  expect(filesInOrder(tests, ['closes'], CHANGED)).toEqual(['slow.test.ts'])
  expect(filesInOrder(tests, ['opens'], CHANGED)).toEqual(['slow.test.ts', 'quick.test.ts'])
})

test('the quickest named tests come first', () => {
  expect(filesInOrder(tests, ['closes', 'waits', 'opens', 'ends'], CHANGED)).toEqual([
    'quick.test.ts',
    'other.test.ts',
    'slow.test.ts',
  ])
})

test('the test that is named after the changed file comes before quicker ones', () => {
  const named = [...tests, { id: 'ends', file: '/area/login.routes.test.ts', time: 2_000 }]
  const order = ['/area/login.routes.test.ts', 'other.test.ts']
  expect(filesInOrder(named, ['ends'], '/area/login.routes.ts')).toEqual(order)
  expect(filesInOrder(named, ['ends'], '/area/routes.ts')).toEqual(order.toReversed())
})

test('without names every file is run', () => {
  expect(filesInOrder(tests, undefined, CHANGED)).toEqual(['quick.test.ts', 'other.test.ts', 'slow.test.ts'])
})

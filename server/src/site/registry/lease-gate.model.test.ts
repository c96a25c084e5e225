import { aModule } from '../../testing/releases'
import { droppedLeases, neededByWork } from './lease-gate.model'

const PAGE = '/study/test/answer'
const ROUTE = { layout: 'study', login: true, title: 'school', special: false } as const

function release(version: string, routes: Readonly<Record<string, string | undefined>>, reads?: readonly number[]) {
  const module = aModule('mfe-exam', version)
  const listed = Object.entries(routes).map(([path, lease]) => ({ ...ROUTE, path, ...(lease && { lease }) }))
  const draft = reads === undefined ? {} : { draft: { version: Math.max(...reads), reads: [...reads] } }
  return { ...module, manifest: { ...module.manifest, routes: listed, ...draft } }
}

const one = release('1', { [PAGE]: 'answerLogId', '/study/test': undefined }, [1])

test.each([
  ['keeps it', { [PAGE]: 'answerLogId' }, []],
  ['has it in a pattern', { '/study/test/:part': 'answerLogId' }, []],
  ['has no such page, which is told elsewhere', { '/study/test': undefined }, []],
  ['drops it', { [PAGE]: undefined }, [PAGE]],
  ['names another field', { [PAGE]: 'attempt' }, [PAGE]],
  ['covers it with a pattern that holds nothing', { '/study/test/:part': undefined }, [PAGE]],
])('a page that holds work: a release that %s', (_, routes, paths) => {
  expect(droppedLeases(release('2', routes, [1]), one)).toEqual(
    paths.map(
      (path) =>
        `mfe-exam 2 does not hold unfinished work at ${path}, as mfe-exam 1 does: its route needs lease: 'answerLogId'.`,
    ),
  )
})

test('the first release, and the same one again, drop nothing', () => {
  expect(droppedLeases(release('2', { [PAGE]: undefined }), undefined)).toEqual([])
  expect(droppedLeases(release('1', { [PAGE]: undefined }), one)).toEqual([])
})

test('work that is under way needs its page, and a release that reads its form', () => {
  const underWay = [
    { draftVersion: 1, count: 1 },
    { draftVersion: 2, count: 12 },
  ]
  expect(neededByWork(release('2', { '/study/test': undefined }, [2, 3]), one, underWay)).toEqual([
    `13 pieces of work under way need the page ${PAGE}, which mfe-exam 2 does not have.`,
    '1 piece of work under way needs a release that reads form 1, which mfe-exam 2 does not (draft.reads).',
  ])
  expect(neededByWork(release('2', { [PAGE]: 'answerLogId' }, [1, 2, 3]), one, underWay)).toEqual([])
  expect(neededByWork(release('2', {}, [3]), one, [])).toEqual([])
  expect(neededByWork(release('2', { [PAGE]: 'answerLogId' }), one, underWay)).toHaveLength(2)
})

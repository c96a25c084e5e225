import fc from 'fast-check'

import { aModule, aShell, assigned, routeOf } from '../../testing/releases'
import { foreignMisfits, judgeTogether, type Candidate } from './judge-together.model'
import { gateFaults } from './release-gate.model'
import type { PublishedModule, PublishedShell } from './release.model'
import { EVERY_TENANT, type RegistryContent } from './resolve.model'
import { standInFaults } from './stand-in.model'

const LEASED = routeOf('/exam/answer', { lease: 'answerLogId' })

function moduleOf(id: string, version: string, more: Partial<PublishedModule['manifest']> = {}): PublishedModule {
  const release = aModule(id, version)
  return { ...release, manifest: { ...release.manifest, ...more } }
}

function shellOf(version: string, names: string[], routes: string[] = []): PublishedShell {
  const shell = aShell(version)
  const sharedScope = { version, names: { react: names }, versions: { react: '19.3.1' } }
  return { ...shell, manifest: { ...shell.manifest, routes, sharedScope } }
}

function leadingTo(address: string, shell: PublishedShell): PublishedShell {
  return { ...shell, manifest: { ...shell.manifest, leadsTo: [address] } }
}

const given = (
  module: PublishedModule,
  underWay: { draftVersion: number; count: number }[] = [],
  isBack = false,
): Candidate => ({ id: module.id, module, underWay, isBack })
const givenShell = (shell: PublishedShell): Candidate => ({ id: 'shell', shell })

const study = moduleOf('study', '1', { routes: [routeOf('/study')], takes: { react: ['use'] } })
const exam = moduleOf('exam', '1', { routes: [routeOf('/exam'), LEASED], draft: { version: 1, reads: [1] } })
const content = (more: Partial<RegistryContent> = {}): RegistryContent => ({
  modules: [study, exam],
  shells: [shellOf('1', ['use'])],
  assignments: [assigned('shell', '1'), assigned('study', '1'), assigned('exam', '1')],
  origins: [],
  ...more,
})
const EMPTY = { modules: [], shells: [], assignments: [], origins: [] }

/** Versions that are taken, and the reasons against the others. */
function verdict(candidates: readonly Candidate[], at = content()) {
  const { fitting, refused } = judgeTogether(candidates, at, EVERY_TENANT)
  return { fitting: fitting.map(({ id }) => id), refused: [...refused].map(([{ id }, why]) => [id, ...why]) }
}

const exams = (more: Partial<PublishedModule['manifest']>): PublishedModule =>
  moduleOf('exam', '2', { ...exam.manifest, version: '2', ...more })

test.each<[string, Candidate[], RegistryContent, ReturnType<typeof verdict>]>([
  [
    'a page that moves from one to another',
    [given(moduleOf('study', '2', { routes: [] })), given(exams({ routes: [LEASED, routeOf('/study')] }))],
    content(),
    { fitting: ['study', 'exam'], refused: [] },
  ],
  [
    'a page of a module that comes anew as well',
    [
      given(moduleOf('study', '2', { routes: [routeOf('/study')] })),
      given(exams({ routes: [LEASED, routeOf('/study')] })),
    ],
    content(),
    {
      fitting: ['study'],
      refused: [['exam', 'exam 2 has the path /study, which belongs to study.']],
    },
  ],
  [
    'a page of a module that stays',
    [given(exams({ routes: [LEASED, routeOf('/study')] }))],
    content(),
    { fitting: [], refused: [['exam', 'exam 2 has the path /study, which belongs to study.']] },
  ],
  [
    'two with the same page at the first start',
    [
      given(moduleOf('exam', '1', { routes: [routeOf('/a')] })),
      given(moduleOf('study', '1', { routes: [routeOf('/a')] })),
    ],
    EMPTY,
    {
      fitting: ['exam'],
      refused: [['study', 'study 1 has the path /a, which belongs to exam.']],
    },
  ],
  [
    'a name that the shell beside it brings',
    [givenShell(shellOf('2', ['use', 'later'])), given(exams({ takes: { react: ['later'] } }))],
    content(),
    { fitting: ['shell', 'exam'], refused: [] },
  ],
  [
    'a name that no shell brings, which it lists as needed alone',
    [given(exams({ needs: { react: ['later'] } }))],
    content(),
    { fitting: [], refused: [['exam', 'exam 2 needs later of react; the shell in use offers shared scope 1.']] },
  ],
  [
    'another range of React',
    [given(exams({ shared: { react: '^18.3.0' } }))],
    content(),
    { fitting: [], refused: [['exam', 'exam 2 needs react ^18.3.0; the shell in use has 19.3.1.']] },
  ],
  [
    'a shell without a name that a module takes which stays',
    [givenShell(shellOf('2', [])), given(exams({}))],
    content(),
    {
      fitting: ['exam'],
      refused: [
        [
          'shell',
          'shell 2 does not fit study 1, which is in use: it needs use of react; shell 2 offers shared scope 2.',
        ],
      ],
    },
  ],
  [
    'a shell without a name that the new module does not take any more',
    [givenShell(shellOf('2', [])), given(moduleOf('study', '2'))],
    content(),
    { fitting: ['shell', 'study'], refused: [] },
  ],
  [
    'a shell with a page of a module that stays',
    [givenShell(shellOf('2', ['use'], ['/study']))],
    content(),
    {
      fitting: [],
      refused: [
        ['shell', 'shell 2 does not fit study 1, which is in use: it has the path /study, which belongs to shell.'],
      ],
    },
  ],
  [
    'a shell that a module of one school does not fit',
    [givenShell(shellOf('2', []))],
    content({
      modules: [moduleOf('study', '2'), moduleOf('study', '1', { takes: { react: ['use'] } })],
      assignments: [assigned('shell', '1'), assigned('study', '2'), assigned('study', '1', { scope: '10001' })],
    }),
    {
      fitting: [],
      refused: [
        [
          'shell',
          'shell 2 does not fit study 1, which is in use: it needs use of react; shell 2 offers shared scope 2 at 10001.',
        ],
      ],
    },
  ],
  [
    'a page that lets unfinished work go',
    [given(exams({ routes: [routeOf('/exam/answer')] }))],
    content(),
    {
      fitting: [],
      refused: [
        [
          'exam',
          "exam 2 does not hold unfinished work at /exam/answer, as exam 1 does: its route needs lease: 'answerLogId'.",
        ],
      ],
    },
  ],
  [
    'work under way that it does not read',
    [given(exams({ draft: { version: 2, reads: [2] } }), [{ draftVersion: 1, count: 3 }])],
    content(),
    {
      fitting: [],
      refused: [
        ['exam', '3 pieces of work under way need a release that reads form 1, which exam 2 does not (draft.reads).'],
      ],
    },
  ],
  [
    'a page that is gone, to which another one leads',
    [given(moduleOf('study', '2', { routes: [] }))],
    content({ modules: [study, moduleOf('exam', '1', { leadsTo: ['/Study'] })] }),
    {
      fitting: [],
      refused: [['study', 'study 2 does not have the page /Study, to which exam 1 leads.']],
    },
  ],
  [
    'a page that is gone, to which the one beside it leads no more',
    [given(moduleOf('study', '2', { routes: [] })), given(exams({}))],
    content({ modules: [study, moduleOf('exam', '1', { ...exam.manifest, leadsTo: ['/study'] })] }),
    { fitting: ['study', 'exam'], refused: [] },
  ],
  [
    'a page that is gone, to which a shell leads',
    [given(moduleOf('study', '2', { routes: [] }))],
    content({ shells: [leadingTo('/study', shellOf('1', ['use']))] }),
    { fitting: [], refused: [['study', 'study 2 does not have the page /study, to which shell 1 leads.']] },
  ],
  [
    'a slot that is gone, which a module of one school shows',
    [given(moduleOf('study', '2', { routes: [] }))],
    content({
      modules: [moduleOf('study', '1', { slots: ['a.v1'] }), exam, moduleOf('exam', '2', { shows: ['a.v1'] })],
      assignments: [assigned('study', '1'), assigned('exam', '1'), assigned('exam', '2', { scope: '10001' })],
    }),
    { fitting: [], refused: [['study', 'study 2 does not have the slot a.v1, which exam 2 shows at 10001.']] },
  ],
  [
    'a shell without its page to which a module leads',
    [givenShell(shellOf('2', ['use']))],
    content({
      modules: [moduleOf('study', '1', { leadsTo: ['/login'] })],
      shells: [shellOf('1', ['use'], ['/login'])],
      assignments: [assigned('shell', '1'), assigned('study', '1')],
    }),
    { fitting: [], refused: [['shell', 'shell 2 does not have the page /login, to which study 1 leads.']] },
  ],
  [
    'one that was there before, whatever its work needs: it is as a rollback',
    [
      given(
        exams({ routes: [routeOf('/exam/answer')], draft: { version: 2, reads: [2] } }),
        [{ draftVersion: 1, count: 3 }],
        true,
      ),
    ],
    content(),
    { fitting: ['exam'], refused: [] },
  ],
])('%s', (_, candidates, at, expected) => {
  expect(verdict(candidates, at)).toEqual(expected)
})

test('another house’s module does not hold a shell up: it is named', () => {
  const partner = moduleOf('exam', '1+house', { takes: { react: ['use'] } })
  const at = content({
    modules: [exam, partner],
    assignments: [assigned('shell', '1'), assigned('exam', '1'), assigned('exam', '1+house', { scope: '20001' })],
  })
  expect(verdict([givenShell(shellOf('2', []))], at)).toEqual({ fitting: ['shell'], refused: [] })
  expect(foreignMisfits(shellOf('2', []), at)).toEqual([
    'shell 2 does not fit exam 1+house, which is in use: it needs use of react; shell 2 offers shared scope 2 at 20001.',
  ])
})

const PATHS = ['/a', '/b', '/c']
const NAMES = ['use', 'later']
const parts = fc.record({
  paths: fc.subarray(PATHS),
  slots: fc.subarray(['x.v1']),
  takes: fc.subarray(NAMES),
  leadsTo: fc.subarray(PATHS, { maxLength: 1 }),
  shows: fc.subarray(['x.v1']),
})
const release = (id: string, version: string) =>
  parts.map(({ paths, takes, ...more }) =>
    moduleOf(id, version, { ...more, routes: paths.map((path) => routeOf(path)), takes: { react: takes } }),
  )
/** What the modules in use have, and what they lead to or show. */
function partsIn({ modules, assignments }: RegistryContent) {
  const used = modules.filter(({ id, version }) =>
    assignments.some((entry) => entry.moduleId === id && entry.version === version),
  )
  return {
    there: used.flatMap(({ manifest: { routes, slots } }) => [...routes.map(({ path }) => path), ...slots]),
    needed: used.flatMap(({ manifest: { leadsTo = [], shows = [] } }) => [...leadsTo, ...shows]),
  }
}
const IDS = ['one', 'two', 'three']
const releases = (version: string) => fc.tuple(...IDS.map((id) => fc.option(release(id, version))))
const shells = (version: string) => fc.subarray(NAMES).map((names) => shellOf(version, names))

test('whatever comes to whatever site, what is taken stands together, and nothing that is refused would', () => {
  fc.assert(
    fc.property(releases('1'), shells('1'), releases('2'), fc.option(shells('2')), (old, shell, next, nextShell) => {
      const modules = old.filter((one) => one !== null)
      const before: RegistryContent = {
        modules,
        shells: [shell],
        assignments: [assigned('shell', '1'), ...modules.map(({ id }) => assigned(id, '1'))],
        origins: [],
      }
      const candidates = [
        ...(nextShell === null ? [] : [givenShell(nextShell)]),
        ...next.filter((one) => one !== null).map((module) => given(module)),
      ]
      const { fitting, refused } = judgeTogether(candidates, before, EVERY_TENANT)
      expect(new Set([...fitting, ...refused.keys()])).toEqual(new Set(candidates))
      // The site as it is afterwards, and each of the taken ones promoted there by itself.
      const taken = fitting.flatMap((candidate) => ('module' in candidate ? [candidate.module] : []))
      const takenShell = fitting.some(({ id }) => id === 'shell')
      const after: RegistryContent = {
        ...before,
        modules: [...modules, ...taken],
        shells: nextShell === null ? [shell] : [shell, nextShell],
        assignments: [
          assigned('shell', takenShell ? '2' : '1'),
          ...IDS.flatMap((id) => {
            if (taken.some((one) => one.id === id)) return [assigned(id, '2')]
            return modules.some((one) => one.id === id) ? [assigned(id, '1')] : []
          }),
        ],
      }
      for (const module of taken) {
        expect(gateFaults({ release: module, scope: EVERY_TENANT, content: after })).toEqual([])
      }
      const [was, is] = [partsIn(before).there, partsIn(after)]
      expect(is.needed.filter((part) => was.includes(part) && !is.there.includes(part))).toEqual([])
      for (const [candidate, why] of refused) {
        expect(why).not.toEqual([])
        if ('shell' in candidate) continue
        const alone = standInFaults({ release: candidate.module, scope: EVERY_TENANT, content: after })
        // Or it needs what one that was taken does not have any more.
        const { leadsTo = [], shows = [] } = candidate.module.manifest
        const lacks = [...leadsTo, ...shows].some((part) => !is.there.includes(part))
        expect([candidate.id, lacks || alone.length > 0]).toEqual([candidate.id, true])
      }
    }),
    { numRuns: 100 },
  )
})

/** A build beside the server that may not be published never takes the place of a good release, nor stops the start. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { buildModule, buildShell } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestSite, type TestSite } from '../../testing/test-site'
import { moduleStoreOf } from '../gateway/gateway'
import { publishBuilt } from './publish-built'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ LOG_LEVEL: 'silent' })
})
afterAll(() => site.close())
beforeEach(() => {
  rmSync(site.apps, { recursive: true })
  site.build()
})

/** The server's work at its start; returns what it logs as an error. */
async function start() {
  const errors: object[] = []
  const { database, config, app } = site.server
  const log = {
    ...app.log,
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object) => errors.push(fields),
  }
  await publishBuilt({
    database,
    log: log as never,
    apps: site.apps,
    store: moduleStoreOf(config),
    now: TEST_NOW,
    developed: new Set(),
  })
  return errors
}

const page = async (path = '/') => (await site.get(path)).body

const ID = 'mfe-portal'
test.each<[string, (build: string) => void, string]>([
  [
    'the same version with other bytes',
    () => buildModule(site.apps, ID, '1.0.0', { slots: ['consult-dialog.v1'] }),
    'mfe-portal 1.0.0 is published already with other content',
  ],
  [
    'a manifest that is no JSON',
    (build) => writeFileSync(join(build, 'manifest.json'), '{'),
    'manifest.json is no JSON.',
  ],
  [
    'a manifest that lacks a field',
    () => buildModule(site.apps, ID, '2', { routes: undefined as never }),
    'wrong at routes',
  ],
  ['another contract', () => buildModule(site.apps, ID, '2', { contract: '2.0' }), 'is built for contract 2.0'],
  [
    'another module',
    () => buildModule(site.apps, ID, '2', { id: 'mfe-exam' }),
    'holds a build of mfe-exam, not of mfe-portal.',
  ],
  [
    'a missing file',
    () => rmSync(join(buildModule(site.apps, ID, '2'), 'page.js')),
    'mfe-portal 2 cannot be published: its file page.js is missing.',
  ],
  [
    'a folder in the place of a file',
    () => {
      const file = join(buildModule(site.apps, ID, '2'), 'page.js')
      rmSync(file)
      mkdirSync(file)
    },
    'mfe-portal 2 cannot be published: its file page.js is missing.',
  ],
  [
    'a changed file',
    () => writeFileSync(join(buildModule(site.apps, ID, '2'), 'page.js'), 'evil()'),
    'mfe-portal 2 cannot be published: page.js differs from its manifest.',
  ],
  [
    'a preload without a hash',
    () => buildModule(site.apps, ID, '2', { preload: ['later.js'] }),
    'mfe-portal 2 cannot be published: later.js is none of its scripts.',
  ],
])('a start beside a build with %s sets it aside and says so; the good release serves', async (_, spoil, reason) => {
  const before = await page()
  rmSync(join(site.apps, ID), { recursive: true })
  spoil(buildModule(site.apps, ID, '1.0.0'))
  expect(await start()).toEqual([expect.objectContaining({ app: ID, reasons: [expect.stringContaining(reason)] })])
  expect(await readdir(join(moduleStoreOf(site.server.config), ID))).toEqual(['1.0.0'])
  expect(mapIn(await page())).toBe(mapIn(before))
})

test('the other builds of that start are published', async () => {
  writeFileSync(join(buildShell(site.apps, '2.0.0'), 'main.js'), 'evil()')
  buildModule(site.apps, 'mfe-certificate', '2.0.0')
  expect(await start()).toHaveLength(1)
  expect(await page()).toContain('/shell/1.0.0/main.js')
  expect(await page('/mfe-certificate')).toContain('/modules/mfe-certificate/2.0.0/')
})

test('a release that was not stored to its end is removed an hour later', async () => {
  const folder = join(moduleStoreOf(site.server.config), ID)
  await mkdir(join(folder, '.draft-old'), { recursive: true })
  await mkdir(join(folder, '.draft-new'), { recursive: true })
  utimesSync(join(folder, '.draft-old'), TEST_NOW, new Date(TEST_NOW.getTime() - 61 * 60 * 1000))
  utimesSync(join(folder, '.draft-new'), TEST_NOW, new Date(TEST_NOW.getTime() - 59 * 60 * 1000))
  expect(await start()).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith('.draft'))).toEqual(['.draft-new'])
})

function mapIn(html: string): string | undefined {
  return /"moduleMap":\{"id":"(\w+)"/.exec(html)?.[1]
}
